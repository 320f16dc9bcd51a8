import type { FieldErrors } from './errors.ts';
import type { z } from './zod.ts';

/** The fields that an issue is about: an unknown one is named itself, not what holds it. */
function pathsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.join('.');
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => (at === '' ? key : `${at}.${key}`)) : [at];
}

/**
 * What a schema has found wrong, by field: of each what it said first, since its checks stand in the order of what to say
 * first. Empty where nothing is wrong.
 * @param fieldAt the field that a path (`players.0.nickname`) belongs to: the path itself, unless told.
 */
export function problemsIn(
  error: { issues: readonly z.core.$ZodIssue[] } | undefined,
  fieldAt = (path: string) => path,
): FieldErrors {
  const problems = new Map<string, string>();
  for (const issue of error?.issues ?? []) {
    for (const field of pathsOf(issue).map(fieldAt)) if (!problems.has(field)) problems.set(field, issue.message);
  }
  return Object.fromEntries(problems);
}
