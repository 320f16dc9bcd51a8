/** Named values of unknown type. A document's instants are ISO texts. */
export type Fields = Readonly<Record<string, unknown>>;

/** True if a value has fields, as an array has none. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property, never an inherited one: an id may be called `constructor`. */
export function ownIn<Value>(fields: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The names of a table, with their type. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(table, name);
  return Object.keys(table).filter(isName);
}
