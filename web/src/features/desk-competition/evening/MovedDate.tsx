import { isCounted, type Match, type Stage, toMillis } from '@arena/domain';
import { useState } from 'react';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { useKeptText } from '../../../lib/storage/kept-text.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { type Planned, useDesk } from '../desk-context.ts';
import { ScheduleDialog } from '../plan/ScheduleDialog.tsx';
import { timesNow } from '../plan/schedule.ts';

/** The stage that the tournament begins with, while nothing of it is played. */
function beginningOf({ competition, matches }: Planned): { stage: Stage; own: Match[] } | null {
  const [stage] = competition.stages;
  const own = matches.filter(({ stageId }) => stageId === stage?.id);
  const hasBegun = own.some((match) => match.state === 'playing' || isCounted(match));
  return stage === undefined || stage.state !== 'open' || hasBegun ? null : { stage, own };
}

/** That the first match doesn't begin with the tournament, which may have been moved since. */
export function MovedDate({ planned }: { planned: Planned }) {
  const { tournament } = useDesk();
  const zone = useViewerZone();
  const [isMoving, setMoving] = useState(false);
  const [accepted, accept] = useKeptText(deskStorageKeys.timesAccepted(tournament.id), 'local');
  const beginning = beginningOf(planned);
  const firstAt = timesNow(beginning?.own ?? []).firstAt;
  const difference = `${tournament.date} ${firstAt}`;
  const isSame = firstAt === null || tournament.date === null || toMillis(firstAt) === toMillis(tournament.date);
  if (beginning === null) return null;
  return (
    <>
      {isSame || accepted === difference ? null : (
        <Notice
          tone="warning"
          action={
            <div className="beside gap-2">
              <Button look="secondary" onClick={() => setMoving(true)}>
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
            {dayAndClockIn(firstAt, zone)}.
          </p>
        </Notice>
      )}
      {isMoving ? (
        <ScheduleDialog
          stage={beginning.stage}
          matches={beginning.own}
          firstAt={tournament.date}
          onClose={() => setMoving(false)}
        />
      ) : null}
    </>
  );
}
