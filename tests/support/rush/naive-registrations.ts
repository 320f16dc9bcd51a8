import { type RegistrationSubmission, registrationId } from '@arena/domain';
import type { Database } from '../../../functions/src/platform/firestore.ts';

/**
 * The control: registers by reading the tournament, deciding, and writing. Between the read and the write
 * everyone else reads the same free place. What shows the oversell here would show one in the product.
 */
export async function registerNaively(database: Database, submission: RegistrationSubmission): Promise<boolean> {
  const tournament = database.doc(`tournaments/${submission.tournamentId}`);
  const registration = database.doc(`registrations/${registrationId(submission.tournamentId, submission.freeFireId)}`);
  const [current, existing] = await database.getAll(tournament, registration);
  const { maxPlayers, currentPlayers } = current?.data() ?? {};
  if (existing?.exists || currentPlayers >= maxPlayers) return false;
  await registration.set({ ...submission, status: 'pending' });
  await tournament.update({ currentPlayers: currentPlayers + 1 });
  return true;
}
