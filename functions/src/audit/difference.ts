import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '@arena/domain';

/** The fields in which two states of a record differ, as they were and as they are. */
export function difference(before: object, after: object): { before: Fields; after: Fields } {
  const was: Fields = { ...before };
  const is: Fields = { ...after };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const of = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: of(was), after: of(is) };
}
