import { errorText, limits, type Statistics, type StatisticsSpan } from '@arena/domain';
import { useState } from 'react';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { type KeptReading, keepReading } from '../../lib/calls/kept-reading.ts';
import { viewerZone } from '../../lib/time/viewer-zone.ts';
import { classes } from '../../ui/classes.ts';
import { Chips } from '../../ui/fields/Chips.tsx';
import { ReadPlace } from '../../ui/loading/ReadPlace.tsx';
import { RowsLoading } from '../../ui/loading/RowsLoading.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { Arrivals } from './Arrivals.tsx';
import { ByTournament } from './ByTournament.tsx';
import { ByStatus, Decisions, Players } from './Counts.tsx';
import styles from './Statistics.module.css';

/** Reads the statistics, by the calendar of this browser's zone. @throws {ApiError} */
function read(span: StatisticsSpan): Promise<Statistics> {
  return authorizedCall('GET /statistics', { query: { span, timeZone: viewerZone() } });
}

function keep(span: StatisticsSpan): KeptReading<Statistics> {
  return keepReading(['the statistics', span], () => read(span), limits.statisticsRefresh);
}

/** The statistics by days and by weeks, each read on opening and every hour while it is shown. */
const statistics: Record<StatisticsSpan, KeptReading<Statistics>> = { days: keep('days'), weeks: keep('weeks') };

const FIGURES = classes('cards', styles.figures);

function Figures({ found, span }: { found: Statistics; span: StatisticsSpan }) {
  return (
    <div className={FIGURES}>
      <Arrivals arrivals={found.arrivals} span={span} />
      <ByTournament tournaments={found.tournaments} />
      <ByStatus byStatus={found.byStatus} oldestPending={found.oldestPending} />
      <Decisions decisions={found.decisions} sample={found.sample} />
      <Players players={found.players} sample={found.sample} />
    </div>
  );
}

/** How registrations go, in pictures and in numbers; for those who may see it, nothing is asked for others. */
export function StatisticsDesk({ permissions }: { permissions: readonly string[] }) {
  const [span, setSpan] = useState<StatisticsSpan>('days');
  if (!permissions.includes('view_statistics')) return <Notice tone="error">{errorText.forbidden}</Notice>;
  return (
    <div className="below gap-5">
      <Chips
        label="Tiempo"
        options={[
          { value: 'days', label: '30 días' },
          { value: 'weeks', label: '12 semanas' },
        ]}
        value={span}
        onChange={setSpan}
      />
      <ReadPlace
        key={span}
        kept={statistics[span]}
        loading={<RowsLoading label="Cargando estadísticas…" className={FIGURES} count={4} height="high" />}
      >
        {(found) => <Figures found={found} span={span} />}
      </ReadPlace>
    </div>
  );
}
