import {
  COPY_PREFIX,
  limits,
  missingForPlayers,
  Tournament,
  type TournamentInput,
  type TournamentStatus,
  type TournamentUpdate,
  tournamentPermissionText,
} from '@arena/domain';
import { readWholeTournament } from '#lib/calls/admin-tournaments.ts';
import { callAs } from '#lib/calls/organiser.ts';
import type { DraftStorage } from '#lib/editing/drafts.ts';
import { draftsOf } from '#lib/editing/drafts.ts';
import { createStore } from '#lib/page/store.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { serverNow, useServerNow } from '#lib/time/clock.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { weeksLater, weeksUntilNext } from '#lib/time/local-time.ts';
import { changesIn, hasFields, TournamentValues, tournamentFieldsOf, tournamentValuesOf } from './tournament-values.ts';

/** Builds calls with a permission; `action` selects the refusal's text. */
const callTo = (action: keyof typeof tournamentPermissionText) =>
  callAs('manage_tournaments', tournamentPermissionText[action]);

/** Creates a tournament with the id `key`. @throws {ApiError} `key_reused` if another body used the key */
function createTournament(body: TournamentInput, key: string): Promise<Tournament> {
  return callTo('create')('POST /tournaments', { body, key });
}

/** Changes the given fields, unless the tournament was edited since `revision`. @throws {ApiError} */
function updateTournament(id: string, body: TournamentUpdate): Promise<Tournament> {
  return callTo('update')('PUT /tournaments/:id', { params: { id }, body });
}

/** Deletes a tournament; one with registrations or results needs `force`. @throws {ApiError} `has_registrations` */
export async function deleteTournament(id: string, force: boolean): Promise<void> {
  const query = { force: force ? ('true' as const) : ('false' as const) };
  await callTo('delete')('DELETE /tournaments/:id', { params: { id }, query });
}

export const tournamentDrafts = draftsOf(adminStorageKeys.draft('tournament'), TournamentValues, Tournament);

/** Stores tournaments: a new one with all fields, an edit with the changed ones. */
export const tournamentStorage: DraftStorage<TournamentValues, Tournament> = {
  read: readWholeTournament,
  create: (values, requestId) => createTournament(tournamentFieldsOf(values), requestId),
  update: (base, values) => updateTournament(base.id, { ...changesIn(values, base), revision: base.revision }),
  sent: (values, base) => (base === null ? tournamentFieldsOf(values) : changesIn(values, base)),
  has: hasFields,
};

const NAME = limits.tournament.nameCharacters;

/** Describes where a saved tournament is now visible. @param zone IANA name of the reader's zone */
export function savedText({ status, publishDate, unlisted }: Tournament, zone: string): string {
  if (status === 'published') return unlisted ? 'Listo: lo ve quien tiene su enlace.' : 'Listo: ya se ve en el sitio.';
  if (status === 'scheduled') return `Listo: se publica solo el ${longDateIn(publishDate, zone)}.`;
  return 'Borrador guardado. Nadie lo ve todavía.';
}

/** Publishes, schedules or unpublishes a tournament, if it is as seen. @throws {ApiError} */
export function setStatus(
  { id, revision }: Tournament,
  change: { status: TournamentStatus; publishDate?: string },
): Promise<Tournament> {
  return updateTournament(id, { ...change, revision });
}

/** Moves all times of a tournament by the fewest weeks after which none is in the past. */
export function nextTimes({ date, endDate, registrationDeadline }: Tournament, now: Date) {
  const weeks = Math.max(...[date, endDate, registrationDeadline].map((time) => weeksUntilNext(time, now)));
  return {
    date: weeksLater(date, weeks),
    endDate: weeksLater(endDate, weeks),
    registrationDeadline: weeksLater(registrationDeadline, weeks),
    publishDate: null,
  };
}

type Times = ReturnType<typeof nextTimes>;

function nextEdition(tournament: Tournament, times: Times) {
  return { ...tournamentFieldsOf(tournamentValuesOf(tournament)), ...times };
}

/**
 * Stores a copy as a draft with the times of the next edition.
 * @throws {ApiError}
 * @param requestId the same id returns the same copy
 */
export function duplicate(tournament: Tournament, requestId: string): Promise<Tournament> {
  // A cut may leave a lone surrogate at the end, which can't be stored.
  const name = `${COPY_PREFIX}${tournament.name}`
    .slice(0, NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
  const times = nextTimes(tournament, serverNow());
  return createTournament({ ...nextEdition(tournament, times), name, status: 'draft' }, requestId);
}

/**
 * Publishes the next edition of a tournament under a name, at these times.
 * @throws {ApiError}
 * @param requestId the same id returns the same edition
 */
export function repeat(
  tournament: Tournament,
  { name, ...times }: Times & Pick<Tournament, 'name'>,
  requestId: string,
): Promise<Tournament> {
  return createTournament({ ...nextEdition(tournament, times), name: name.trim(), status: 'published' }, requestId);
}

/** The last tournament published from here, while it is offered to be shared; null without one. */
export const { set: offerToShare, useLive: usePublished } = createStore<Tournament | null>(null);

/** Returns what a tournament lacks before players can register. */
export function useMissing(tournament: Parameters<typeof missingForPlayers>[0]): readonly string[] {
  // One text, so that the clock renders only on changes.
  const missing = useServerNow((now) => missingForPlayers(tournament, now).join('\n'));
  return missing === '' ? [] : missing.split('\n');
}
