import { listed, type Stage, type TiedAtTheCut } from '@arena/domain';
import { useState } from 'react';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { verbForm } from '#ui/texts/competition-texts.ts';
import { plannedOf, useCompetition } from '../competition-context.ts';
import { MutationDialog } from '../MutationDialog.tsx';
import { useCompetitionMutation, useSeenRecord } from '../use-competition-mutation.ts';
import { type ClosingChoices, type ClosingPreview, closingPreview, leavingForGood } from './stage-previews.ts';
import styles from './Tables.module.css';

interface Props {
  stage: Stage;
  onClose: () => void;
}

interface TieProps {
  tie: TiedAtTheCut;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Tie({ tie: { entryIds, places }, chosen, onChange }: TieProps) {
  const { nameOf } = useCompetition();
  // Choices beyond the seats are candidates of the next cut.
  const picked = chosen.filter((id) => entryIds.includes(id)).slice(0, places);
  return (
    <FieldGroup
      label="Empatan en el último puesto que avanza"
      hint={`Elige ${places}: ${picked.length} de ${places}`}
      required
    >
      {entryIds.map((entryId) => (
        <Choice
          key={entryId}
          label={nameOf(entryId)}
          type="checkbox"
          checked={picked.includes(entryId)}
          disabled={picked.length === places && !picked.includes(entryId)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, entryId] : chosen.filter((each) => each !== entryId))
          }
        />
      ))}
    </FieldGroup>
  );
}

