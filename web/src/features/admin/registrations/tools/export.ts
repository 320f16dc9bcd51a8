import type { VisibleTournament } from '@arena/domain';
import { authorizedFile } from '../../../../lib/calls/authorized-call.ts';
import { createStore } from '../../../../lib/page/store.ts';
import { saveFile } from '../../../../lib/sharing/save-file.ts';
import { viewerZone } from '../../../../lib/time/viewer-zone.ts';

/** Lines that have come of the export on its way, the heading and line breaks inside answers included; null: none is. */
const running = createStore<number | null>(null);

/** The same, live: an export goes on whatever one looks at. */
export const useExportedLines = running.useLive;

const LINE_FEED = 10;

function linesIn(piece: Uint8Array): number {
  let lines = 0;
  for (const byte of piece) if (byte === LINE_FEED) lines += 1;
  return lines;
}

/** A name for the file that a person finds again: `inscripciones-copa-relampago.csv`. */
function fileName(tournamentName: string): string {
  const plain = tournamentName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `inscripciones-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.csv`;
}

/**
 * Saves every registration of a tournament, or with null of all, as a table; one export at a time.
 * @returns the name of the file; null where another one is on its way.
 * @throws {ApiError} nothing is saved then.
 */
export async function exportTable(tournament: Pick<VisibleTournament, 'id' | 'name'> | null): Promise<string | null> {
  if (running.get() !== null) return null;
  running.set(0);
  const query = { format: 'csv', timeZone: viewerZone() } as const;
  const onPiece = (piece: Uint8Array) => running.set((running.get() ?? 0) + linesIn(piece));
  try {
    const table = await (tournament === null
      ? authorizedFile('GET /registrations/export', { query }, onPiece)
      : authorizedFile(
          'GET /registrations/export/:tournamentId',
          { params: { tournamentId: tournament.id }, query },
          onPiece,
        ));
    const name = fileName(tournament?.name ?? 'todos los torneos');
    saveFile(table, name);
    return name;
  } finally {
    running.set(null);
  }
}
