import { counted, type Instant, isFinalUntimed, MINUTE } from '@arena/domain';
import { useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { serverNow } from '#lib/time/clock.ts';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { mayPlan, type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { FinalPart } from '../entries/FinalPart.tsx';
import { ImportButton } from '../entries/ImportButton.tsx';
import { importedText } from '../entries/imported-text.ts';
import { HoursDialog } from '../plan/HoursDialog';
import { groupsJoined, oversizedGroupsText } from '../tables/oversized-groups.ts';
import { AdminStageTables } from '../tables/Tables.tsx';
import styles from './MatchDay.module.css';
import { MatchDayMatches } from './MatchDayMatches';
import { MovedDate } from './MovedDate.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { deskStep } from './next-step.ts';

/** Registrations approved after the import that can still be added. */
function Latecomers({ planned }: { planned: Planned }) {
  const { entries, competition, unentered } = planned;
  const [stage] = competition.stages;
  if (unentered === 0 || entries.length === 0 || stage?.state !== 'open') return null;
  const crowded = stage.draw === null ? null : oversizedGroupsText(planned, groupsJoined(planned, stage, unentered));
  return (
    <Notice
      tone="warning"
      action={
        <ImportButton look="secondary" said={({ entries: after }) => importedText(planned, after)}>
          {unentered === 1 ? 'Agregarlo' : 'Agregarlos'}
        </ImportButton>
      }
    >
      <p>{counted(unentered, 'aprobado todavía no está', 'aprobados todavía no están')} entre los participantes.</p>
      {crowded === null ? null : <p>{crowded}</p>}
    </Notice>
  );
}

/** Returns the earliest round time that leaves a quarter of an hour to confirm a final. */
function soonest(now: Date, minutesBefore: number): Instant {
  const round = 5 * MINUTE;
  return new Date(Math.ceil((now.getTime() + (minutesBefore + 15) * MINUTE) / round) * round).toISOString();
}

/** Warns that the final can't be confirmed because its time is missing or past. */
function UntimedFinal({ planned }: { planned: Planned }) {
  const { tournament } = useCompetitionAdmin();
  const [firstAt, setFirstAt] = useState<Instant>(null);
  const stage = planned.competition.stages.at(-1);
  if (stage === undefined) return null;
  const schedule = () => setFirstAt(soonest(serverNow(), tournament.confirmations?.finalUntilMinutes ?? 0));
  return (
    <>
      {isFinalUntimed(tournament, planned) ? (
        <ActNotice tone="warning" act={{ label: 'Poner la hora', run: schedule }}>
          {planned.competition.final
            ? 'La hora de la final ya había pasado cuando se supo quién la juega: nadie puede confirmarla.'
            : 'La final no tiene hora: nadie puede confirmarla.'}
        </ActNotice>
      ) : null}
      {firstAt === null ? null : (
        <HoursDialog
          stage={stage}
          matches={planned.matches.filter(({ stageId }) => stageId === stage.id)}
          firstAt={firstAt}
          onClose={() => setFirstAt(null)}
        />
      )}
    </>
  );
}

/** The match day: the next step, all matches, and on wide screens the table. */
export function MatchDay({ planned, onEntries }: { planned: Planned; onEntries: () => void }) {
  const { organiser, tournament } = useCompetitionAdmin();
  const [shared, setShared] = useKeptText(adminStorageKeys.tableShared(tournament.id), 'local');
  const step = deskStep(planned, { uid: organiser.uid, shared });
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
        <MatchDayMatches planned={planned} />
      </div>
      <div className={styles.beside}>
        {table === undefined || table.rows.length === 0 ? null : <AdminStageTables planned={planned} table={table} />}
      </div>
    </div>
  );
}
