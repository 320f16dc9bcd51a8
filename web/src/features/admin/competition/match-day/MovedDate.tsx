import { type Instant, type Stage, toMillis } from '@arena/domain';
import { useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { HoursDialog } from '../plan/HoursDialog';
import { currentTimes, hasNotBegun, overtakenStages } from '../plan/schedule.ts';

/** Returns the first stage and its beginning, while none of its matches is played. */
function beginningOf({ competition, matches }: Planned): { stage: Stage; firstAt: Instant } | null {
  const [stage] = competition.stages;
  const own = matches.filter(({ stageId }) => stageId === stage?.id);
  return stage === undefined || !hasNotBegun(stage, own) ? null : { stage, firstAt: currentTimes(own).firstAt };
}

/** Warns if the first match isn't at the tournament's date, which may have moved. */
export function MovedDate({ planned }: { planned: Planned }) {
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
            <div className="beside gap-2">
              <Button look="secondary" onClick={() => moveBeginning(beginning.stage)}>
                Cambiar las horas
              </Button>
              <Button look="quiet" onClick={() => accept(difference)}>
                Están bien
              </Button>
            </div>
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
          matches={planned.matches.filter(({ stageId }) => stageId === moving.stage.id)}
          firstAt={moving.firstAt}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
