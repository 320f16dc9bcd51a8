import { isFields, type PublicTournament, readPublicTournament, readPublicTournaments, toMillis } from '@arena/domain';
import { readDocument } from '../../lib/calls/firestore-rest.ts';
import { readStored, storageKeys } from '../../lib/storage/storage.ts';

/** A list of tournaments and when it was read, in milliseconds. */
export interface KeptCatalogue {
  tournaments: readonly PublicTournament[];
  readAt: number;
}

/** The last good list that this browser has kept; null where it has none, or a damaged one. */
export function keptCatalogue(): KeptCatalogue | null {
  const kept = readStored('local', storageKeys.tournaments);
  if (!isFields(kept)) return null;
  const readAt = typeof kept.readAt === 'string' ? toMillis(kept.readAt) : null;
  return readAt === null ? null : { tournaments: readPublicTournaments(kept.tournaments), readAt };
}

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
