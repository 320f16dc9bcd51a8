import type { Registration } from '@arena/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayCall } from '#lib/calls/authorized-call.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { ColumnChoice } from '#ui/table/DataTable.tsx';
import { type Filter, filters } from '../arranging/arrange-registrations.ts';
import { loadLinksDialog } from '../messages/load-dialogs.ts';
import { type Queue, tournamentNames } from '../queue/queue.ts';
import { useQueue } from '../queue/queue-context.ts';
import { filterLabel, foundText } from '../rows/labels.ts';
import { ExportButton } from './ExportButton.tsx';
import styles from './QueueTools.module.css';

const loadImport = async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog });

/** Filters that are hidden while they match nothing. */
const SELDOM: readonly Filter[] = ['unconfirmed', 'guardian', 'changing', 'waiting'];

/** Tournament, search and filter of the list below. */
export function QueueTools() {
  const { tournamentId, tournaments, arranged, queue, table, beyond, searchInput } = useQueue();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'import' | 'links' | null>(null);
  const close = () => setOpened(null);
  const { query, setQuery, filter, setFilter, counts, isCounted } = arranged;
  const tournament = tournaments?.get(tournamentId ?? '');
  const unopened = unopenedIn(queue);
  const mayExchange = mayCall('export_registrations');
  const shown = filters.filter((each) => !SELDOM.includes(each) || filter === each || counts[each] > 0);
  return (
    <Stack gap={2} className={styles.tools}>
      <Inline gap={2} className={styles.line}>
        {tournamentId === null ? (
          <select
            className={styles.tournament}
            aria-label="Torneo"
            value=""
            onChange={({ target }) => void navigate(adminPath('registrationsOf', { id: target.value }))}
          >
            <option value="">Todos los torneos</option>
            {[...(tournaments === null ? [] : tournamentNames(tournaments))].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        {tournament === undefined || !mayExchange ? null : (
          <button type="button" className={styles.export} onClick={() => setOpened('import')}>
            Importar
          </button>
        )}
        {tournament === undefined || unopened.length === 0 ? null : (
          <button type="button" className={styles.export} onClick={() => setOpened('links')}>
            Enlaces {unopened.length}
          </button>
        )}
        {mayExchange && (tournamentId === null || tournament) ? <ExportButton tournament={tournament ?? null} /> : null}
      </Inline>
      <SearchField
        input={searchInput}
        label="Buscar inscripciones"
        placeholder="Nombre, ID o contacto"
        query={query}
        onChange={setQuery}
        found={arranged.isSearch ? foundText(arranged.ids.length, beyond.found?.length ?? null) : ''}
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
      {opened === 'import' && tournamentId !== null ? (
        <LazyDialog load={loadImport} onClose={close}>
          {(ImportDialog) => <ImportDialog tournamentId={tournamentId} onClose={close} />}
        </LazyDialog>
      ) : null}
      {opened === 'links' && tournament ? (
        <LazyDialog load={loadLinksDialog} onClose={close}>
          {(LinksDialog) => <LinksDialog tournament={tournament} registrations={unopened} onClose={close} />}
        </LazyDialog>
      ) : null}
    </Stack>
  );
}

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
      <Stack as="ul" gap={2} className={styles.hints}>
        {keys.map(([key, action]) => (
          <li key={key}>
            <kbd>{key}</kbd> {action}
          </li>
        ))}
      </Stack>
    </details>
  );
}

/** Lists the registrations that still have to get their link, in the order of arrival. */
function unopenedIn({ registrations, unopened }: Queue): Registration[] {
  return [...registrations.values()]
    .filter(({ id, status }) => unopened.has(id) && status !== 'rejected')
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
