import {
  type ActiveQuestion,
  type ConfirmationWindow,
  confirmationsOf,
  consentStateOf,
  countRequested,
  DAY,
  type Entry,
  entryName,
  entryOfRegistration,
  type FinalResult,
  finalConfirmation,
  isConfirmed,
  type Lobbies,
  type MemberView,
  type MyRegistration,
  type MyRegistrationData,
  type MyRights,
  matchesOfEntry,
  ownLobby,
  ownPrize,
  type Prize,
  playersOf,
  type StageResult,
  type TeamLink,
  type VisibleTournament,
  type Waiting,
} from '@arena/domain';
import type { StoredRegistration } from '../registrations/registration-document.ts';

/** Data that all players of a tournament share. */
export interface TournamentContext extends Lobbies {
  tournament: VisibleTournament | null;
  prizes: readonly Prize[];
  /** Public names of the entries. */
  names: ReadonlyMap<string, string>;
  /** Final results by entry. */
  results: ReadonlyMap<string, FinalResult>;
  /** Places in the stages by entry; empty after the end. */
  stageResults: ReadonlyMap<string, StageResult>;
}

export function shownTournament(tournament: VisibleTournament | null): MyRegistration['tournament'] {
  if (tournament?.status !== 'published') return null;
  const { id, name, date, endDate, registrationDeadline } = tournament;
  return { id, name, date, endDate, registrationDeadline };
}

/** Returns the entry of an approved registration; null if there is none. */
export function entryOf(
  { id, status }: StoredRegistration,
  { entries }: Pick<TournamentContext, 'entries'>,
): Entry | null {
  return status === 'approved' ? entryOfRegistration(entries, id) : null;
}

export function windowsOf(
  registration: StoredRegistration,
  shared: Pick<TournamentContext, 'tournament' | 'competition' | 'entries' | 'matches'>,
  now: Date,
): ConfirmationWindow[] {
  const entry = entryOf(registration, shared);
  const final = entry && finalConfirmation(shared.tournament, shared, entry, now);
  return [...confirmationsOf(shared.tournament, registration, now), ...(final ? [final] : [])];
}

function teamLinkOf({ team, status, teamLink, teamLinks }: StoredRegistration): TeamLink | null {
  return team === null || status === 'rejected' ? null : { number: teamLinks, isMade: teamLink !== '' };
}

/** Hides a refusal carried over from an earlier registration of the same player ID. */
function visibleConsent({ guardian, consent }: StoredRegistration): StoredRegistration['consent'] {
  return guardian === null ? null : consent;
}

/** Returns an open change of players, or one that was decided in the last two days. */
function shownChange(registration: StoredRegistration, now: Date): MyRegistration['playersChange'] {
  const { playersChange: change, status } = registration;
  if (change === null || status === 'rejected') return null;
  if (change.state !== 'open' && Date.parse(change.at) < now.getTime() - 2 * DAY) return null;
  return { state: change.state, players: countRequested(registration) };
}

/** Builds the view of a private link. Matches require approval. Prizes stay visible without it. */
export function toMyRegistration(
  registration: StoredRegistration,
  shared: TournamentContext,
  waiting: Waiting | null,
  now: Date,
): MyRegistration {
  const { team, status, out, reason, createdAt, decidedAt } = registration;
  const entry = entryOf(registration, shared);
  const winner = entryOfRegistration(shared.entries, registration.id);
  const confirmations = windowsOf(registration, shared, now);
  const asking = entry && { ...entry, isConfirmed: isConfirmed(confirmations) };
  return {
    status,
    out,
    reason: entry === null ? reason : (entry.reason ?? null),
    createdAt,
    decidedAt,
    now: now.toISOString(),
    waiting,
    name: entryName({ name: team?.name ?? '', players: playersOf(registration) }),
    tournament: shownTournament(shared.tournament),
    consent: consentStateOf({ guardian: registration.guardian, consent: visibleConsent(registration) }),
    isConsentCarried: registration.consent?.carried === true,
    guardianAsked: registration.guardianAsked,
    guardianLinks: registration.guardianLinks,
    playersChange: shownChange(registration, now),
    teamLink: teamLinkOf(registration),
    entry: entry?.status ?? null,
    entryId: entry?.id ?? null,
    lobby: entry && ownLobby(shared, entry.id, shared.names),
    confirmations,
    hasStandings: shared.competition !== null,
    matches: asking === null ? [] : matchesOfEntry(shared, asking, now),
    prizes: shared.prizes.filter(({ entryId }) => entryId === winner?.id).map(ownPrize),
    standing: (entry && shared.stageResults.get(entry.id)) ?? null,
    finalResult: (entry && shared.results.get(entry.id)) ?? null,
  };
}

export function toMemberView(myRegistration: MyRegistration): MemberView {
  const { status, createdAt, now, waiting, name, tournament, entry, entryId, lobby, hasStandings } = myRegistration;
  const { confirmations, matches } = myRegistration;
  const { standing, finalResult } = myRegistration;
  return {
    status,
    createdAt,
    now,
    waiting,
    name,
    tournament,
    entry,
    entryId,
    lobby,
    hasStandings,
    confirmations,
    matches,
    standing,
    finalResult,
  };
}

/** Returns all stored data for the link's holder, except which admin decided. */
export function toMyRegistrationData(
  stored: StoredRegistration,
  questions: readonly ActiveQuestion[],
  rights: MyRights,
): MyRegistrationData {
  const { fullName, nickname, freeFireId, email, phone, answers, team, playersChange, guardian, guardianAsked } =
    stored;
  const { status, out, reason, createdAt, decidedAt, revision, networkHash } = stored;
  const typed = { fullName, nickname, freeFireId, email, phone, answers, team, playersChange, guardian, guardianAsked };
  const decided = { consent: visibleConsent(stored), status, out, reason, createdAt, decidedAt, revision };
  const kept = { teamLink: teamLinkOf(stored), hasOrigin: networkHash !== null };
  return { ...typed, ...decided, ...kept, questions: [...questions], rights };
}
