import {
  type Competition,
  type Entry,
  type Match,
  type Revision,
  type Room,
  type RoomFields,
  roomDocumentId,
} from '@arena/domain';
import type {
  CompetitionPlan,
  CompetitionView,
  DrawRequest,
  EntryEdit,
  MatchEdit,
  MatchPicture,
  MatchStateChange,
  NewAdjustment,
  NewEntry,
  NewMatch,
  ResultSubmission,
  Sighting,
  StageClosing,
} from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { found } from '../failure.ts';
import type { HistoryService } from '../history/service.ts';
import type { PictureService } from '../pictures/service.ts';
import { newId } from '../platform/new-id.ts';
import { lastUsed } from '../platform/pace/last-used.ts';
import { hideCorrected } from '../players/hiding.ts';
import { changeOne, oneOf } from '../records/change.ts';
import { commitOnto } from '../records/commit-onto.ts';
import type { Records } from '../records/store.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { adjustmentCreation, adjustmentRemoval } from './adjustment-decisions.ts';
import {
  type Applicant,
  entryCreation,
  entryEdit,
  entryImport,
  entryRemoval,
  fieldsOfRegistration,
  playersForgotten,
} from './entry-decisions.ts';
import { type Finals, finals } from './finals.ts';
import { type Following, type FollowingParts, following } from './following.ts';
import {
  matchCreation,
  matchEdit,
  matchOf,
  matchPicture,
  matchRemoval,
  matchReplay,
  matchStateChange,
  resultEntry,
} from './match-decisions.ts';
import { asItIs, type Outcome, planned, withFollowing } from './outcome.ts';
import { planning } from './plan-decisions.ts';
import { keptPublished, publishedOf } from './published.ts';
import { roomEdit, roomMoved, sightingsOf } from './rooms.ts';
import { drawing, stageClosing, stageReopening } from './stage-decisions.ts';
import { type CompetitionFacts, type CompetitionStore, MOST_KEPT, type Planned } from './store.ts';
import { type ViewParts, viewingOf } from './view.ts';

/** A match, by its tournament and id. */
interface MatchAddress {
  tournamentId: string;
  matchId: string;
}

/** A decision that may read more, once the competition was read. */
type Deciding<Result> = (facts: CompetitionFacts) => Outcome<Result> | Promise<Outcome<Result>>;

export type CarryOut = <Result>(
  tournamentId: string,
  decide: Deciding<Result>,
  actor: Pick<Actor, 'now'>,
) => Promise<Result>;

/**
 * What organisers do with a competition. Everything but rooms is decided on the whole of it and written in one commit
 * with what the public sees of it. Throws `competition_not_found` where nothing is planned, `not_found` where a part
 * isn't there, `competition_refused` where its rules say no, `edited_meanwhile` where it is no longer as it was seen.
 */
export interface CompetitionService extends Finals, Following {
  view(tournamentId: string): Promise<CompetitionView>;
  /** @throws ApiError `tournament_not_found` */
  plan(tournamentId: string, plan: CompetitionPlan, actor: Actor): Promise<CompetitionView>;
  importEntries(tournamentId: string, actor: Actor): Promise<CompetitionView>;
  addEntry(tournamentId: string, entry: NewEntry, actor: Actor): Promise<Entry>;
  editEntry(tournamentId: string, entryId: string, edit: EntryEdit, actor: Actor): Promise<Entry>;
  removeEntry(tournamentId: string, entryId: string, actor: Actor): Promise<void>;
  draw(tournamentId: string, stageId: string, request: DrawRequest, actor: Actor): Promise<CompetitionView>;
  close(tournamentId: string, stageId: string, closing: StageClosing, actor: Actor): Promise<CompetitionView>;
  reopen(tournamentId: string, stageId: string, expectedRevision: number, actor: Actor): Promise<CompetitionView>;
  addMatch(tournamentId: string, match: NewMatch, actor: Actor): Promise<Match>;
  /** Its room moves with it. */
  editMatch(address: MatchAddress, edit: MatchEdit, actor: Actor): Promise<Match>;
  removeMatch(address: MatchAddress, actor: Actor): Promise<void>;
  setMatchState(address: MatchAddress, change: MatchStateChange, actor: Actor): Promise<Match>;
  replay(address: MatchAddress, actor: Actor): Promise<Match>;
  enterResult(address: MatchAddress, result: ResultSubmission, actor: Actor): Promise<Match>;
  /** @throws ApiError `invalid` where there is no such picture. */
  setPicture(address: MatchAddress, change: MatchPicture, actor: Actor): Promise<Match>;
  revisions(address: MatchAddress): Promise<Revision[]>;
  room(address: MatchAddress): Promise<Room>;
  writeRoom(address: MatchAddress, room: RoomFields & { expectedRevision: number }, actor: Actor): Promise<Room>;
  /** Who of a match has seen its room, in the order of the lobby; nobody has where there is none. */
  sightings(address: MatchAddress): Promise<Sighting[]>;
  adjust(tournamentId: string, adjustment: NewAdjustment, actor: Actor): Promise<Competition>;
  removeAdjustment(tournamentId: string, adjustmentId: string, actor: Actor): Promise<void>;
  /** Carries out what another part of the server decides of a competition, such as of its prizes. */
  carryOut: CarryOut;
  /** Makes what the public sees of it anew, such as when a player is hidden; nothing where there is no competition. */
  republish(tournamentId: string, now: Date): Promise<void>;
  /** Erases what leads from its entries to persons; nothing where there is no competition. */
  forgetPlayers(tournamentId: string, now: Date): Promise<void>;
}

