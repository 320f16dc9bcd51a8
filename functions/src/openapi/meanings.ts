import { z } from 'zod';

/** Description and example of a field. */
interface Meaning {
  description?: string;
  example?: unknown;
}

/** A field of a record, with its meaning. */
interface ExplainedField {
  schema: z.core.$ZodType | undefined;
  name: string;
  meaning: Meaning;
}

/** Explains fields of a record. @param fields a text, or a meaning with an example. */
export function of<Shape extends z.core.$ZodShape>(
  { shape }: z.ZodObject<Shape>,
  fields: { readonly [Name in keyof Shape]?: string | Meaning },
): ExplainedField[] {
  return Object.entries<string | Meaning | undefined>(fields).map(([name, meaning]) => ({
    schema: shape[name],
    name,
    meaning: typeof meaning === 'string' ? { description: meaning } : (meaning ?? {}),
  }));
}

/**
 * Returns a lookup of the explained fields of an object, as JSON Schema writes them. A field that another record took
 * over, also as an optional one, keeps its meaning: it is found by its name and its schema, which must be its own.
 */
export function lookupOf(explained: readonly ExplainedField[]) {
  const meanings = new Map<unknown, Map<string, Meaning>>();
  for (const { schema, name, meaning } of explained) {
    meanings.set(schema, (meanings.get(schema) ?? new Map()).set(name, meaning));
  }

  function meaningOf(name: string, schema: z.core.$ZodType): Meaning | null {
    const meaning = meanings.get(schema)?.get(name);
    if (meaning !== undefined) return meaning;
    const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNonOptional;
    return isWrapped ? meaningOf(name, schema.unwrap()) : null;
  }

  return (shape: z.core.$ZodShape): Record<string, object> =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, schema]) => {
        const { description, example } = meaningOf(name, schema) ?? {};
        const said = {
          ...(description ? { description } : {}),
          ...(example === undefined ? {} : { examples: [example] }),
        };
        return Object.keys(said).length === 0 ? [] : [[name, said]];
      }),
    );
}
