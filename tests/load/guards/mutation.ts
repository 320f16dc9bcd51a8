/** A broken line of a guard, and the tests that must fail. */
export interface Mutation {
  what: string;
  file: string;
  from: string;
  to: string;
  noticedBy: string;
}

/** Breaks lines of one file, one at a time: the effect, the line, and its replacement. */
export function broken(
  file: string,
  noticedBy: string,
  lines: Readonly<Record<string, readonly [from: string, to: string]>>,
): Mutation[] {
  return Object.entries(lines).map(([what, [from, to]]) => ({ what, file, from, to, noticedBy }));
}