export interface CompetitionParts extends FollowingParts, ViewParts {
  store: CompetitionStore;
  rooms: Records<Room>;
  tournaments: Pick<TournamentStore, 'one' | 'visible'>;
  registrations: Pick<RegistrationReader, 'pages' | 'some' | 'countApproved'>;
  pictures: Pick<PictureService, 'demand'>;
  catalogue: Pick<CatalogueService, 'rebuildSoon'>;
  history: Pick<HistoryService, 'rebuildSoon'>;
}

/** The approved registrations of a tournament, as entries are made of them. */
async function applicantsOf(
  tournamentId: string,
  { registrations, hash }: Pick<CompetitionParts, 'registrations' | 'hash'>,
): Promise<Applicant[]> {
  const approved: Applicant[] = [];
  for await (const page of registrations.pages(tournamentId)) {
    for (const registration of page) {
      const { id, status } = registration;
      const fields = fieldsOfRegistration(registration);
      if (status === 'approved') approved.push({ id: hash('entry', id), registrationId: id, fields });
    }
  }
  return approved;
}

/** Carries decisions out. What follows from one for the public is part of the same commit, and announced after it. */
function carrying({ store, catalogue, history, hash }: CompetitionParts): CarryOut {
  const keptOf = lastUsed(MOST_KEPT, () => keptPublished(hash));
  return async (tournamentId, decide, { now }) => {
    const done = await commitOnto(
      () => store.read(tournamentId),
      async (facts) => {
        const { result, next, revision, audit } = withFollowing(facts, await decide(facts), { now });
        if (next === undefined) return { result: { result, isNews: false, isHistory: false }, changes: null };
        const publish = (hidden: ReadonlySet<string>) =>
          publishedOf(next, hidden, keptOf(tournamentId), now.toISOString());
        const changes = { next, publish, revision, audit };
        const isOver = [facts.competition, next.competition].some((one) => one?.state === 'finished');
        const isHistory = isOver || next.prizes.length > 0;
        return { result: { result, isNews: true, isHistory }, changes };
      },
    );
    if (done.isNews) catalogue.rebuildSoon();
    if (done.isHistory) history.rebuildSoon();
    return done.result;
  };
}

/** The competition as a decision leaves it. */
function viewing(carryOut: CarryOut, viewOf: ReturnType<typeof viewingOf>) {
  return async (tournamentId: string, decide: Deciding<Planned>, actor: Actor): Promise<CompetitionView> => {
    const whole: Deciding<Planned> = async (facts) => {
      const outcome = withFollowing(facts, await decide(facts), actor);
      return { ...outcome, result: outcome.next ?? outcome.result };
    };
    return viewOf(await carryOut(tournamentId, whole, actor));
  };
}

/** Brings entries by the registrations as they are. Who left or was erased while these were read is followed after it. */
function importing(
  viewAfter: ReturnType<typeof viewing>,
  catchUp: ReturnType<typeof following>['catchUp'],
  viewNow: CompetitionService['view'],
  parts: Pick<CompetitionParts, 'registrations' | 'hash'>,
): CompetitionService['importEntries'] {
  return async (tournamentId, actor) => {
    let before: ReadonlySet<string> | null = null;
    const playingIn = (entries: readonly Entry[]) =>
      new Set(entries.flatMap(({ status, registrationId }) => (status === 'active' && registrationId) || []));
    const view = await viewAfter(
      tournamentId,
      async (facts) => {
        before ??= playingIn(facts.entries);
        return entryImport(await applicantsOf(tournamentId, parts), actor)(facts);
      },
      actor,
    );
    const brought = [...playingIn(view.entries)].filter((id) => !before?.has(id));
    if (brought.length === 0) return view;
    await catchUp(brought, actor.now);
    return viewNow(tournamentId);
  };
}

