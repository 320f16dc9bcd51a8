import { nameKey } from '@arena/domain';

/** Consecutive initials of a sorted list, and the index of their first name. */
export interface LetterRange {
  label: string;
  at: number;
  /** Index behind the last name. */
  end: number;
}

/** Returns the initial of a name; '#' for a digit, a symbol or another alphabet. */
function initialOf(name: string): string {
  const [first = ''] = nameKey(name.normalize('NFKD'));
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

/** Divides sorted names into ranges of letters of about the same length. */
export function letterRanges(names: readonly string[], most: number): LetterRange[] {
  const least = Math.ceil(names.length / most);
  const ranges: { from: string; to: string; at: number; end: number }[] = [];
  for (const [at, name] of names.entries()) {
    const initial = initialOf(name);
    const last = ranges.at(-1);
    const isSame = last?.to === initial;
    if (last !== undefined && (isSame || last.end - last.at < least)) {
      last.to = initial;
      last.end = at + 1;
    } else ranges.push({ from: initial, to: initial, at, end: at + 1 });
  }
  return ranges.map(({ from, to, at, end }) => ({ label: from === to ? from : `${from}–${to}`, at, end }));
}
