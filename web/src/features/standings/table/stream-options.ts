import { SECOND } from '@arena/domain';

/** The overlay's look: dark ground, light ground, or text only. */
type StreamTheme = 'dark' | 'light' | 'clear';

export interface StreamOptions {
  top: number;
  /** The group whose rows alone are wanted, by its name or id in small letters; empty: all of the stage. */
  group: string;
  theme: StreamTheme;
  /** The read interval in milliseconds; null: the default. */
  every: number | null;
}

const USUAL_ROWS = 12;
const MOST_ROWS = 48;
const LEAST_SECONDS = 3;
const MOST_SECONDS = 300;

const themes: readonly StreamTheme[] = ['dark', 'light', 'clear'];

/** A whole number within bounds; null where there is none. */
function numberIn(text: string | null, least: number, most: number): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : null;
}

/** Reads `?top=&group=&theme=&refresh=`. What makes no sense is as if it weren't there: a stream shows no errors. */
export function streamOptions(query: URLSearchParams): StreamOptions {
  const seconds = numberIn(query.get('refresh'), LEAST_SECONDS, MOST_SECONDS);
  return {
    top: numberIn(query.get('top'), 1, MOST_ROWS) ?? USUAL_ROWS,
    group: (query.get('group') ?? '').trim().toLowerCase(),
    theme: themes.find((theme) => theme === query.get('theme')) ?? 'dark',
    every: seconds === null ? null : seconds * SECOND,
  };
}