/** What organisers do with the rooms of matches. @param wholeOf reads a competition that is planned. */
function roomsOf(
  wholeOf: (tournamentId: string) => Promise<Planned>,
  { rooms, registrations }: Pick<CompetitionParts, 'rooms' | 'registrations'>,
) {
  const idOf = ({ tournamentId, matchId }: MatchAddress) => roomDocumentId(tournamentId, matchId);
  const knownMatch = async (address: MatchAddress) => matchOf(await wholeOf(address.tournamentId), address.matchId);

  return {
    /** Moves a room with its match, as that is by now: also after a try that broke off before it did. */
    follow: (address: MatchAddress, actor: Actor) =>
      changeOne(rooms, idOf(address), async (room) => roomMoved(await knownMatch(address), actor)(room)),
    calls: {
      async room(address) {
        await knownMatch(address);
        return found(await oneOf(rooms, idOf(address)));
      },
      async sightings(address) {
        const whole = await wholeOf(address.tournamentId);
        const match = matchOf(whole, address.matchId);
        return sightingsOf(match, whole, await oneOf(rooms, idOf(address)), registrations);
      },
      async writeRoom(address, room, actor) {
        return changeOne(rooms, idOf(address), roomEdit(address, await knownMatch(address), room, actor));
      },
    } satisfies Pick<CompetitionService, 'room' | 'sightings' | 'writeRoom'>,
  };
}

export function competitionService(parts: CompetitionParts): CompetitionService {
  const { store, pictures } = parts;
  const carryOut = carrying(parts);
  const viewOf = viewingOf(parts);
  const viewAfter = viewing(carryOut, viewOf);
  const followed = following(carryOut, parts);
  const wholeOf = async (tournamentId: string) => planned((await store.read(tournamentId)).facts);
  const ofRooms = roomsOf(wholeOf, parts);
  const viewNow = async (tournamentId: string) => viewOf(await wholeOf(tournamentId));

  return {
    view: viewNow,
    async plan(tournamentId, plan, actor) {
      const tournament = found(await parts.tournaments.one(tournamentId), 'tournament_not_found');
      return viewAfter(tournamentId, planning(tournament, plan, actor), actor);
    },
    importEntries: importing(viewAfter, followed.catchUp, viewNow, parts),
    addEntry: (tournamentId, { requestId, ...fields }, actor) =>
      carryOut(tournamentId, entryCreation(newId(requestId), fields, actor), actor),
    editEntry(tournamentId, entryId, edit, actor) {
      const decide = entryEdit(entryId, edit, actor);
      const hiding: Deciding<Entry> = async (facts) => {
        const outcome = decide(facts);
        const before = facts.entries.find(({ id }) => id === entryId)?.players ?? [];
        await hideCorrected(parts.hidden, [before, outcome.result.players], actor, parts.hash);
        return outcome;
      };
      return carryOut(tournamentId, hiding, actor);
    },
    removeEntry: (tournamentId, entryId, actor) => carryOut(tournamentId, entryRemoval(entryId, actor), actor),
    draw: (tournamentId, stageId, request, actor) =>
      viewAfter(tournamentId, drawing(stageId, request, newId(), actor), actor),
    async close(tournamentId, stageId, closing, actor) {
      const prizePool = (await parts.tournaments.one(tournamentId))?.prizePool ?? '';
      return viewAfter(tournamentId, stageClosing(stageId, closing, { seed: newId(), prizePool }, actor), actor);
    },
    reopen: (tournamentId, stageId, expectedRevision, actor) =>
      viewAfter(tournamentId, stageReopening(stageId, expectedRevision, actor), actor),
    addMatch: (tournamentId, { requestId, ...fields }, actor) =>
      carryOut(tournamentId, matchCreation(newId(requestId), fields, actor), actor),
    async editMatch(address, edit, actor) {
      const match = await carryOut(address.tournamentId, matchEdit(address.matchId, edit, actor), actor);
      await ofRooms.follow(address, actor);
      return match;
    },
    removeMatch: ({ tournamentId, matchId }, actor) => carryOut(tournamentId, matchRemoval(matchId, actor), actor),
    setMatchState: ({ tournamentId, matchId }, change, actor) =>
      carryOut(tournamentId, matchStateChange(matchId, change, actor), actor),
    replay: ({ tournamentId, matchId }, actor) => carryOut(tournamentId, matchReplay(matchId, actor), actor),
    enterResult: ({ tournamentId, matchId }, result, actor) =>
      carryOut(tournamentId, resultEntry(matchId, result, actor), actor),
    async setPicture({ tournamentId, matchId }, change, actor) {
      if (change.picture !== null) await pictures.demand(change.picture, 'picture', actor.now);
      return carryOut(tournamentId, matchPicture(matchId, change, actor), actor);
    },
    async revisions(address) {
      const { id } = matchOf(await wholeOf(address.tournamentId), address.matchId);
      return store.revisions(address.tournamentId, id);
    },
    ...ofRooms.calls,
    adjust: (tournamentId, { requestId, ...fields }, actor) =>
      carryOut(tournamentId, adjustmentCreation(newId(requestId), fields, actor), actor),
    removeAdjustment: (tournamentId, adjustmentId, actor) =>
      carryOut(tournamentId, adjustmentRemoval(adjustmentId, actor), actor),
    ...followed.calls,
    ...finals(carryOut, parts),
    carryOut,
    republish: (tournamentId, now) => carryOut(tournamentId, asItIs, { now }),
    forgetPlayers: (tournamentId, now) => carryOut(tournamentId, playersForgotten(parts.hash), { now }),
  };
}
