/** The result of a three-way merge, value by value. */
interface Merged<Values> {
  /** Their values, with the local changes on top. */
  merged: Values;
  /** Values that they changed. */
  theirs: (keyof Values & string)[];
  /** Values that both changed, and not to the same. */
  disputed: (keyof Values & string)[];
}

function keysOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values).filter((key): key is string & keyof Values => key in values);
}

/** Merges two edits of a record. @param before their common base @param after the other edit */
export function mergeEdits<Values extends object>(mine: Values, before: Values, after: Values): Merged<Values> {
  const own = keysOf(mine).filter((key) => !isEqual(mine[key], before[key]));
  const merged = { ...after, ...Object.fromEntries(own.map((key) => [key, mine[key]])) };
  const theirs = keysOf(after).filter((key) => !isEqual(after[key], before[key]));
  return {
    merged,
    theirs,
    disputed: theirs.filter((key) => own.includes(key) && !isEqual(mine[key], after[key])),
  };
}

/** True if two values would be stored the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
