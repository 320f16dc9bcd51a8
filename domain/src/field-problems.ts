import type { FieldErrors } from './errors.ts';
import type { z } from './zod.ts';

/**
 * What a schema has found wrong, by field: of each what it said first, since its checks stand in the order of what to say
 * first. Empty where nothing is wrong.
 * @param fieldAt the field that a path (`players.0.nickname`) belongs to: the path itself, unless told.
 */
export function problemsIn(
  error: { issues: readonly z.core.$ZodIssue[] } | undefined,
  fieldAt = (path: string) => path,
): FieldErrors {
  const problems: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) problems[fieldAt(path.join('.'))] ??= message;
  return problems;
}