function Through({ preview }: { preview: ClosingPreview }) {
  const { nameOf } = useCompetition();
  if (preview.through.length === 0) return null;
  return (
    <div className={styles.through}>
      <p>{verbForm(preview.through.length, 'Avanza', 'Avanzan')}:</p>
      <ol aria-label="Avanzan">
        {preview.through.map(({ entryId, why }) => (
          <li key={entryId}>
            <strong>{nameOf(entryId)}</strong> <Note as="span">{why}</Note>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Comparing = NonNullable<ClosingChoices['by']>;

interface NotesProps {
  notes: ClosingPreview['notes'];
  by: Comparing;
  onChange: (by: Comparing) => void;
}

/** Lists what to know before closing; unequal numbers of matches can be compared by the average. */
function Notes({ notes, by, onChange }: NotesProps) {
  return (
    <>
      {notes.map(({ message }) => (
        <Notice key={message} tone="warning">
          {message}
        </Notice>
      ))}
      {notes.some(({ code }) => code === 'unequal_matches') ? (
        <FieldGroup label="Cómo se comparan los mejores del resto" required>
          <Choice
            label="Por la suma de puntos"
            type="radio"
            name="by"
            checked={by === 'points'}
            onChange={() => onChange('points')}
          />
          <Choice
            label="Por el promedio de puntos por partida"
            type="radio"
            name="by"
            checked={by === 'average'}
            onChange={() => onChange('average')}
          />
        </FieldGroup>
      ) : null}
    </>
  );
}

/** Preview of the podium. */
function Podium({ preview }: { preview: ClosingPreview }) {
  const { nameOf } = useCompetition();
  return (
    <>
      <p>Los puestos quedan definitivos:</p>
      <ol className={styles.podium} aria-label="Puestos">
        {preview.shown.flatMap((entryIds, index) =>
          entryIds.map((entryId) => (
            <li key={entryId}>
              <strong>{index + 1}.º</strong> {nameOf(entryId)}
            </li>
          )),
        )}
      </ol>
    </>
  );
}

type Method = 'snake' | 'random';

function NextGroups({ method, onChange }: { method: Method; onChange: (method: Method) => void }) {
  return (
    <FieldGroup label="Grupos de la fase siguiente" required>
      <Choice
        label="Por puestos, en zigzag: quedan parejos"
        type="radio"
        name="method"
        checked={method === 'snake'}
        onChange={() => onChange('snake')}
      />
      <Choice
        label="Por sorteo"
        type="radio"
        name="method"
        checked={method === 'random'}
        onChange={() => onChange('random')}
      />
    </FieldGroup>
  );
}

/**
 * Asks before a stage is closed: lists the advancing entries with reasons, and lets the admin choose between tied ones.
 */
export function CloseDialog({ stage, onClose }: Props) {
  const planned = useCompetition();
  const mutation = useCompetitionMutation(onClose);
  const basis = useSeenRecord(mutation, planned, plannedOf);
  const [chosen, setChosen] = useState<string[]>([]);
  const [method, setMethod] = useState<Method>('snake');
  const [by, setBy] = useState<Comparing>(stage.advance?.by ?? 'points');
  const { stages } = planned.competition;
  const next = stages[stages.findIndex(({ id }) => id === stage.id) + 1];
  const preview = closingPreview(planned, stage, { chosen, by });
  const waits = preview.refusals.filter(({ code }) => code !== 'tie_at_the_cut');
  const action = next === undefined ? 'Terminar la competencia' : 'Cerrar la fase';
  const close = () => {
    const { shown } = closingPreview(basis, stage, { chosen, by });
    return mutation.run(
      (calls) => calls.close(stage.id, { chosen, method, by, shown, expectedRevision: basis.competition.revision }),
      next === undefined ? 'La competencia terminó.' : `${stage.name}: cerrada. Sigue ${next.name}.`,
    );
  };
  return (
    <MutationDialog
      mutation={mutation}
      title={next === undefined ? '¿Terminar la competencia?' : `¿Cerrar ${stage.name}?`}
      action={action}
      disabled={!preview.canClose}
      onConfirm={close}
      cancel="Todavía no"
      onClose={onClose}
    >
      {waits.map(({ code, message }) => (
        <Notice key={code} tone="warning">
          {message}
        </Notice>
      ))}
      <Notes notes={preview.notes} by={by} onChange={setBy} />
      {next === undefined && preview.canClose ? <Podium preview={preview} /> : null}
      {preview.ties.map((tie) => (
        <Tie key={tie.entryIds.join()} tie={tie} chosen={chosen} onChange={setChosen} />
      ))}
      <Through preview={preview} />
      {(next?.groups.length ?? 0) > 1 ? <NextGroups method={method} onChange={setMethod} /> : null}
      {preview.canClose ? (
        <Note>
          {next === undefined
            ? 'Se puede reabrir para corregir.'
            : 'Se puede reabrir mientras la fase siguiente no tenga resultados.'}
        </Note>
      ) : null}
    </MutationDialog>
  );
}

/** Warns about entries that closing again wouldn't bring back; null without any. */
function leavingText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const [leave, advance, play] = names.length === 1 ? ['sale', 'avanza', 'juegue'] : ['salen', 'avanzan', 'jueguen'];
  return `También ${leave} ${listed(names)}, que por la tabla no ${advance}. Para que ${play}, usa «A mano» después de cerrarla otra vez.`;
}

export function ReopenDialog({ stage, onClose }: Props) {
  const planned = useCompetition();
  const mutation = useCompetitionMutation(onClose, 'edit_conflict');
  const revision = useSeenRecord(mutation, planned.competition.revision, (view) => view.competition.revision);
  const isLast = planned.competition.stages.at(-1)?.id === stage.id;
  const leaving = leavingText(leavingForGood(planned, stage).map(planned.nameOf));
  const reopen = () => mutation.run((calls) => calls.reopen(stage.id, revision), `${stage.name}: abierta otra vez.`);
  return (
    <MutationDialog
      mutation={mutation}
      title="¿Reabrir la fase?"
      action="Reabrir la fase"
      onConfirm={reopen}
      cancel="Conservar"
      onClose={onClose}
    >
      <p>
        {isLast
          ? 'Los puestos dejan de ser definitivos y se puede corregir.'
          : 'Quienes avanzaron salen de la fase siguiente. Solo se puede mientras esa no tenga resultados.'}
      </p>
      {leaving === null ? null : <Notice tone="warning">{leaving}</Notice>}
    </MutationDialog>
  );
}
