import { DAY, HOUR, MINUTE } from '@arena/domain';

/** Keeps a number and its unit on one line. */
const NB = '\u00a0';

/** As short as it gets, for a list: `ahora`, `46 min`, `3 h`, `2 d`. Milliseconds in. */
export function ageText(age: number): string {
  if (age < MINUTE) return 'ahora';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}${NB}min`;
  return age < DAY ? `${Math.floor(age / HOUR)}${NB}h` : `${Math.floor(age / DAY)}${NB}d`;
}
