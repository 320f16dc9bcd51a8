import { counted, placeable, type Stage } from '@arena/domain';
import type { DrawRequest } from '@arena/domain/api';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { type Planned, useCompetition } from '../competition-context.ts';
import { MutationDialog } from '../MutationDialog.tsx';
import styles from '../plan/Plan.module.css';
import { useCompetitionMutation, useSeenRecord } from '../use-competition-mutation.ts';
import { groupsDrawn, oversizedGroupsText } from './stage-previews.ts';

/** Milliseconds between two names of a live draw. */
const STEP = 60;
const LONGEST = 4_000;

interface GroupsProps {
  stage: Stage;
  /** True to reveal the names one after the other, in drawn order. */
  live?: boolean;
}

export function DrawnGroups({ stage: { groups }, live = false }: GroupsProps) {
  const { nameOf } = useCompetition();
  const all = groups.reduce((sum, { entryIds }) => sum + entryIds.length, 0);
  const step = Math.min(STEP, LONGEST / Math.max(1, all));
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <section key={group.id} aria-label={group.name}>
          <h3 className={styles.group}>
            {group.name} <Note as="span">{counted(group.entryIds.length, 'participante', 'participantes')}</Note>
          </h3>
          <ol className={styles.members} aria-label={`Grupo: ${group.name}`}>
            {group.entryIds.map((entryId, place) => (
              <li
                key={entryId}
                className={live ? styles.drawn : undefined}
                style={live ? { animationDelay: `${(place * groups.length + index) * step}ms` } : undefined}
              >
                {nameOf(entryId)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface Props {
  stage: Stage;
  onClose: () => void;
}

type Method = DrawRequest['method'];

interface ByHandProps {
  stage: Stage;
  placeOf: ReadonlyMap<string, string>;
  onChange: (entryId: string, groupId: string) => void;
}

function ByHand({ stage, placeOf, onChange }: ByHandProps) {
  const { competition, entries, nameOf } = useCompetition();
  return (
    <ul className={styles.hand} aria-label="Quién va en qué grupo">
      {placeable(competition, entries, stage).map((entry) => (
        <li key={entry.id}>
          <span>{nameOf(entry.id)}</span>
          <select
            aria-label={`Grupo de ${nameOf(entry.id)}`}
            className={styles.select}
            value={placeOf.get(entry.id) ?? ''}
            onChange={({ target }) => onChange(entry.id, target.value)}
          >
            <option value="">Ninguno</option>
            {stage.groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}

/** Lists the methods for this stage's groups, the likeliest first. */
function methodsFor(planned: Planned, stage: Stage): { value: Method; label: string }[] {
  const isFirst = planned.competition.stages[0]?.id === stage.id;
  return [
    { value: 'random', label: 'Por sorteo, con un código con el que cualquiera puede repetirlo' },
    ...(isFirst ? [] : [{ value: 'snake' as const, label: 'Por puestos de la fase anterior, en zigzag' }]),
    { value: 'registration', label: 'Por orden de inscripción' },
    { value: 'hand', label: 'A mano' },
  ];
}

function useDrawing(asked: Stage) {
  const planned = useCompetition();
  const mutation = useCompetitionMutation();
  const { revision, stages } = useSeenRecord(mutation, planned.competition, ({ competition }) => competition);
  const stage = stages.find(({ id }) => id === asked.id) ?? asked;
  const [method, setMethod] = useState<Method>(stage.groups.length === 1 ? 'registration' : 'random');
  // Moved entries are kept separately, because another admin may have moved others.
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const there = new Set(planned.entries.map(({ id }) => id));
  const placeOf = new Map([
    ...stage.groups.flatMap(({ id, entryIds }) => entryIds.map((entryId): [string, string] => [entryId, id])),
    ...[...moved].filter(([entryId]) => there.has(entryId)),
  ]);
  const move = (entryId: string, groupId: string) => setMoved(new Map([...moved, [entryId, groupId]]));
  const [drawn, setDrawn] = useState<Stage | null>(null);
  const byHand = () =>
    stage.groups.map(({ id, name, entryIds }) => {
      const stay = entryIds.filter((entryId) => placeOf.get(entryId) === id);
      const come = [...placeOf].filter(([entryId, to]) => to === id && !entryIds.includes(entryId));
      return { id, name, entryIds: [...stay, ...come.map(([entryId]) => entryId)] };
    });
  const request = (): DrawRequest => {
    if (method !== 'hand') return { method, expectedRevision: revision };
    const groups = byHand().map(({ id, entryIds }) => ({ id, entryIds }));
    return { method, groups, expectedRevision: revision };
  };
  const drawnBy = method === 'snake' ? method : 'registration';
  const crowded = oversizedGroupsText(planned, method === 'hand' ? byHand() : groupsDrawn(planned, stage, drawnBy));
  const draw = () =>
    mutation.run(async (calls) => {
      const view = await calls.draw(stage.id, request());
      setDrawn(view.competition.stages.find(({ id }) => id === stage.id) ?? null);
    }, 'Los grupos quedaron guardados.');
  return { mutation, stage, method, setMethod, placeOf, move, crowded, drawn, draw };
}

/** The finished draw: names appear in their groups one after the other, with the seed. */
function Drawn({ stage, onClose }: Props) {
  return (
    <Dialog title="Así quedaron" onClose={onClose} actions={<Button onClick={onClose}>Listo</Button>}>
      {stage.draw?.method === 'random' ? (
        <p>
          Código del sorteo: <code>{stage.draw.seed}</code>
        </p>
      ) : null}
      <DrawnGroups stage={stage} live />
    </Dialog>
  );
}

/** Chooses the method of a stage's draw, draws, and shows it live. */
export function DrawDialog({ stage: asked, onClose }: Props) {
  const planned = useCompetition();
  const { mutation, stage, method, setMethod, placeOf, move, crowded, drawn, draw } = useDrawing(asked);
  if (drawn !== null) return <Drawn stage={drawn} onClose={onClose} />;
  const isRepeated = stage.groups.some(({ entryIds }) => entryIds.length > 0);
  return (
    <MutationDialog
      mutation={mutation}
      title={stage.groups.length === 1 ? 'Poner a todos en la sala' : 'Armar los grupos'}
      action={method === 'random' ? 'Sortear' : 'Armar'}
      onConfirm={draw}
      onClose={onClose}
    >
      {isRepeated ? <p>Los grupos de ahora se cambian por los nuevos.</p> : null}
      <FieldGroup label="¿Cómo?" required>
        {methodsFor(planned, stage).map(({ value, label }) => (
          <Choice
            key={value}
            label={label}
            type="radio"
            name="method"
            checked={method === value}
            onChange={() => setMethod(value)}
          />
        ))}
      </FieldGroup>
      {method === 'hand' ? <ByHand stage={stage} placeOf={placeOf} onChange={move} /> : null}
      {crowded === null ? null : <Notice tone="warning">{crowded}</Notice>}
    </MutationDialog>
  );
}
