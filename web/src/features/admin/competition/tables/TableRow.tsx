import {
  type Adjustment,
  AdjustmentFields,
  type Competition,
  correctionRefusals,
  counted,
  explain,
  figure,
  problemsIn,
  type Stage,
  type Standing,
  shownRank,
} from '@arena/domain';
import { useId, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Chips } from '#ui/fields/Chips.tsx';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { matchesText, sentence, signed } from '#ui/texts/competition-texts.ts';
import { mayPlan, useCompetition } from '../competition-context.ts';
import { MutationDialog, Refusals } from '../MutationDialog.tsx';
import { useCompetitionMutation, useReason, useRequestIds } from '../use-competition-mutation.ts';
import styles from './Tables.module.css';

interface Props {
  stage: Stage;
  row: Standing;
  /** All rows of the stage. */
  rows: readonly Standing[];
}

/** Takes an adjustment back, on a second tap if others would have advanced without it. */
function RemoveButton({ id }: { id: string }) {
  const mutation = useCompetitionMutation();
  const isTold = mutation.refusal?.fields.acceptsExchange !== undefined;
  return (
    <>
      <Button
        look="quiet"
        busy={mutation.isPending}
        onClick={() => void mutation.run((calls) => calls.removeAdjustment(id, isTold), 'El ajuste se quitó.')}
      >
        {isTold ? 'Confirmar' : 'Quitar'}
      </Button>
      <Refusals of={mutation} />
    </>
  );
}

function AdjustmentLine({ adjustment, canRemove }: { adjustment: Adjustment; canRemove: boolean }) {
  return (
    <Inline as="li" gap={2} align="center">
      <span>
        <strong>{signed(adjustment.points)}</strong> {adjustment.reason}
      </span>
      {canRemove ? <RemoveButton id={adjustment.id} /> : null}
    </Inline>
  );
}

/** Explains an entry's rank, and lists its adjustments. */
function Why({ stage, row, rows, id }: Props & { id: string }) {
  const planned = useCompetition();
  const [isAdjusting, setAdjusting] = useState(false);
  const entries = planned.entries.map((entry) => ({ ...entry, name: planned.nameOf(entry.id) }));
  const why = explain(row, rows, entries, stage.scoring);
  const own = planned.competition.adjustments.filter(
    ({ stageId, entryId }) => stageId === stage.id && entryId === row.entryId,
  );
  const { competition, matches } = planned;
  const isCorrectable = mayPlan() && correctionRefusals(competition, matches, stage.id, 'stageId').length === 0;
  return (
    <Stack id={id} gap={2} narrow className={styles.why}>
      <p>{sentence(why)}</p>
      <Note>
        {matchesText(row.matches)}: {figure(row.placementPoints)} por puestos, {figure(row.killPoints)} por bajas
        {row.averagePlacement === null ? '' : `; puesto promedio ${figure(row.averagePlacement)}`}
      </Note>
      {own.length === 0 ? null : (
        <ul aria-label="Ajustes">
          {own.map((adjustment) => (
            <AdjustmentLine key={adjustment.id} adjustment={adjustment} canRemove={isCorrectable} />
          ))}
        </ul>
      )}
      {isCorrectable ? (
        <Button look="secondary" onClick={() => setAdjusting(true)}>
          Dar o quitar puntos
        </Button>
      ) : null}
      {isAdjusting ? (
        <AdjustDialog
          stage={stage}
          entryId={row.entryId}
          name={planned.nameOf(row.entryId)}
          onClose={() => setAdjusting(false)}
        />
      ) : null}
    </Stack>
  );
}

/** The rows of a row's own table: a group may be played before another one. */
function rowsOfGroup({ groupId }: Standing, rows: readonly Standing[]): readonly Standing[] {
  return rows.filter((each) => each.groupId === groupId);
}

/** One row of the table; a tap explains its rank. */
export function TableRow({ stage, row, rows, hasTitle }: Props & { hasTitle: boolean }) {
  const planned = useCompetition();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const entry = planned.entries.find((each) => each.id === row.entryId);
  const isOut = entry !== undefined && entry.status !== 'active';
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={classes(styles.row, isOut && 'muted')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.rank}>{shownRank(row, rowsOfGroup(row, rows))}</span>
        <span className={styles.name}>
          {planned.nameOf(row.entryId)}
          {hasTitle ? <span className={styles.champion}> Campeón</span> : null}
        </span>
        <Note as="span">
          <span aria-hidden="true">
            {row.wins} · {row.kills}
          </span>
          <span className="visually-hidden">
            , {counted(row.wins, 'Booyah', 'Booyahs')}, {counted(row.kills, 'baja', 'bajas')},
          </span>
        </Note>
        <span className={styles.points}>
          <span aria-hidden="true">{figure(row.points)}</span>
          <span className="visually-hidden">{counted(row.points, 'punto', 'puntos')}</span>
        </span>
      </button>
      {isOpen ? <Why stage={stage} row={row} rows={rows} id={id} /> : null}
    </li>
  );
}

interface AdjustDialogProps {
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
function AdjustDialog({ stage, entryId, name, onClose }: AdjustDialogProps) {
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
  const isTold = mutation.refusal?.fields.acceptsExchange !== undefined && sent === amount;
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
  const problem = (path: string) => problems[path] ?? mutation.refusal?.fields[path];
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
