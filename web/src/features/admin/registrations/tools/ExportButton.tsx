import { counted, tableTimeText, type VisibleTournament } from '@arena/domain';
import { authorizedFile } from '#lib/calls/authorized-call.ts';
import { failureText } from '#lib/calls/failures.ts';
import { createStore } from '#lib/page/store.ts';
import { saveFile } from '#lib/sharing/share.ts';
import { serverNow } from '#lib/time/clock.ts';
import { viewerZone } from '#lib/time/viewer-zone.ts';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { useAction } from '#ui/use-action.ts';
import styles from './QueueTools.module.css';

/** Exports the registrations of a tournament, or of all, as a CSV file. It continues on other screens. */
export function ExportButton({ tournament }: { tournament: VisibleTournament | null }) {
  const lines = useExportedLines();
  const save = async () => {
    const file = await exportTable(tournament);
    return file === null ? null : `Listo: guardamos ${file}.`;
  };
  const { run } = useAction(save, { tells: (failure) => `${failureText(failure)} No se guardó ningún archivo.` });
  const rows = Math.max(0, (lines ?? 0) - 1);
  return (
    <button
      type="button"
      className={styles.export}
      aria-label={lines === null ? 'Exportar CSV' : `Exportando: ${counted(rows, 'fila', 'filas')}`}
      disabled={lines !== null}
      onClick={() => void run()}
    >
      <AdminIcon name="download" size={20} />
      {lines === null ? 'CSV' : String(rows)}
    </button>
  );
}

/**
 * Lines received by the running export, including the heading and line breaks in answers; null while none is running.
 */
const running = createStore<number | null>(null);

/** Follows the running export, which continues on other screens. */
const useExportedLines = running.useLive;

const LINE_FEED = 10;

function linesIn(piece: Uint8Array): number {
  let lines = 0;
  for (const byte of piece) if (byte === LINE_FEED) lines += 1;
  return lines;
}

/** Returns the name of the file: `inscripciones-copa-relampago-2026-11-29.csv`. */
function fileName(tournamentName: string, day: string): string {
  const plain = tournamentName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `inscripciones-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${day}.csv`;
}

/**
 * Exports all registrations of a tournament, or of all, as CSV; one export at a time.
 * @returns the name of the file; null while another export is running
 * @throws {ApiError} nothing is saved
 */
async function exportTable(tournament: Pick<VisibleTournament, 'id' | 'name'> | null): Promise<string | null> {
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
    const day = tableTimeText(serverNow().toISOString(), query.timeZone).slice(0, 'YYYY-MM-DD'.length);
    const name = fileName(tournament?.name ?? 'todos los torneos', day);
    saveFile(table, name);
    return name;
  } finally {
    running.set(null);
  }
}
