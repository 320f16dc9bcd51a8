import { type Entry, nameKey } from '@arena/domain';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { entriesText } from '#ui/texts/competition-texts.ts';
import { mayPlan, type Planned } from '../competition-context.ts';
import { EmblemDialog } from './EmblemDialog.tsx';
import styles from './Entries.module.css';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryListDialog } from './EntryListDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { entryColumns } from './entry-columns.tsx';
import { ImportButton } from './ImportButton.tsx';
import { importedText } from './imported-text.ts';
import { type StatusAsking, StatusDialog } from './StatusDialog.tsx';
import { UnconfirmedNote } from './UnconfirmedNote.tsx';

type Asking =
  | { what: 'add' | 'list' }
  | { what: 'edit' | 'emblem'; entry: Entry }
  | { what: 'status'; entry: Entry; status: StatusAsking };

function isFound({ name, players }: Entry, query: string): boolean {
  const text = players.map(({ nickname, freeFireId }) => `${nickname} ${freeFireId ?? ''}`).join(' ');
  return nameKey(`${name} ${text}`).includes(nameKey(query));
}

function Dialogs({ asking, planned, onClose }: { asking: Asking; planned: Planned; onClose: () => void }) {
  const { teamSize } = planned.competition;
  if (asking.what === 'list') return <EntryListDialog planned={planned} onClose={onClose} />;
  if (asking.what === 'emblem') return <EmblemDialog entry={asking.entry} planned={planned} onClose={onClose} />;
  if (asking.what === 'status') return <StatusDialog entry={asking.entry} status={asking.status} onClose={onClose} />;
  return <EntryDialog entry={asking.what === 'edit' ? asking.entry : null} teamSize={teamSize} onClose={onClose} />;
}

/** The entries: synced from approved registrations, or made by hand. */
export function Entries({ planned }: { planned: Planned }) {
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { entries, competition } = planned;
  const shown = query.trim() === '' ? entries : entries.filter((entry) => isFound(entry, query));
  const about = (entry: Entry) => ({
    planned,
    entry,
    name: planned.nameOf(entry.id),
    onEdit: () => setAsking({ what: 'edit', entry }),
    onEmblem: () => setAsking({ what: 'emblem', entry }),
    onStatus: (status: StatusAsking) => setAsking({ what: 'status', entry, status }),
  });
  return (
    <div className="below gap-4">
      {mayPlan() ? (
        <div className={styles.ways}>
          <ImportButton said={({ entries: after }) => importedText(planned, after)}>
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
        className={styles.list}
        table={{ name: 'participantes', idOf: ({ id }) => id, columns: entryColumns(planned, about) }}
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
        {(entry) => <EntryRow key={entry.id} {...about(entry)} />}
      </AdminList>
      {asking === null ? null : <Dialogs asking={asking} planned={planned} onClose={() => setAsking(null)} />}
    </div>
  );
}
