import {
  type Adjustment,
  correctionRefusals,
  counted,
  explain,
  figure,
  type Stage,
  type Standing,
  shownRank,
} from '@arena/domain';
import { useId, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { matchesText, sentence, signed } from '#ui/texts/competition-texts.ts';
import { mayPlan, type Planned } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { useCompetitionMutation } from '../use-competition-mutation.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import styles from './Tables.module.css';

interface Props {
  planned: Planned;
  stage: Stage;
  row: Standing;
  /** All rows of the stage. */
  rows: readonly Standing[];
}

/** Takes an adjustment back, on a second tap if others would have advanced without it. */
function RemoveButton({ id }: Pick<Adjustment, 'id'>) {
  const mutation = useCompetitionMutation();
  const isTold = mutation.error?.fields.acceptsExchange !== undefined;
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
    <li className={styles.adjustment}>
      <span>
        <strong>{signed(adjustment.points)}</strong> {adjustment.reason}
      </span>
      {canRemove ? <RemoveButton id={adjustment.id} /> : null}
    </li>
  );
}

/** Explains an entry's rank, and lists its adjustments. */
function Why({ planned, stage, row, rows, id }: Props & { id: string }) {
  const [isAdjusting, setAdjusting] = useState(false);
  const entries = planned.entries.map((entry) => ({ ...entry, name: planned.nameOf(entry.id) }));
  const why = explain(row, rows, entries, stage.scoring);
  const own = planned.competition.adjustments.filter(
    ({ stageId, entryId }) => stageId === stage.id && entryId === row.entryId,
  );
  const { competition, matches } = planned;
  const isCorrectable = mayPlan() && correctionRefusals(competition, matches, stage.id, 'stageId').length === 0;
  return (
    <div id={id} className={styles.why}>
      <p>{sentence(why)}</p>
      <p className="note">
        {matchesText(row.matches)}: {figure(row.placementPoints)} por puestos, {figure(row.killPoints)} por bajas
        {row.averagePlacement === null ? '' : `; puesto promedio ${figure(row.averagePlacement)}`}
      </p>
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
    </div>
  );
}

/** The rows of a row's own table: a group may be played before another one. */
function rowsOfGroup({ groupId }: Standing, rows: readonly Standing[]): readonly Standing[] {
  return rows.filter((each) => each.groupId === groupId);
}

/** One row of the table; a tap explains its rank. */
export function TableRow({ hasTitle, ...props }: Props & { hasTitle: boolean }) {
  const { planned, row, rows } = props;
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
        <span className="note">
          <span aria-hidden="true">
            {row.wins} · {row.kills}
          </span>
          <span className="visually-hidden">
            , {counted(row.wins, 'Booyah', 'Booyahs')}, {counted(row.kills, 'baja', 'bajas')},
          </span>
        </span>
        <span className={styles.points}>
          <span aria-hidden="true">{figure(row.points)}</span>
          <span className="visually-hidden">{counted(row.points, 'punto', 'puntos')}</span>
        </span>
      </button>
      {isOpen ? <Why {...props} id={id} /> : null}
    </li>
  );
}
