import type { FieldErrors } from './errors.ts';
import type { z } from './zod.ts';

/** Returns the paths of an issue: an unknown field's own path, not its parent's. */
function pathsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.join('.');
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => (at === '' ? key : `${at}.${key}`)) : [at];
}

/**
 * Maps each field to its first problem; empty without problems.
 * @param fieldAt maps a path (`players.0.nickname`) to its field; the path itself by default
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
