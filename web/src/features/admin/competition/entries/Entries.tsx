import { type Entry, nameKey } from '@arena/domain';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Stack } from '#ui/layout/Layout.tsx';
import { actionsColumn, type TableColumn } from '#ui/table/use-data-table.ts';
import { entriesText, statusText } from '#ui/texts/competition-texts.ts';
import styles from '../Competition.module.css';
import { mayPlan, useCompetition } from '../competition-context.ts';
import { EmblemDialog, EntryDialog, StatusDialog } from './EntryDialogs.tsx';
import { EntryListDialog } from './EntryListDialog.tsx';
import { type EntryAsking, EntryBadge, EntryMenu, EntryRow } from './EntryRow.tsx';
import { importedText, playerTexts } from './entry-list.ts';
import { ImportButton, UnconfirmedNote } from './ImportButton.tsx';

type Asking = { what: 'add' | 'list' } | EntryAsking;

function isFound({ name, players }: Entry, query: string): boolean {
  const text = players.map(({ nickname, freeFireId }) => `${nickname} ${freeFireId ?? ''}`).join(' ');
  return nameKey(`${name} ${text}`).includes(nameKey(query));
}

function Dialogs({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  if (asking.what === 'list') return <EntryListDialog onClose={onClose} />;
  if (asking.what === 'emblem') return <EmblemDialog entry={asking.entry} onClose={onClose} />;
  if (asking.what === 'status') return <StatusDialog entry={asking.entry} status={asking.status} onClose={onClose} />;
  return <EntryDialog entry={asking.what === 'edit' ? asking.entry : null} onClose={onClose} />;
}

/** The entries: synced from approved registrations, or made by hand. */
export function Entries() {
  const planned = useCompetition();
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { entries, competition, unentered } = planned;
  const shown = query.trim() === '' ? entries : entries.filter((entry) => isFound(entry, query));
  return (
    <Stack gap={4}>
      {mayPlan() ? (
        <div className={styles.entryWays}>
          <ImportButton
            look={unentered === 0 ? 'secondary' : 'primary'}
            said={({ entries: after }) => importedText(planned, after)}
          >
            Agregar a los aprobados
          </ImportButton>
          <Button look="secondary" onClick={() => setAsking({ what: 'add' })}>
            Agregar a mano
          </Button>
          <Button look="secondary" onClick={() => setAsking({ what: 'list' })}>
            Pegar una lista
          </Button>
        </div>
      ) : null}
      {mayPlan() ? <UnconfirmedNote /> : null}
      <AdminList
        label="Participantes"
        items={shown}
        className={styles.entries}
        table={{ name: 'participantes', idOf: ({ id }) => id, columns: entryColumns(planned.nameOf, setAsking) }}
        search={
          entries.length === 0
            ? undefined
            : {
                label: 'Buscar participantes',
                placeholder: 'Apodo, equipo o ID',
                query,
                onChange: setQuery,
                found: query.trim() === '' ? entriesText(entries.length, competition.teamSize) : String(shown.length),
              }
        }
        empty={
          entries.length === 0
            ? 'Todavía no hay nadie. Agrega a los que aprobaste, o anótalos a mano.'
            : 'Nadie coincide. Prueba con otra palabra.'
        }
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} onAsk={setAsking} />}
      </AdminList>
      {asking === null ? null : <Dialogs asking={asking} onClose={() => setAsking(null)} />}
    </Stack>
  );
}

function entryColumns(
  nameOf: (entryId: string) => string,
  onAsk: (asking: EntryAsking) => void,
): readonly TableColumn<Entry>[] {
  return [
    { id: 'seed', head: 'N.º', width: 4, value: ({ seed }) => seed ?? '', cell: ({ seed }) => seed ?? '—' },
    {
      id: 'name',
      head: 'Nombre',
      shown: 'always',
      value: ({ id }) => nameOf(id),
      cell: ({ id }) => <span className={row.title}>{nameOf(id)}</span>,
    },
    {
      id: 'players',
      head: 'Jugadores e ID',
      value: (entry) => playerTexts(entry, nameOf(entry.id)).join(', '),
    },
    {
      id: 'state',
      head: 'Estado',
      value: (entry) => (entry.status === 'active' ? '' : statusText(entry)),
      cell: (entry) => <EntryBadge entry={entry} />,
    },
    {
      ...actionsColumn,
      cell: (entry) => (
        <div className={row.cell}>
          <EntryMenu entry={entry} onAsk={onAsk} />
        </div>
      ),
    },
  ];
}
