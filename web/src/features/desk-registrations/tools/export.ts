import type { VisibleTournament } from '@arena/domain';
import { useSyncExternalStore } from 'react';
import { authorizedFile } from '../../../lib/calls/authorized-call.ts';
import { saveFile } from '../../../lib/sharing/save-file.ts';

/** An export on its way; it goes on whatever one looks at. */
export interface Export {
  /** Lines that have come, the heading and line breaks inside answers included. */
  lines: number;
}

let current: Export | null = null;
const listeners = new Set<() => void>();

function change(next: Export | null): void {
  current = next;
  for (const listener of listeners) listener();
}

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
  if (current !== null) return null;
  change({ lines: 0 });
  const query = { format: 'csv', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } as const;
  const onPiece = (piece: Uint8Array) => change({ lines: (current?.lines ?? 0) + linesIn(piece) });
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
    change(null);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The export that is on its way, live; null where there is none. */
export function useExport(): Export | null {
  return useSyncExternalStore(subscribe, () => current);
}
