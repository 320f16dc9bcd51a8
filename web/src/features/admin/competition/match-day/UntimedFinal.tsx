import { type Instant, isFinalUntimed, MINUTE } from '@arena/domain';
import { useState } from 'react';
import { serverNow } from '../../../../lib/time/clock.ts';
import { ActNotice } from '../../../../ui/icons/ActNotice.tsx';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { ScheduleDialog } from '../plan/ScheduleDialog.tsx';

/** The least that leaves everybody a quarter of an hour to confirm a final, at a round time. */
function soonest(now: Date, minutesBefore: number): Instant {
  const round = 5 * MINUTE;
  return new Date(Math.ceil((now.getTime() + (minutesBefore + 15) * MINUTE) / round) * round).toISOString();
}

/** Warns that the final can't be confirmed because its time is missing or past. */
export function UntimedFinal({ planned }: { planned: Planned }) {
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
        <ScheduleDialog
          stage={stage}
          matches={planned.matches.filter(({ stageId }) => stageId === stage.id)}
          firstAt={firstAt}
          onClose={() => setFirstAt(null)}
        />
      )}
    </>
  );
}
