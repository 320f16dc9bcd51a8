import { type Entry, entryName, nameKey } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { EmptyNote } from '../../../ui/layout/EmptyNote.tsx';
import { entriesText } from '../../../ui/texts/competition-texts.ts';
import { ActButton } from '../Acts.tsx';
import type { Planned } from '../desk-context.ts';
import styles from './Entries.module.css';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryListDialog } from './EntryListDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { importedText } from './imported-text.ts';
import { type StatusAsking, StatusDialog } from './StatusDialog.tsx';

type Asking =
  | { what: 'add' | 'list' }
  | { what: 'edit'; entry: Entry }
  | { what: 'status'; entry: Entry; status: StatusAsking };

function isFound({ name, players }: Entry, query: string): boolean {
  const text = players.map(({ nickname, freeFireId }) => `${nickname} ${freeFireId ?? ''}`).join(' ');
  return nameKey(`${name} ${text}`).includes(nameKey(query));
}

function Dialogs({ asking, planned, onClose }: { asking: Asking; planned: Planned; onClose: () => void }) {
  const { teamSize } = planned.competition;
  if (asking.what === 'list') return <EntryListDialog planned={planned} onClose={onClose} />;
  if (asking.what === 'status') return <StatusDialog entry={asking.entry} status={asking.status} onClose={onClose} />;
  return <EntryDialog entry={asking.what === 'edit' ? asking.entry : null} teamSize={teamSize} onClose={onClose} />;
}

/** Who plays: brought from the approved registrations again and again, or written by hand. */
export function Entries({ planned }: { planned: Planned }) {
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { entries, competition } = planned;
  const shown = query.trim() === '' ? entries : entries.filter((entry) => isFound(entry, query));
  return (
    <div className="below gap-4">
      <div className={styles.ways}>
        <ActButton work={(calls) => calls.importEntries()} said={({ entries: after }) => importedText(planned, after)}>
          Traer a los aprobados
        </ActButton>
        <Button look="secondary" onClick={() => setAsking({ what: 'add' })}>
          Agregar a mano
        </Button>
        <Button look="secondary" onClick={() => setAsking({ what: 'list' })}>
          Pegar una lista
        </Button>
      </div>
      {entries.length === 0 ? (
        <EmptyNote>Todavía no hay nadie. Trae a los que aprobaste, o agrégalos a mano.</EmptyNote>
      ) : (
        <>
          <SearchField
            label="Buscar participantes"
            placeholder="Apodo, equipo o ID"
            query={query}
            onChange={setQuery}
            found={query.trim() === '' ? entriesText(entries.length, competition.teamSize) : String(shown.length)}
          />
          <ul className={styles.list} aria-label="Participantes">
            {shown.map((entry) => (
              <EntryRow
                key={entry.id}
                planned={planned}
                entry={entry}
                name={entryName(entry)}
                onEdit={() => setAsking({ what: 'edit', entry })}
                onStatus={(status) => setAsking({ what: 'status', entry, status })}
              />
            ))}
          </ul>
        </>
      )}
      {asking === null ? null : <Dialogs asking={asking} planned={planned} onClose={() => setAsking(null)} />}
    </div>
  );
}
