import { counted, type VisibleTournament } from '@arena/domain';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failure-text.ts';
import { reportProblem } from '#lib/page/log.ts';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { exportTable, useExportedLines } from './export.ts';
import styles from './QueueTools.module.css';

/** Exports the registrations of a tournament, or of all, as a CSV file. It continues on other screens. */
export function ExportButton({ tournament }: { tournament: VisibleTournament | null }) {
  const toast = useToast();
  const lines = useExportedLines();
  const save = async () => {
    try {
      const file = await exportTable(tournament);
      if (file !== null) toast('success', `Listo: guardamos ${file}.`);
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Exporting registrations', error);
      toast('error', `${failureText(error)} No se guardó ningún archivo.`);
    }
  };
  const rows = Math.max(0, (lines ?? 0) - 1);
  return (
    <button
      type="button"
      className={styles.export}
      aria-label={lines === null ? 'Exportar CSV' : `Exportando: ${counted(rows, 'fila', 'filas')}`}
      disabled={lines !== null}
      onClick={() => void save()}
    >
      <AdminIcon name="download" size={20} />
      {lines === null ? 'CSV' : String(rows)}
    </button>
  );
}
