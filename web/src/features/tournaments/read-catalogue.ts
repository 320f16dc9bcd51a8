import { type PublicTournament, readPublicTournament, readPublicTournaments } from '@arena/domain';
import { readDocument } from '#lib/calls/firestore-rest.ts';

/** Reads the public tournaments from one document. A missing catalogue is empty. @throws if it can't be read */
export async function readCatalogue(): Promise<PublicTournament[]> {
  const catalogue = await readDocument('catalogue/published');
  return readPublicTournaments(catalogue?.tournaments);
}

/**
 * Reads a tournament that has left the catalogue from its own document; null if visitors can't see it.
 * @throws if it can't be read
 */
export async function readTournamentDocument(id: string): Promise<PublicTournament | null> {
  const fields = await readDocument(`tournaments/${encodeURIComponent(id)}`);
  return fields && readPublicTournament(id, fields);
}
