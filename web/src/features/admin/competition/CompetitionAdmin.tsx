import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '../../../lib/addresses/admin-paths.ts';
import { useCachedQuery } from '../../../lib/calls/cached-query.ts';
import { useOnline } from '../../../lib/calls/online.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { ActNotice } from '../../../ui/icons/ActNotice.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import { EmptyNote } from '../../../ui/layout/EmptyNote.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { LastUpdated } from '../../../ui/loading/LastUpdated.tsx';
import { RowsLoading } from '../../../ui/loading/RowsLoading.tsx';
import { competitionCalls } from './calls.ts';
import { CompetitionContext, type Planned, plannedOf, useCompetitionAdmin } from './competition-context.ts';
import { competitionReading } from './competition-reading.ts';
import { Entries } from './entries/Entries.tsx';
import { Changes } from './MutationDialog.tsx';
import { MatchDay } from './match-day/MatchDay.tsx';
import { Plan } from './plan/Plan.tsx';
import { PlanWizard } from './plan/PlanWizard.tsx';
import { Prizes } from './prizes/Prizes.tsx';
import { Tables } from './tables/Tables.tsx';

/** Parts of a competition by the last word of their address. */
const parts = { matches: MatchDay, table: Tables, entries: Entries, plan: Plan, prizes: Prizes };

function isPart(text: string): text is keyof typeof parts {
  return Object.hasOwn(parts, text);
}

function Meanwhile({ changes, onSeen }: { changes: readonly string[]; onSeen: () => void }) {
  if (changes.length === 0) return null;
  return (
    <ActNotice tone="warning" act={{ label: 'Entendido', run: onSeen }}>
      <p>Alguien más trabajó aquí al mismo tiempo. Lo tuyo no se guardó todavía. Esto cambió:</p>
      <Changes of={changes} />
    </ActNotice>
  );
}

function Parts({ planned, part }: { planned: Planned; part: string }) {
  const { tournament } = useCompetitionAdmin();
  const navigate = useNavigate();
  const to = (asked: string | null) => adminPath('competition', { id: tournament.id, part: asked });
  const Shown = parts[isPart(part) ? part : 'matches'];
  return (
    <>
      {part === 'prizes' ? null : (
        <Tabs
          label="Partes de la competencia"
          inner
          tabs={[
            { to: to(null), label: 'Partidas' },
            { to: to('table'), label: 'Tabla' },
            { to: to('entries'), label: 'Participantes', count: planned.entries.length },
            { to: to('plan'), label: 'Plan' },
          ]}
        />
      )}
      <Shown planned={planned} onEntries={() => void navigate(to('entries'))} />
    </>
  );
}

function Unplanned({ part }: { part: string }) {
  return part === 'prizes' ? (
    <EmptyNote>Los premios salen aquí cuando se cierra la final. Primero haz el plan en «Competencia».</EmptyNote>
  ) : (
    <PlanWizard />
  );
}

interface Props {
  organiser: Organiser;
  tournamentId: string;
  /** The last word of the address. */
  part: string;
}

/** The admin area of one tournament's competition: from its plan to its champion, read again every 10 seconds. */
export function CompetitionAdmin({ organiser, tournamentId, part }: Props) {
  const [openedAt] = useState(Date.now);
  const kept = competitionReading(organiser, tournamentId, openedAt);
  const reading = useCachedQuery(kept);
  const isOnline = useOnline();
  const [changes, noteChanges] = useState<readonly string[]>([]);
  const { value } = reading;
  const isFromBefore = reading.readAt === null && reading.failure !== null;
  return (
    <div className="below gap-4">
      <LastUpdated reading={reading} onRefresh={() => void kept.refresh()} />
      {value !== null && (!isOnline || isFromBefore) ? (
        <Notice tone="warning">
          {isOnline ? '' : 'Sin señal. '}Ves lo último que llegó; cuando vuelva la señal, repite lo que falte.
        </Notice>
      ) : null}
      <Meanwhile changes={changes} onSeen={() => noteChanges([])} />
      {value === null && reading.failure === null ? (
        <RowsLoading label="Cargando la competencia…" className="below gap-3" count={3} height="high" />
      ) : null}
      {value === null ? null : (
        <CompetitionContext
          value={{
            organiser,
            tournament: value.tournament,
            calls: competitionCalls(tournamentId),
            reading: kept,
            noteChanges,
          }}
        >
          {value.view === null ? <Unplanned part={part} /> : <Parts planned={plannedOf(value.view)} part={part} />}
        </CompetitionContext>
      )}
    </div>
  );
}
