/** A thing whose place among others is stored, counted from 0. */
export interface Ordered {
  id: string;
  order: number;
}

/** A list with the thing at `from` moved to `to`. */
export function moved<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const rest = list.filter((_, index) => index !== from);
  const held = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...held, ...rest.slice(to)];
}

/** The things in the order of these ids; one that isn't named comes last, as a new one does. */
export function inOrder<T extends Ordered>(things: readonly T[], ids: readonly string[]): T[] {
  const rank = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...things].sort((a, b) => rank(a) - rank(b));
}

/** The places to store so that the things come in this order: of those that aren't there already. */
export function placesOf(inOrder: readonly Ordered[]): Ordered[] {
  return inOrder
    .map(({ id, order }, index) => ({ id, order: index, before: order }))
    .filter(({ order, before }) => order !== before)
    .map(({ id, order }) => ({ id, order }));
}

/** True if the things that are in both lists come in the same order. */
export function areOrderedAlike(one: readonly Ordered[], other: readonly Ordered[]): boolean {
  const idsOf = (list: readonly Ordered[], both: readonly Ordered[]) =>
    list.map(({ id }) => id).filter((id) => both.some((each) => each.id === id));
  return idsOf(one, other).join('/') === idsOf(other, one).join('/');
}
