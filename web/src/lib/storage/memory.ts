import { isFields, limits, toMillis } from '@arena/domain';
import { forgetLinks, forgetOldLinks } from '../addresses/links.ts';
import { enrolledAt, tellOfMemory } from './enrolled.ts';
import { readStored, removeStored, storageKeys, storedKeys, writeStored } from './storage.ts';

/*
 * What this phone remembers of its player, who said that it may (docs/decisions/033). Nothing here calls the server:
 * what is remembered leaves the phone when its player sends the form that it fills in.
 */

/** Under `player`: what was in the form when it was last sent, and until when it is kept. */
interface Player {
  until: string;
  values: Record<string, unknown>;
}

function readPlayer(): Player | null {
  const kept = readStored('local', storageKeys.player);
  return isFields(kept) && typeof kept.until === 'string' && isFields(kept.values)
    ? { until: kept.until, values: kept.values }
    : null;
}

const isOver = (until: string | null) => Date.now() >= (toMillis(until) ?? 0);

/** The player whom this phone remembers; null where it remembers nobody, or no longer. */
export function rememberedPlayer(): Player | null {
  const player = readPlayer();
  return player === null || isOver(player.until) ? null : player;
}

/** Notes, for as long as the tab lives, that somebody registered; of whom it notes nothing. */
export function noteEnrolment(tournamentId: string): void {
  writeStored('session', storageKeys.enrolled(tournamentId), new Date().toISOString());
  tellOfMemory();
}

/** Remembers what a player filled in, and that they registered in the tournament. Another player is forgotten for it. */
export function rememberPlayer(tournamentId: string, values: Record<string, unknown>): void {
  if (rememberedPlayer()?.values.freeFireId !== values.freeFireId) forgetEnrolments('local');
  const until = new Date(Date.now() + limits.rememberedFor).toISOString();
  writeStored('local', storageKeys.player, { until, values } satisfies Player);
  writeStored('local', storageKeys.enrolled(tournamentId), enrolledAt(tournamentId));
  tellOfMemory();
}

function forgetEnrolments(area: 'local' | 'session'): void {
  for (const key of storedKeys(area, storageKeys.enrolled(''))) removeStored(area, key);
}

/** Erases what players typed into this phone and what it noted of them; only what still waits to be sent stays. */
export function forgetThisPhone(): void {
  removeStored('local', storageKeys.player);
  removeStored('local', storageKeys.forms);
  forgetLinks();
  removeStored('session', storageKeys.guardian);
  forgetEnrolments('local');
  forgetEnrolments('session');
  for (const key of storedKeys('session', storageKeys.formDraft(''))) removeStored('session', key);
  for (const key of storedKeys('session', storageKeys.registrationAttempt(''))) {
    const attempt = readStored('session', key);
    if (!isFields(attempt) || !isFields(attempt.unanswered)) removeStored('session', key);
  }
  tellOfMemory();
}

/** Erases what has been remembered for as long as it may be. */
export function forgetWhatIsOver(): void {
  const player = readPlayer();
  if (player !== null && isOver(player.until)) removeStored('local', storageKeys.player);
  forgetOldLinks();
  for (const key of storedKeys('local', storageKeys.enrolled(''))) {
    const at = readStored('local', key);
    const since = typeof at === 'string' ? toMillis(at) : null;
    if (since === null || Date.now() >= since + limits.rememberedFor) removeStored('local', key);
  }
}
