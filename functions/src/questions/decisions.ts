import type { Question } from '@arena/domain';
import { difference } from '../audit/difference.ts';
import { entryOf } from '../audit/entry-of.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { DecideOne, Plan, Step } from '../records/change.ts';

type Fields = Omit<Question, 'id'>;

function stored(question: Question): Fields {
  const { id: _, ...fields } = question;
  return fields;
}

/**
 * The step from one state of a question to another: none where nothing differs, so that a repeated call answers the
 * same. @throws ApiError `edited_meanwhile` where `revision` is given and isn't the current one.
 */
function stepTo(current: Question, next: Question, actor: Actor, revision = current.revision): Step<Question> {
  if (Object.keys(difference(stored(current), stored(next)).after).length === 0) return { result: current };
  if (revision !== current.revision) throw new ApiError('edited_meanwhile');
  const result = { ...next, revision: current.revision + 1 };
  const changed = difference(stored(current), stored(result));
  return { result, write: { fields: changed.after, audit: entryOf('question.update', current.id, actor, changed) } };
}

function present(current: Question | null): Question {
  if (current === null) throw new ApiError('not_found');
  return current;
}

/** Decides on a new question; one that is there already was made by the same request. */
export function creation(question: Question, actor: Actor): DecideOne<Question, Question> {
  const fields = stored(question);
  const audit = entryOf('question.create', question.id, actor, { before: null, after: fields });
  return (current) => (current === null ? { result: question, write: { fields, audit } } : { result: current });
}

/** Decides on new fields for a question; `revision`, where given, is the one they were written on. */
export function edit({ revision, ...fields }: Partial<Fields>, actor: Actor): DecideOne<Question, Question> {
  return (current) => {
    const question = present(current);
    return stepTo(question, { ...question, ...fields }, actor, revision);
  };
}

/** Decides on whether a question is asked: the opposite of what was found first, however often it is looked at. */
export function toggle(actor: Actor): DecideOne<Question, Question> {
  let active: boolean | undefined;
  return (current) => {
    const question = present(current);
    active ??= !question.active;
    return stepTo(question, { ...question, active }, actor);
  };
}

/** Decides on the removal of a question; where an earlier attempt found it, its absence is that attempt's doing. */
export function removal(actor: Actor): DecideOne<Question, void> {
  let found = false;
  return (current) => {
    if (current === null && found) return { result: undefined };
    const question = present(current);
    found = true;
    const audit = entryOf('question.delete', question.id, actor, { before: stored(question), after: null });
    return { result: undefined, write: { fields: null, audit } };
  };
}

export type Places = readonly Pick<Question, 'id' | 'order'>[];

/** Decides on the places of questions, all of them or none. */
export function reordering(places: Places, actor: Actor) {
  return (current: ReadonlyMap<string, Question | null>): Plan<void> => {
    const missing = [...places.entries()].filter(([, { id }]) => !current.get(id));
    if (missing.length > 0) {
      const fields = missing.map(([index]) => [`questions.${index}.id`, 'Esta pregunta ya no existe']);
      throw new ApiError('not_found', { fields: Object.fromEntries(fields) });
    }
    const moved = places.filter(({ id, order }) => current.get(id)?.order !== order);
    const before = Object.fromEntries(moved.map(({ id }) => [id, current.get(id)?.order]));
    const after = Object.fromEntries(moved.map(({ id, order }) => [id, order]));
    return {
      changed: new Map(moved.map(({ id, order }) => [id, { order }])),
      audits: [entryOf('question.reorder', 'questions', actor, { before, after })],
      result: undefined,
    };
  };
}
