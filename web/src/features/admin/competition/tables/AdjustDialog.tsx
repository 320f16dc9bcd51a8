import { AdjustmentFields, type Competition, counted, problemsIn, type Stage } from '@arena/domain';
import { useState } from 'react';
import { Chips } from '#ui/fields/Chips.tsx';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { signed } from '#ui/texts/competition-texts.ts';
import { MutationDialog } from '../MutationDialog.tsx';
import { useCompetitionMutation } from '../use-competition-mutation.ts';
import { useReason } from '../use-reason.ts';
import { useRequestIds } from '../use-request-ids.ts';

interface Props {
  stage: Stage;
  entryId: string;
  name: string;
  onClose: () => void;
}

interface Typed {
  sign: 'take' | 'give';
  points: string;
  number: string;
  reason: string;
}

/** Returns the adjustment to send, or problems by control. */
function checked({ sign, points, number, reason }: Typed, stageId: string, entryId: string) {
  const amount = points.trim() === '' ? Number.NaN : Number(points);
  const { data, error } = AdjustmentFields.safeParse({
    stageId,
    entryId,
    points: sign === 'take' ? -amount : amount,
    reason: reason.trim(),
    matchNumber: number.trim() === '' ? null : Number(number),
  });
  const problems = problemsIn(error);
  if (amount > 0) return { data, problems };
  return { data: undefined, problems: { ...problems, points: 'Escribe cuántos puntos' } };
}

/** Reports an adjustment and the sum of all, because an earlier call without an answer may have succeeded. */
function doneText(name: string, { stageId, entryId, points }: AdjustmentFields, { adjustments }: Competition): string {
  const own = adjustments.filter((each) => each.stageId === stageId && each.entryId === entryId);
  const done = `${name}: ${counted(Math.abs(points), 'punto', 'puntos')} ${points < 0 ? 'menos' : 'más'}.`;
  if (own.length < 2) return done;
  return `${done} Con sus ${own.length} ajustes, ${signed(own.reduce((sum, each) => sum + each.points, 0))}.`;
}

const actions = { take: 'Quitar puntos', give: 'Dar puntos' };

/** Adds or takes points, with a public reason. */
export function AdjustDialog({ stage, entryId, name, onClose }: Props) {
  const mutation = useCompetitionMutation(onClose);
  const requests = useRequestIds();
  const [sign, setSign] = useState<Typed['sign']>('take');
  const [points, setPoints] = useState('');
  const [number, setNumber] = useState('');
  const reason = useReason(entryId);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [sent, setSent] = useState<number | null>(null);
  const amount = sign === 'take' ? -Number(points) : Number(points);
  /** True once the organiser was told who would have advanced by these points. */
  const isTold = mutation.error?.fields.acceptsExchange !== undefined && sent === amount;
  const save = async () => {
    const { data, problems: found } = checked({ sign, points, number, reason: reason.text }, stage.id, entryId);
    setProblems(found);
    if (data === undefined) return;
    setSent(data.points);
    await mutation.run(
      async (calls) => {
        const competition = await calls.adjust({
          ...data,
          ...(isTold ? { acceptsExchange: true } : {}),
          requestId: requests.idFor(JSON.stringify(data)),
        });
        reason.forget();
        return competition;
      },
      (competition) => doneText(name, data, competition),
    );
  };
  const problem = (path: string) => problems[path] ?? mutation.error?.fields[path];
  return (
    <MutationDialog
      isDestructive={sign === 'take'}
      mutation={mutation}
      title={`Puntos de ${name}`}
      action={isTold ? 'Confirmar' : actions[sign]}
      onConfirm={save}
      onClose={onClose}
    >
      <Chips
        label="Qué se hace"
        options={[
          { value: 'take', label: 'Quitar' },
          { value: 'give', label: 'Dar' },
        ]}
        value={sign}
        onChange={setSign}
      />
      <TextField
        label="Puntos"
        error={problem('points')}
        required
        inputMode="numeric"
        value={points}
        onChange={({ target }) => setPoints(target.value)}
      />
      <AreaField {...reason.field} error={problem('reason')} />
      <TextField
        label="Por la partida número"
        hint="Vacío: por nada en particular"
        error={problem('matchNumber')}
        inputMode="numeric"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
    </MutationDialog>
  );
}
