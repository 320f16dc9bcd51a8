import { type RegistrationSubmission, RegistrationSubmission as Schema } from '@arena/domain';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { submission, tournamentDocuments, write } from '../records/records.ts';

/** Many who want into one tournament at once. */
export interface Rush {
  submissions: number;
  places: number;
  /** Different Free Fire IDs among the submissions, which repeat in turn. */
  players: number;
}

export const FIVE_HUNDRED_FOR_A_HUNDRED: Rush = { submissions: 500, places: 100, players: 500 };
/** The same rush of players who try three or four times each. */
export const REPEATED_IDS: Rush = { submissions: 500, places: 100, players: 150 };

/** The submissions of a rush, one after the other its players. */
export function submissionsOf({ submissions, players }: Rush, tournamentId: string): RegistrationSubmission[] {
  return Array.from({ length: submissions }, (_, index) => {
    const freeFireId = String(10_000_000 + (index % players));
    return Schema.parse(submission({ tournamentId, freeFireId, email: `jugador${freeFireId}@example.com` }));
  });
}

/** Publishes the tournament that the rush is for. It has no date yet, so it is open by any clock. */
export async function openPlaces(database: Database, { places }: Pick<Rush, 'places'>, id: string): Promise<void> {
  const undated = { date: null, registrationDeadline: null };
  await write(database, tournamentDocuments(id, { ...undated, maxPlayers: places }));
}

/** What the database holds after a rush. */
export async function tally(database: Database, tournamentId: string) {
  const [tournament, registrations] = await Promise.all([
    database.doc(`tournaments/${tournamentId}`).get(),
    database.collection('registrations').where('tournamentId', '==', tournamentId).get(),
  ]);
  return { currentPlayers: Number(tournament.get('currentPlayers')), registrations: registrations.size };
}
