import { counted, type Instant, isFinalUntimed, MINUTE, type Stage, toMillis } from '@arena/domain';
import { useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { serverNow } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { mayPlan, type Planned, useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { importedText } from '../entries/entry-list.ts';
import { ImportButton } from '../entries/ImportButton.tsx';
import { HoursDialog } from '../plan/HoursDialog.tsx';
import { currentTimes, hasNotBegun, overtakenStages } from '../plan/schedule.ts';
import { groupsJoined, oversizedGroupsText } from '../tables/stage-previews.ts';
import { AdminStageTables } from '../tables/Tables.tsx';
import { FinalPart } from './FinalPart.tsx';
import styles from './MatchDay.module.css';
import { MatchDayMatches } from './MatchDayMatches.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { deskStep } from './next-step.ts';

/** Registrations approved after the import that can still be added. */
function Latecomers() {
  const planned = useCompetition();
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
function UntimedFinal() {
  const planned = useCompetition();
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
      {firstAt === null ? null : <HoursDialog stage={stage} firstAt={firstAt} onClose={() => setFirstAt(null)} />}
    </>
  );
}

/** The match day: the next step, all matches, and on wide screens the table. */
export function MatchDay() {
  const planned = useCompetition();
  const { organiser, tournament } = useCompetitionAdmin();
  const [shared, setShared] = useKeptText(adminStorageKeys.tableShared(tournament.id), 'local');
  const step = deskStep(planned, { uid: organiser.uid, shared });
  const shown = 'stage' in step ? step.stage : planned.competition.stages.at(-1);
  const table = planned.tables.find(({ stage }) => stage.id === shown?.id);
  return (
    <Stack gap={6} className={styles.matchDay}>
      <Stack gap={5}>
        {mayPlan() ? (
          <>
            <Latecomers />
            <MovedDate />
            <UntimedFinal />
          </>
        ) : null}
        <NextStepCard step={step} onShared={setShared} />
        {mayPlan() ? <FinalPart /> : null}
        <MatchDayMatches />
      </Stack>
      <div className={styles.beside}>
        {table === undefined || table.rows.length === 0 ? null : <AdminStageTables table={table} />}
      </div>
    </Stack>
  );
}

/** Returns the first stage and its beginning, while none of its matches is played. */
function beginningOf({ competition, matches }: Planned): { stage: Stage; firstAt: Instant } | null {
  const [stage] = competition.stages;
  const own = matches.filter(({ stageId }) => stageId === stage?.id);
  return stage === undefined || !hasNotBegun(stage, own) ? null : { stage, firstAt: currentTimes(own).firstAt };
}

/** Warns if the first match isn't at the tournament's date, which may have moved. */
function MovedDate() {
  const planned = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const zone = useViewerZone();
  const [moving, setMoving] = useState<{ stage: Stage; firstAt: Instant } | null>(null);
  const [shifted, setShifted] = useState(0);
  const [accepted, accept] = useKeptText(adminStorageKeys.timesAccepted(tournament.id), 'local');
  const beginning = beginningOf(planned);
  const difference = `${tournament.date} ${beginning?.firstAt}`;
  const [date, firstAt] = [toMillis(tournament.date), toMillis(beginning?.firstAt ?? null)];
  const shift = date === null || firstAt === null ? 0 : date - firstAt;
  const isAccepted = accepted === difference;
  // After moving the first stage, the later ones are moved by the same time.
  const left = overtakenStages(planned, beginning === null || isAccepted ? null : tournament.date, shift || shifted);
  const moveBeginning = (stage: Stage) => {
    setShifted(shift);
    setMoving({ stage, firstAt: tournament.date });
  };
  return (
    <>
      {beginning === null || shift === 0 || isAccepted ? null : (
        <Notice
          tone="warning"
          action={
            <Inline gap={2}>
              <Button look="secondary" onClick={() => moveBeginning(beginning.stage)}>
                Cambiar las horas
              </Button>
              <Button look="quiet" onClick={() => accept(difference)}>
                Están bien
              </Button>
            </Inline>
          }
        >
          <p>
            El torneo empieza el {dayAndClockIn(tournament.date, zone)}, y la primera partida, el{' '}
            {dayAndClockIn(beginning.firstAt, zone)}.
          </p>
        </Notice>
      )}
      {left.map(({ stage, firstAt: at, proposed }) => (
        <ActNotice
          key={stage.id}
          tone="warning"
          act={{ label: `Cambiar la hora de ${stage.name}`, run: () => setMoving({ stage, firstAt: proposed }) }}
        >
          {`${stage.name} empezaría el ${dayAndClockIn(at, zone)}: antes que el torneo.`}
        </ActNotice>
      ))}
      {moving === null ? null : (
        <HoursDialog
          key={moving.stage.id}
          stage={moving.stage}
          firstAt={moving.firstAt}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
