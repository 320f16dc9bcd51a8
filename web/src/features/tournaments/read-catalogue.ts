import { type PublicTournament, readTournament, toPublicTournament } from '@arena/domain';
import { readDocument } from '../../lib/firestore-rest.ts';

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The published tournaments in a list of plain values from anywhere; what isn't one is left out. */
export function publicTournaments(values: unknown): PublicTournament[] {
  if (!Array.isArray(values)) return [];
  return values.filter(isFields).flatMap((fields) => {
    const tournament = toPublicTournament(readTournament(String(fields.id ?? ''), fields));
    return tournament?.id ? [tournament] : [];
  });
}

/**
 * Every tournament a visitor may list, in one document. A catalogue that isn't there yet has nothing in it.
 * @throws where it can't be read.
 */
export async function readCatalogue(): Promise<PublicTournament[]> {
  const catalogue = await readDocument('catalogue/published');
  return publicTournaments(catalogue?.tournaments);
}

/**
 * A tournament that the catalogue no longer carries, from its own document; null where there is none to see.
 * @throws where it can't be read.
 */
export async function readTournamentDocument(id: string): Promise<PublicTournament | null> {
  const fields = await readDocument(`tournaments/${encodeURIComponent(id)}`);
  return fields && toPublicTournament(readTournament(id, fields));
}
