import { type PublicTournament, readPublicTournament, readPublicTournaments } from '@arena/domain';
import { readDocument } from '../../lib/calls/firestore-rest.ts';

/**
 * Every tournament a visitor may list, in one document. A catalogue that isn't there yet has nothing in it.
 * @throws where it can't be read.
 */
export async function readCatalogue(): Promise<PublicTournament[]> {
  const catalogue = await readDocument('catalogue/published');
  return readPublicTournaments(catalogue?.tournaments);
}

/**
 * A tournament that the catalogue no longer carries, from its own document; null where there is none to see.
 * @throws where it can't be read.
 */
export async function readTournamentDocument(id: string): Promise<PublicTournament | null> {
  const fields = await readDocument(`tournaments/${encodeURIComponent(id)}`);
  return fields && readPublicTournament(id, fields);
}
