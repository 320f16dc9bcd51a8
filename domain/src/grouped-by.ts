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
