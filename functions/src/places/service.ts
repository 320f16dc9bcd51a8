import {
  calledOffOf,
  isConfirmed,
  limits,
  matchesOfEntry,
  type OwnPrize,
  ownPrize,
  type Place,
  type RoomCode,
  roomCode,
  roomDocumentId,
  seenAt,
} from '@arena/domain';
import type { EndpointSpec } from '@arena/domain/api';
import { type CompetitionStore, MOST_KEPT } from '../competitions/store.ts';
import { ApiError } from '../failure.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { keptFor } from '../platform/pace/kept-for.ts';
import { lastUsed } from '../platform/pace/last-used.ts';
import { answering, type PrizeAnswer } from '../prizes/decisions.ts';
import type { PrizeService } from '../prizes/service.ts';
import { countersOf, type Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import { oneOf } from '../records/change.ts';
import { guardianHash, linkHash, teamHash } from '../registrations/links.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { RoomStore } from '../rooms/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { WaitingService } from '../waiting/service.ts';
import { linkPace } from './pace.ts';
import { entryOf, type Scene, toPlace, windowsOf } from './presenter.ts';

/** Whose a private link is. */
type LinkKind = 'player' | NonNullable<EndpointSpec['holds']>;

/** What private links lead to. */
export interface PlaceService {
  /**
   * The registration whose link, or whose guardian's or team's, ends in this token.
   * @throws ApiError `link_not_found`, the same for one that never was, was replaced or is erased, and for the link of a
   * team that is rejected; `rate_limited` where one link is asked about, or an address asks about none, too often.
   */
  holderOf(token: string, visit: Visit, kind?: LinkKind): Promise<StoredRegistration>;
  /** As it was some seconds ago, as far as it is all players'. */
  read(holder: StoredRegistration, now: Date): Promise<Place>;
  /** Its holder has changed something that all players' places show: who asks here next reads it. */
  changed(holder: StoredRegistration): void;
  /**
   * The room of a match, and notes that its holder's entry saw it.
   * @throws ApiError `room_not_yet`, the same before its time, after its day, while something is to be confirmed or the
   * tournament is withdrawn, and where it isn't theirs or there is none.
   */
  room(holder: StoredRegistration, matchId: string, now: Date): Promise<RoomCode>;
  /**
   * What its player says of a prize that was sent.
   * @throws ApiError `not_found` where it isn't theirs, `competition_refused` where it wasn't sent; `rate_limited`.
   */
  prize(holder: StoredRegistration, answer: PrizeAnswer, now: Date): Promise<OwnPrize>;
}

export interface PlaceParts {
  reader: Pick<RegistrationReader, 'byLink'>;
  tournaments: Pick<TournamentStore, 'visible'>;
  competitions: Pick<CompetitionStore, 'read'>;
  rooms: Pick<RoomStore, 'of' | 'read' | 'noteSeen'>;
  prizes: Pick<PrizeService, 'answer'>;
  waiting: Pick<WaitingService, 'standing'>;
  limiter: Pick<RateLimiter, 'takeAll'>;
  hash: KeyedHash;
}

const NO_ROOMS = new Map<never, never>();

/** What the places of a tournament have in common is read once in a while for all who ask. */
function scenesOf({ tournaments, competitions, rooms }: PlaceParts) {
  async function read(tournamentId: string): Promise<Scene> {
    const [tournament, { facts }, ofMatches] = await Promise.all([
      tournaments.visible(tournamentId),
      competitions.read(tournamentId),
      rooms.of(tournamentId),
    ]);
    const ofMatch = new Map(ofMatches.map((room) => [room.matchId, room]));
    return { tournament, ...facts, rooms: ofMatch, isOff: calledOffOf(facts) };
  }

  const keptOf = lastUsed(MOST_KEPT, (tournamentId) => keptFor(limits.sceneKept, () => read(tournamentId)));
  return {
    of: (tournamentId: string, now: Date) => keptOf(tournamentId).at(now.getTime()),
    forget: (tournamentId: string) => keptOf(tournamentId).forget(),
  };
}

/** By what a link of each kind is found. */
const ways = {
  player: { whose: 'link', hashOf: linkHash },
  guardian: { whose: 'guardianLink', hashOf: guardianHash },
  member: { whose: 'teamLink', hashOf: teamHash },
} as const satisfies Record<LinkKind, unknown>;

/**
 * One of the matches of a holder's entry.
 * @throws ApiError `room_not_yet` where it isn't, where there is no entry or its tournament isn't published.
 */
function playedMatch(holder: StoredRegistration, matchId: string, scene: Scene, now: Date) {
  const own = entryOf(holder, scene);
  if (own === null || scene.tournament?.status !== 'published') throw new ApiError('room_not_yet');
  const entry = { ...own, isConfirmed: isConfirmed(windowsOf(holder, scene, now)) };
  const match = matchesOfEntry(scene, entry, now).find(({ id }) => id === matchId);
  if (match === undefined) throw new ApiError('room_not_yet');
  return { entry, match };
}

export function placeService(parts: PlaceParts): PlaceService {
  const { reader, limiter, hash } = parts;
  const scenes = scenesOf(parts);
  const pace = linkPace();

  return {
    async holderOf(token, { origin, now }, kind = 'player') {
      const { whose, hashOf } = ways[kind];
      const link = hashOf(hash, token);
      pace.take(link, now);
      const registration = await reader.byLink(whose, link);
      // Why a team was rejected is its captain's to know, and to tell.
      const isClosed = kind === 'member' && registration?.status === 'rejected';
      if (registration !== null && !isClosed) return registration;
      await limiter.takeAll(countersOf('links', origin), now);
      throw new ApiError('link_not_found');
    },

    async read(holder, now) {
      const [around, standing] = await Promise.all([
        scenes.of(holder.tournamentId, now),
        parts.waiting.standing(holder),
      ]);
      return toPlace(holder, around, standing, now);
    },

    changed({ tournamentId }) {
      scenes.forget(tournamentId);
    },

    async prize(holder, answer, now) {
      const { facts } = await parts.competitions.read(holder.tournamentId);
      // What was said already costs nothing: its answer may have been lost.
      const isNew = answering(holder, answer, now)(facts).next !== undefined;
      if (isNew) await limiter.takeAll([{ name: 'correctionsPerLink', key: holder.link }], now);
      return ownPrize(await parts.prizes.answer(holder, answer, now));
    },

    async room(holder, matchId, now) {
      const { tournamentId } = holder;
      const [{ tournament, isOff }, { facts }] = await Promise.all([
        scenes.of(tournamentId, now),
        parts.competitions.read(tournamentId),
      ]);
      const { entry, match } = playedMatch(holder, matchId, { tournament, ...facts, rooms: NO_ROOMS, isOff }, now);
      const id = roomDocumentId(tournamentId, matchId);
      // Read anew for each who asks: a password that was changed a second ago is the only good one.
      const room = await oneOf(parts.rooms, id);
      const code = roomCode(room, { ...entry, state: match.state, startsAt: match.startsAt }, now);
      if (room === null || code === null) throw new ApiError('room_not_yet');
      if (seenAt(room, entry.id) === null && !(await parts.rooms.noteSeen(id, entry.id, now.toISOString()))) {
        throw new ApiError('room_not_yet');
      }
      return code;
    },
  };
}
