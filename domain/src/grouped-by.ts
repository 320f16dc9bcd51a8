/**
 * Groups by `keyOf`, in order of appearance. `Map.groupBy` is missing in browsers that the site supports: Chrome 111,
 * Safari 16.4.
 */
export function groupedBy<T, K>(all: Iterable<T>, keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}

/** Counts equal values, in order of appearance. */
export function tallyOf<T>(all: Iterable<T>): Map<T, number> {
  const tally = new Map<T, number>();
  for (const each of all) tally.set(each, (tally.get(each) ?? 0) + 1);
  return tally;
}
