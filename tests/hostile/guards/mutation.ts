/** One line of what guards the server, broken, and the tests that must turn red for it. */
export interface Mutation {
  what: string;
  file: string;
  from: string;
  to: string;
  noticedBy: string;
}

/** Lines of one file, broken one at a time: what is wrong then, the line, and what becomes of it. */
export function broken(
  file: string,
  noticedBy: string,
  lines: Readonly<Record<string, readonly [from: string, to: string]>>,
): Mutation[] {
  return Object.entries(lines).map(([what, [from, to]]) => ({ what, file, from, to, noticedBy }));
}
