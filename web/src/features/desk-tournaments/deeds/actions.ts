import { COPY_PREFIX, type Instant, limits, type Tournament, type TournamentStatus } from '@arena/domain';
import type { DeskTournament } from '../../../lib/calls/desk-tournaments.ts';
import { serverNow } from '../../../lib/time/clock.ts';
import { weeksLater, weeksUntilNext } from '../../../lib/time/local-time.ts';
import { longDateIn } from '../../../lib/time/whose-time.ts';
import { createTournament, updateTournament } from '../calls.ts';
import { fieldsOf, valuesOf } from '../values.ts';

/** What a question about a tournament needs. */
export interface AboutTournament {
  tournament: DeskTournament;
  /** Hears that the question was answered or taken back. */
  onClose: () => void;
}

const NAME = limits.tournament.nameCharacters;

/** Says where a tournament is now that it was saved. @param zone IANA name of the reader's zone. */
export function savedText({ status, publishDate }: Tournament, zone: string): string {
  if (status === 'published') return 'Listo: ya se ve en el sitio.';
  if (status === 'scheduled') return `Listo: se publica solo el ${longDateIn(publishDate, zone)}.`;
  return 'Borrador guardado. Nadie lo ve todavía.';
}

/** Publishes, schedules or withdraws a tournament as it was seen. @throws {ApiError} */
export function setStatus(
  { id, revision }: Tournament,
  change: { status: TournamentStatus; publishDate?: string },
): Promise<Tournament> {
  return updateTournament(id, { ...change, revision });
}

/** The times of a tournament's next edition: whole weeks later, the first of them that is still to come. */
function nextTimes({ date, endDate, registrationDeadline }: Tournament, now: Date) {
  const weeks = weeksUntilNext(date, now);
  return {
    date: weeksLater(date, weeks),
    endDate: weeksLater(endDate, weeks),
    registrationDeadline: weeksLater(registrationDeadline, weeks),
    publishDate: null,
  };
}

function nextEdition(tournament: Tournament, now: Date) {
  return { ...fieldsOf(valuesOf(tournament)), ...nextTimes(tournament, now) };
}

/**
 * Stores a copy as a draft with the times of the next edition. @throws {ApiError}
 * @param requestId the same one again is the same copy.
 */
export function duplicate(tournament: Tournament, requestId: string): Promise<Tournament> {
  // A cut may leave the half of a pair at the end, which can't be stored.
  const name = `${COPY_PREFIX}${tournament.name}`
    .slice(0, NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return createTournament({ ...nextEdition(tournament, serverNow()), name, status: 'draft', requestId });
}

/** When a tournament's next edition would be, ISO 8601 in UTC; null where it has no date. */
export function nextDate(tournament: Tournament): Instant {
  return nextTimes(tournament, serverNow()).date;
}

/**
 * Publishes the next edition of a tournament under the same name. @throws {ApiError}
 * @param requestId the same one again is the same edition.
 */
export function repeat(tournament: Tournament, requestId: string): Promise<Tournament> {
  const edition = nextEdition(tournament, serverNow());
  return createTournament({ ...edition, status: 'published', requestId });
}
