import { limits, longDateText, type Tournament, type TournamentStatus } from '@arena/domain';
import { ApiError } from '../../lib/api.ts';
import { createTournament, deleteTournament, type Organiser, updateTournament } from './calls.ts';
import { fieldsOf, valuesOf } from './values.ts';

const NAME = limits.tournament.nameCharacters;

/** Says where a tournament is now that it was saved. @param zone IANA name of the reader's zone. */
export function savedText({ status, publishDate }: Tournament, zone: string): string {
  if (status === 'published') return 'Listo: ya se ve en el sitio.';
  if (status === 'scheduled') return `Listo: se publica solo el ${longDateText(publishDate, zone)}.`;
  return 'Borrador guardado. Nadie lo ve todavía.';
}

/** Publishes, schedules or withdraws a tournament as it was seen. @throws {ApiError} */
export function setStatus(
  organiser: Organiser,
  { id, revision }: Tournament,
  change: { status: TournamentStatus; publishDate?: string },
): Promise<Tournament> {
  return updateTournament(organiser, id, { ...change, revision });
}

/**
 * Stores a copy as a draft without dates. @throws {ApiError}
 * @param requestId the same one again is the same copy.
 */
export function duplicate(organiser: Organiser, tournament: Tournament, requestId: string): Promise<Tournament> {
  const fields = fieldsOf(valuesOf(tournament));
  return createTournament(organiser, {
    ...fields,
    name: `Copia de ${fields.name}`.slice(0, NAME).trim(),
    status: 'draft',
    date: null,
    endDate: null,
    registrationDeadline: null,
    publishDate: null,
    imageUrl: tournament.imageUrl,
    requestId,
  });
}

/**
 * Deletes a tournament. Where an earlier try had no answer, that it is gone already is what was wanted.
 * @throws {ApiError} `has_registrations` where there are any and `force` isn't set.
 */
export async function remove(
  organiser: Organiser,
  { id }: Tournament,
  { force, retried }: { force: boolean; retried: boolean },
): Promise<void> {
  try {
    await deleteTournament(organiser, id, force);
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'tournament_not_found';
    if (!retried || !isGone) throw error;
  }
}

/** What a tournament lacks for a player to find and enter it; empty where it is ready. */
export function missingForPlayers({ date, linkedFormId, rules }: Pick<Tournament, 'date' | 'linkedFormId' | 'rules'>) {
  return [
    date === null ? 'la fecha' : '',
    linkedFormId === null ? 'el formulario de inscripción' : '',
    rules.length === 0 ? 'las reglas' : '',
  ].filter((missing) => missing !== '');
}
