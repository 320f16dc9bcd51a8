import type { Question } from '@arena/domain';

/** The questions in the order of these ids; one that isn't named comes last, as a new one does. */
export function inOrder(questions: readonly Question[], ids: readonly string[]): Question[] {
  const rank = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return questions
    .map((question, index) => ({ question, index }))
    .sort((a, b) => rank(a.question.id) - rank(b.question.id) || a.index - b.index)
    .map(({ question }) => question);
}

/** The places to store so that the questions come in this order: of those that aren't there already. */
export function placesOf(inOrder: readonly Question[]): Pick<Question, 'id' | 'order'>[] {
  return inOrder
    .map(({ id, order }, index) => ({ id, order: index, before: order }))
    .filter(({ order, before }) => order !== before)
    .map(({ id, order }) => ({ id, order }));
}

/** Whether the questions that are in both lists come in the same order. */
export function areOrderedAlike(one: readonly Question[], other: readonly Question[]): boolean {
  const idsOf = (list: readonly Question[], both: readonly Question[]) =>
    list.map(({ id }) => id).filter((id) => both.some((each) => each.id === id));
  return idsOf(one, other).join('/') === idsOf(other, one).join('/');
}
