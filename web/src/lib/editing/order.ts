/** A record with a stored position, from 0. */
export interface Ordered {
  id: string;
  order: number;
}

/** Returns a list with the item at `from` moved to `to`. */
export function moveItem<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const rest = list.filter((_, index) => index !== from);
  const held = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...held, ...rest.slice(to)];
}

/** Sorts items by these ids; others come last, as new ones do. */
export function inOrder<T extends Ordered>(things: readonly T[], ids: readonly string[]): T[] {
  const rank = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...things].sort((a, b) => rank(a) - rank(b));
}

/** Returns the positions to store for this order, only of items that move. */
export function placesOf(inOrder: readonly Ordered[]): Ordered[] {
  return inOrder
    .map(({ id, order }, index) => ({ id, order: index, before: order }))
    .filter(({ order, before }) => order !== before)
    .map(({ id, order }) => ({ id, order }));
}

/** True if the items common to both lists have the same order. */
export function areOrderedAlike(one: readonly Ordered[], other: readonly Ordered[]): boolean {
  const idsOf = (list: readonly Ordered[], both: readonly Ordered[]) =>
    list.map(({ id }) => id).filter((id) => both.some((each) => each.id === id));
  return idsOf(one, other).join('/') === idsOf(other, one).join('/');
}
