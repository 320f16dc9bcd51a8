import { COPY_PREFIX, limits, type Tournament, type TournamentStatus } from '@arena/domain';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { serverNow } from '#lib/time/clock.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { weeksLater, weeksUntilNext } from '#lib/time/local-time.ts';
import { createTournament, updateTournament } from '../tournament-calls';
import { tournamentFieldsOf, tournamentValuesOf } from '../tournament-values';

export interface AboutTournament {
  tournament: AdminTournament;
  onClose: () => void;
}

const NAME = limits.tournament.nameCharacters;

/** Describes where a saved tournament is now visible. @param zone IANA name of the reader's zone */
export function savedText({ status, publishDate }: Tournament, zone: string): string {
  if (status === 'published') return 'Listo: ya se ve en el sitio.';
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
