import { errorText, limits, type Statistics, type StatisticsSpan } from '@arena/domain';
import { useState } from 'react';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { adminQuery } from '#lib/query/admin-query.ts';
import { viewerZone } from '#lib/time/viewer-zone.ts';
import { classes } from '#ui/classes.ts';
import { Chips } from '#ui/fields/Chips.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { QueryView } from '#ui/loading/LoadedView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import styles from './Statistics.module.css';
import { Arrivals, ByStatus, ByTournament, DecisionTimes, Players } from './StatisticsFigures.tsx';

/** Reads the statistics by days of the browser's zone. @throws {ApiError} */
function read(span: StatisticsSpan): Promise<Statistics> {
  return authorizedCall('GET /statistics', { query: { span, timeZone: viewerZone() } });
}

/** The statistics by days or weeks; refetched every hour while shown. */
const statisticsQuery = (span: StatisticsSpan) =>
  adminQuery(['the statistics', span], () => read(span), limits.statisticsRefresh);

const FIGURES = classes('cards', styles.figures);

function Figures({ found, span }: { found: Statistics; span: StatisticsSpan }) {
  return (
    <div className={FIGURES}>
      <Arrivals arrivals={found.arrivals} span={span} />
      <ByTournament tournaments={found.tournaments} />
      <ByStatus byStatus={found.byStatus} oldestPending={found.oldestPending} />
      <DecisionTimes decisions={found.decisions} sample={found.sample} />
      <Players players={found.players} sample={found.sample} />
    </div>
  );
}

/** Statistics of registrations; without the permission nothing is requested. */
export function StatisticsAdmin({ permissions }: { permissions: readonly string[] }) {
  const [span, setSpan] = useState<StatisticsSpan>('days');
  if (!permissions.includes('view_statistics')) return <Notice tone="error">{errorText.forbidden}</Notice>;
  return (
    <Stack gap={5}>
      <Chips
        label="Tiempo"
        options={[
          { value: 'days', label: '30 días' },
          { value: 'weeks', label: '12 semanas' },
        ]}
        value={span}
        onChange={setSpan}
      />
      <QueryView
        key={span}
        query={statisticsQuery(span)}
        loading={<RowsLoading label="Cargando estadísticas…" className={FIGURES} count={4} height="high" />}
      >
        {(found) => <Figures found={found} span={span} />}
      </QueryView>
    </Stack>
  );
}
