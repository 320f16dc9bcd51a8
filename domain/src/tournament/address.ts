import { nameKey } from '../text/name-key.ts';
import { dayText } from '../time/date-text.ts';
import { toMillis } from '../time/instant.ts';
import { COPY_PREFIX } from './missing.ts';
import type { Tournament } from './tournament.schema.ts';

/** Leaves space for the day and a number within a document's id. */
const MOST_CHARACTERS = 44;

/** Cuts before the word that is too long, or within a single word. */
function cut(words: string): string {
  if (words.length <= MOST_CHARACTERS) return words;
  const head = words.slice(0, MOST_CHARACTERS + 1);
  return head.includes('-') ? head.slice(0, head.lastIndexOf('-')) : head.slice(0, MOST_CHARACTERS);
}

function wordsOf(name: string): string {
  const own = name.startsWith(COPY_PREFIX) ? name.slice(COPY_PREFIX.length) : name;
  const words = nameKey(own)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return cut(words) || 'torneo';
}

/**
 * Returns a readable id for a tournament's address: `copa-relampago-2026-12-05`, or `torneo-copa-relampago` without a
 * date.
 * @param zone IANA name of the zone of the day
 */
export function readableId({ name, date }: Pick<Tournament, 'name' | 'date'>, zone: string): string {
  const words = wordsOf(name);
  const millis = toMillis(date);
  if (millis !== null) return `${words}-${dayText(millis, zone)}`;
  return words.startsWith('torneo') ? words : `torneo-${words}`;
}
