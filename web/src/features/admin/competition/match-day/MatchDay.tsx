import { adminStorageKeys } from '../../../../lib/storage/admin-storage-keys.ts';
import { useKeptText } from '../../../../lib/storage/kept-text.ts';
import { mayPlan, type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { FinalPart } from '../entries/FinalPart.tsx';
import { StageTables } from '../tables/Tables.tsx';
import { Latecomers } from './Latecomers.tsx';
import styles from './MatchDay.module.css';
import { Matches } from './Matches.tsx';
import { MovedDate } from './MovedDate.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { nextStep } from './next-step.ts';
import { UntimedFinal } from './UntimedFinal.tsx';

/** The evening: the one thing that it waits for, then every match; where there is room, the table beside them. */
export function MatchDay({ planned, onEntries }: { planned: Planned; onEntries: () => void }) {
  const { organiser, tournament } = useCompetitionAdmin();
  const [shared, setShared] = useKeptText(adminStorageKeys.tableShared(tournament.id), 'local');
  const step = nextStep(planned, { uid: organiser.uid, shared });
  const shown = 'stage' in step ? step.stage : planned.competition.stages.at(-1);
  const table = planned.tables.find(({ stage }) => stage.id === shown?.id);
  return (
    <div className={styles.matchDay}>
      <div className={styles.column}>
        {mayPlan() ? (
          <>
            <Latecomers planned={planned} />
            <MovedDate planned={planned} />
            <UntimedFinal planned={planned} />
          </>
        ) : null}
        <NextStepCard planned={planned} step={step} onShared={setShared} onEntries={onEntries} />
        {mayPlan() ? <FinalPart planned={planned} /> : null}
        <Matches planned={planned} />
      </div>
      <div className={styles.beside}>
        {table === undefined ? null : <StageTables planned={planned} table={table} />}
      </div>
    </div>
  );
}
