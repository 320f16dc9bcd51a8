import { freeFireMaps, type Instant, type Match, type Stage } from '@arena/domain';
import { useState } from 'react';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { matchesText } from '#ui/texts/competition-texts.ts';
import { useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { MutationDialog } from '../MutationDialog.tsx';
import { useCompetitionMutation, useSeenRecord } from '../use-competition-mutation.ts';
import { currentTimes, scheduleEdits } from './schedule.ts';

interface Props {
  stage: Stage;
  /** Proposed beginning of the first match; by default its current one. */
  firstAt?: Instant;
  onClose: () => void;
}

const MAPS = freeFireMaps.join(', ');

function mapsIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((map) => map.trim())
    .filter((map) => map !== '');
}

/** Writes the current maps of a stage's matches, by number, as they are typed. */
function mapsNow(matches: readonly Match[]): string {
  const maps = new Map(matches.filter(({ state }) => state !== 'void').map(({ number, map }) => [number, map]));
  const typed = [...maps].sort(([a], [b]) => a - b).map(([, map]) => map);
  return typed.some((map) => map === '') ? MAPS : typed.join(', ');
}

/** Schedules a stage's open matches: times and maps; untouched times stay. */
export function HoursDialog({ stage, firstAt: proposed, onClose }: Props) {
  const matches = useCompetition().matches.filter(({ stageId }) => stageId === stage.id);
  const { tournament } = useCompetitionAdmin();
  const mutation = useCompetitionMutation(onClose);
  const seen = useSeenRecord(mutation, matches, (view) => view.matches);
  // Frozen at opening: typed values belong to that match, even after it has begun.
  const [times] = useState(() => currentTimes(matches));
  const { number } = times;
  const before = {
    firstAt: toLocalText(times.firstAt ?? tournament.date),
    minutes: String(times.minutesBetween),
  };
  const [firstAt, setFirstAt] = useState(() => (proposed === undefined ? before.firstAt : toLocalText(proposed)));
  const [minutes, setMinutes] = useState(before.minutes);
  const [maps, setMaps] = useState(() => mapsNow(matches));
  const minutesBetween = Number(minutes);
  const isMinutes = minutes.trim() !== '' && minutesBetween >= 0 && minutesBetween <= 24 * 60;
  const isCleared = firstAt === '' && times.firstAt !== null;
  const isTimed =
    (times.firstAt === null && firstAt !== '') || firstAt !== before.firstAt || minutes !== before.minutes;
  const save = async () => {
    const wanted = {
      times: isTimed ? { number, firstAt: fromLocalText(firstAt), minutesBetween } : null,
      maps: mapsIn(maps),
    };
    await mutation.run(
      async (calls, { saved }) => {
        const edits = scheduleEdits(stage, matches, wanted, seen);
        for (const { match, edit } of edits) saved(await calls.editMatch(match.id, edit));
        return edits.length;
      },
      (count) => `${matchesText(count)} con su hora y su mapa.`,
    );
  };
  return (
    <MutationDialog
      mutation={mutation}
      title="Horas y mapas"
      action="Guardar"
      disabled={!isMinutes || isCleared}
      onConfirm={save}
      onClose={onClose}
    >
      <TimeField
        label={number === 1 ? 'La primera empieza' : `La partida ${number} empieza`}
        shown={firstAt}
        note="Los grupos juegan al mismo tiempo."
        error={isCleared ? 'Escribe cuándo empieza' : undefined}
        value={firstAt}
        onChange={({ target }) => setFirstAt(target.value)}
      />
      <TextField
        label="Minutos entre partidas"
        error={isMinutes ? undefined : 'Escribe los minutos, por ejemplo 35'}
        required
        inputMode="numeric"
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      />
      <AreaField
        label="Mapas, en orden"
        hint="Separados por comas; al terminar se repiten"
        error={mutation.refusal?.fields.map}
        rows={2}
        value={maps}
        onChange={({ target }) => setMaps(target.value)}
      />
    </MutationDialog>
  );
}
