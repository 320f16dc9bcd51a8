/** What has named values; what they are isn't known yet. Of a document: instants as ISO texts. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields, as an array has none. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under a name; what is inherited, such as `constructor`, doesn't, though an id may be called so. */
export function ownIn<Value>(fields: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The names of a table, with their type. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(table, name);
  return Object.keys(table).filter(isName);
}
