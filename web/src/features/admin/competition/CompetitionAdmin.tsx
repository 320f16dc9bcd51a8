import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { useOnline } from '#lib/calls/online.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { competitionQuery } from '#lib/query/competition-query.ts';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { competitionCalls } from './competition-calls';
import { CompetitionContext, mayPlan, plannedOf, useCompetition, useCompetitionAdmin } from './competition-context.ts';
import { Entries } from './entries/Entries.tsx';
import { Changes } from './MutationDialog.tsx';
import { MatchDay } from './match-day/MatchDay.tsx';
import { Plan } from './plan/Plan.tsx';
import { PlanWizard } from './plan/PlanWizard.tsx';
import { PrizeLedger } from './prizes/PrizeLedger';
import { adminTournamentQuery } from './queries.ts';
import { Tables } from './tables/Tables.tsx';

/** Parts of a competition by the last segment of their address. */
const parts = { matches: MatchDay, table: Tables, entries: Entries, plan: Plan, prizes: PrizeLedger };

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

function Parts({ part }: { part: string }) {
  const { entries } = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const to = (asked: string | null) => adminPath('competition', { id: tournament.id, part: asked });
  const Shown = parts[isPart(part) && (mayPlan() || part !== 'plan') ? part : 'matches'];
  return (
    <>
      {part === 'prizes' ? null : (
        <Tabs
          label="Partes de la competencia"
          inner
          tabs={[
            { to: to(null), label: 'Partidas' },
            { to: to('table'), label: 'Tabla' },
            { to: to('entries'), label: 'Participantes', count: entries.length },
            ...(mayPlan() ? [{ to: to('plan'), label: 'Plan' }] : []),
          ]}
        />
      )}
      <Shown />
    </>
  );
}

function Unplanned({ part }: { part: string }) {
  if (!mayPlan())
    return <EmptyNote>Todavía no hay un plan. Cuando un admin lo haga, las partidas salen aquí.</EmptyNote>;
  return part === 'prizes' ? (
    <EmptyNote>Los premios salen aquí cuando se cierra la final. Primero haz el plan en «Competencia».</EmptyNote>
  ) : (
    <PlanWizard />
  );
}

interface Props {
  organiser: Organiser;
  tournamentId: string;
  /** Last segment of the address. */
  part: string;
}

/** The admin area of a tournament's competition, from its plan to its champion. It refetches every 10 seconds. */
export function CompetitionAdmin({ organiser, tournamentId, part }: Props) {
  const [openedAt] = useState(Date.now);
  const query = competitionQuery(organiser, tournamentId);
  const { data: tournament, ...ofTournament } = useQuery(adminTournamentQuery(organiser, tournamentId));
  const { data: view, dataUpdatedAt, ...ofView } = useQuery(query);
  const isOnline = useOnline();
  const [changes, noteChanges] = useState<readonly string[]>([]);
  const error = ofView.error ?? ofTournament.error;
  const isFetching = ofView.isFetching || ofTournament.isFetching;
  const isRead = tournament !== undefined && view !== undefined;
  const refresh = () => Promise.all([ofTournament, ofView].map(({ refetch }) => refetch({ cancelRefetch: false })));
  return (
    <Stack gap={4}>
      <LastUpdated
        reading={{ error, isFetching, dataUpdatedAt: isRead ? dataUpdatedAt : 0 }}
        onRefresh={() => void refresh()}
      />
      {isRead && (!isOnline || (error !== null && dataUpdatedAt < openedAt)) ? (
        <Notice tone="warning">
          {isOnline ? '' : 'Sin señal. '}Ves lo último que llegó; cuando vuelva la señal, repite lo que falte.
        </Notice>
      ) : null}
      <Meanwhile changes={changes} onSeen={() => noteChanges([])} />
      {!isRead && error === null ? (
        <RowsLoading label="Cargando la competencia…" className="below gap-3" count={3} height="high" />
      ) : null}
      {isRead ? (
        <CompetitionContext
          value={{
            organiser,
            tournament,
            calls: competitionCalls(tournamentId),
            query,
            noteChanges,
            planned: view && plannedOf(view),
          }}
        >
          {view === null ? <Unplanned part={part} /> : <Parts part={part} />}
        </CompetitionContext>
      ) : null}
    </Stack>
  );
}
