import type { Question } from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { Plan } from '../records/change.ts';
import { editingOf } from '../records/editing.ts';

export const { creation, edit, toggle, removal } = editingOf<Question, Question>({
  name: 'question',
  shown: (question) => question,
});

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
