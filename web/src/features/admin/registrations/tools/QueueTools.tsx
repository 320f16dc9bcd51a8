import { type Ref, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '../../../../lib/addresses/admin-paths.ts';
import { mayCall } from '../../../../lib/calls/authorized-call.ts';
import { Chips } from '../../../../ui/fields/Chips.tsx';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { AdminIcon } from '../../../../ui/icons/AdminIcon.tsx';
import { ColumnChoice } from '../../../../ui/table/DataTable.tsx';
import type { DataTableState } from '../../../../ui/table/use-data-table.ts';
import { type Filter, filters } from '../arranging/arrange.ts';
import type { Arranged } from '../arranging/use-arranged.ts';
import { ImportDialog } from '../importing/ImportDialog.tsx';
import type { Tournaments } from '../queue/queue.ts';
import { filterLabel } from '../rows/labels.ts';
import type { QueueItem } from '../rows/queue-item.ts';
import { ExportButton } from './ExportButton.tsx';
import styles from './QueueTools.module.css';

interface Props {
  tournamentId: string | null;
  tournaments: Tournaments;
  arranged: Arranged;
  /** The rows as a table; null on narrow screens. */
  table: DataTableState<QueueItem> | null;
  input: Ref<HTMLInputElement>;
  found: string;
}

/** Filters that are hidden while they match nothing. */
const SELDOM: readonly Filter[] = ['unconfirmed', 'guardian', 'renamed', 'waiting'];

const keys = [
  ['↑ ↓', 'moverte'],
  ['A', 'aprobar'],
  ['R', 'rechazar'],
  ['X', 'elegir (con Shift, hasta aquí)'],
  ['U', 'deshacer'],
  ['/', 'buscar'],
  ['Enter', 'ver todo'],
] as const;

/** Help for keyboard shortcuts, shown over the rows. */
function KeyHint() {
  return (
    <details className={styles.keys}>
      <summary>
        <AdminIcon name="keyboard" size={16} />
        Teclas
      </summary>
      <ul className={styles.hints}>
        {keys.map(([key, action]) => (
          <li key={key}>
            <kbd>{key}</kbd> {action}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Tournament, search and filter of the list below. */
export function QueueTools({ tournamentId, tournaments, arranged, table, input, found }: Props) {
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);
  const { query, setQuery, filter, setFilter, counts, isCounted } = arranged;
  const tournament = tournaments?.get(tournamentId ?? '');
  const mayExchange = mayCall('export_registrations');
  const shown = filters.filter((each) => !SELDOM.includes(each) || filter === each || counts[each] > 0);
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {tournamentId === null ? (
          <select
            className={styles.tournament}
            aria-label="Torneo"
            value=""
            onChange={({ target }) => void navigate(adminPath('registrationsOf', { id: target.value }))}
          >
            <option value="">Todos los torneos</option>
            {[...(tournaments ?? [])].map(([id, { name }]) => (
              <option key={id} value={id}>
                {name || 'Sin nombre'}
              </option>
            ))}
          </select>
        ) : null}
        {tournament === undefined || !mayExchange ? null : (
          <button type="button" className={styles.export} onClick={() => setImporting(true)}>
            Importar
          </button>
        )}
        {mayExchange && (tournamentId === null || tournament) ? <ExportButton tournament={tournament ?? null} /> : null}
      </div>
      <SearchField
        input={input}
        label="Buscar inscripciones"
        placeholder="Nombre, ID o contacto"
        query={query}
        onChange={setQuery}
        found={found}
      />
      {table === null ? null : <ColumnChoice state={table} />}
      <KeyHint />
      <Chips
        label="Mostrar"
        options={shown.map((value) => ({
          value,
          label: filterLabel[value],
          count: isCounted(value) ? counts[value] : undefined,
        }))}
        value={filter}
        onChange={setFilter}
      />
      {isImporting && tournamentId !== null ? (
        <ImportDialog tournamentId={tournamentId} onClose={() => setImporting(false)} />
      ) : null}
    </div>
  );
}
