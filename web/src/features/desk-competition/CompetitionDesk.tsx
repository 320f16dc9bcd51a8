import { useState } from 'react';
import { useReading } from '../../lib/calls/kept-reading.ts';
import { useOnline } from '../../lib/calls/online.ts';
import type { Organiser } from '../../lib/calls/organiser.ts';
import { Chips } from '../../ui/fields/Chips.tsx';
import { Freshness } from '../../ui/loading/Freshness.tsx';
import { RowsLoading } from '../../ui/loading/RowsLoading.tsx';
import { ActNotice } from '../../ui/signs/ActNotice.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { Changes } from './Acts.tsx';
import styles from './CompetitionDesk.module.css';
import { competitionCalls } from './calls.ts';
import { DeskContext, type Planned, plannedOf } from './desk-context.ts';
import { deskReading } from './desk-reading.ts';
import { Entries } from './entries/Entries.tsx';
import { Evening } from './evening/Evening.tsx';
import { Plan } from './plan/Plan.tsx';
import { PlanWizard } from './plan/PlanWizard.tsx';
import { Prizes } from './prizes/Prizes.tsx';
import { Tables } from './tables/Tables.tsx';

const parts = { evening: Evening, tables: Tables, entries: Entries, prizes: Prizes, plan: Plan };
type Part = keyof typeof parts;

/** What somebody else did meanwhile, before anything of one's own is repeated. */
function Meanwhile({ changes, onSeen }: { changes: readonly string[]; onSeen: () => void }) {
  if (changes.length === 0) return null;
  return (
    <ActNotice tone="warning" act={{ label: 'Entendido', run: onSeen }}>
      <p>Alguien más trabajó aquí al mismo tiempo. Lo tuyo no se guardó todavía. Esto cambió:</p>
      <Changes of={changes} />
    </ActNotice>
  );
}

function Parts({ planned }: { planned: Planned }) {
  const [part, setPart] = useState<Part>('evening');
  const Shown = parts[part];
  return (
    <>
      <Chips
        label="Parte"
        options={[
          { value: 'evening', label: 'La noche' },
          { value: 'tables', label: 'Tabla' },
          { value: 'entries', label: 'Participantes', count: planned.entries.length },
          { value: 'prizes', label: 'Premios' },
          { value: 'plan', label: 'Plan' },
        ]}
        value={part}
        onChange={setPart}
      />
      <Shown planned={planned} onEntries={() => setPart('entries')} />
    </>
  );
}

/** The desk of one tournament's competition: from its plan to its champion, read again every 10 seconds. */
export function CompetitionDesk({ organiser, tournamentId }: { organiser: Organiser; tournamentId: string }) {
  const [openedAt] = useState(Date.now);
  const kept = deskReading(organiser, tournamentId, openedAt);
  const reading = useReading(kept);
  const isOnline = useOnline();
  const [changes, noteChanges] = useState<readonly string[]>([]);
  const { value } = reading;
  const isFromBefore = reading.readAt === null && reading.failure !== null;
  return (
    <div className="below gap-5">
      {value === null ? null : <p className={styles.tournament}>{value.tournament.name}</p>}
      <Freshness reading={reading} onRefresh={() => void kept.refresh()} />
      {value !== null && (!isOnline || isFromBefore) ? (
        <Notice tone="warning">
          {isOnline ? '' : 'Sin señal. '}Ves lo último que leímos; cuando vuelva la señal, repite lo que falte.
        </Notice>
      ) : null}
      <Meanwhile changes={changes} onSeen={() => noteChanges([])} />
      {value === null && reading.failure === null ? (
        <RowsLoading label="Cargando la competencia…" className="below gap-3" count={3} height="high" />
      ) : null}
      {value === null ? null : (
        <DeskContext
          value={{
            organiser,
            tournament: value.tournament,
            calls: competitionCalls(tournamentId),
            reading: kept,
            noteChanges,
          }}
        >
          {value.view === null ? <PlanWizard /> : <Parts planned={plannedOf(value.view)} />}
        </DeskContext>
      )}
    </div>
  );
}
