import { isFields, limits, type RegistrationStatus, toMillis } from '@arena/domain';
import { forgetLinks, forgetOldLinks, keptLinks } from '../addresses/links.ts';
import { type Enrolment, enrolmentIn, readEnrolment } from './local-registrations.ts';
import { notifyStorageChange, readStored, removeStored, storageKeys, storedKeys, writeStored } from './storage.ts';
import { visitorStorageKeys } from './visitor-storage-keys.ts';

/*
 * The player's data on this phone, stored with their consent (docs/decisions/028-retention-and-phone-memory.md).
 * Nothing here calls the server: the data leaves the phone only when the player sends a form filled with it.
 */

/** Stored under `player`: the last values of the form, and their expiry. */
interface Player {
  until: string;
  values: Record<string, unknown>;
}

function readPlayer(): Player | null {
  const kept = readStored('local', visitorStorageKeys.player);
  return isFields(kept) && typeof kept.until === 'string' && isFields(kept.values)
    ? { until: kept.until, values: kept.values }
    : null;
}

const ROOMS = 'room:';

const isOver = (until: string | null) => Date.now() >= (toMillis(until) ?? 0);

/** Returns the remembered player; null if there is none, or expired. */
export function rememberedPlayer(): Player | null {
  const player = readPlayer();
  return player === null || isOver(player.until) ? null : player;
}

/** Records a registration from this phone, without data of the player. */
export function noteEnrolment(tournamentId: string, waits: boolean): void {
  const enrolment: Enrolment = { at: new Date().toISOString(), waits };
  for (const area of ['session', 'local'] as const) writeStored(area, storageKeys.enrolled(tournamentId), enrolment);
  notifyStorageChange();
}

/** True if another registration from here in this tournament is active. */
function hasOther(tournamentId: string): boolean {
  const links = keptLinks().filter((link) => link.tournamentId === tournamentId);
  return links.some(({ myRegistration }) => !isFields(myRegistration) || myRegistration.status !== 'rejected');
}

/** Follows the status of a registration made here: after losing the seat, the player may register again. */
export function followEnrolment(tournamentId: string, status: RegistrationStatus): void {
  const enrolment = enrolmentIn(tournamentId);
  if (enrolment === null) return;
  const key = storageKeys.enrolled(tournamentId);
  for (const area of ['session', 'local'] as const) {
    if (readStored(area, key) === null) continue;
    if (status === 'rejected' && !hasOther(tournamentId)) removeStored(area, key);
    else if (status !== 'rejected') writeStored(area, key, { ...enrolment, waits: status === 'waiting' });
  }
  notifyStorageChange();
}

/** Remembers a player's values and their registration. It replaces another player. */
export function rememberPlayer(tournamentId: string, values: Record<string, unknown>): void {
  if (rememberedPlayer()?.values.freeFireId !== values.freeFireId) forgetEnrolments('local');
  const until = new Date(Date.now() + limits.rememberedFor).toISOString();
  writeStored('local', visitorStorageKeys.player, { until, values } satisfies Player);
  writeStored('local', storageKeys.enrolled(tournamentId), enrolmentIn(tournamentId));
  notifyStorageChange();
}

function forgetEnrolments(area: 'local' | 'session'): void {
  for (const key of storedKeys(area, storageKeys.enrolled(''))) removeStored(area, key);
}

/** Erases all data of players on this phone, except what is still to be sent. */
export function forgetThisPhone(): void {
  removeStored('local', visitorStorageKeys.player);
  removeStored('local', visitorStorageKeys.forms);
  forgetLinks();
  removeStored('session', visitorStorageKeys.guardian);
  for (const key of storedKeys('local', ROOMS)) removeStored('local', key);
  removeStored('session', visitorStorageKeys.ownChanges);
  forgetEnrolments('local');
  forgetEnrolments('session');
  for (const key of storedKeys('session', visitorStorageKeys.formDraft(''))) removeStored('session', key);
  for (const key of ['registration', 'response', 'correction'].flatMap((kind) =>
    storedKeys('local', storageKeys.outbox(kind, '')),
  )) {
    const entry = readStored('local', key);
    if (isFields(entry) && entry.state === 'refused') removeStored('local', key);
  }
  for (const key of storedKeys('session', visitorStorageKeys.registrationAttempt(''))) {
    const attempt = readStored('session', key);
    if (!isFields(attempt) || attempt.unanswered !== true) removeStored('session', key);
  }
  notifyStorageChange();
}

/** Erases expired data. */
export function forgetExpired(): void {
  const player = readPlayer();
  if (player !== null && isOver(player.until)) removeStored('local', visitorStorageKeys.player);
  forgetOldLinks();
  for (const key of storedKeys('local', ROOMS)) {
    const room = readStored('local', key);
    if (!isFields(room) || typeof room.at !== 'number' || Date.now() >= room.at + limits.roomRetention)
      removeStored('local', key);
  }
  for (const key of storedKeys('local', storageKeys.enrolled(''))) {
    const since = toMillis(readEnrolment(readStored('local', key))?.at ?? '');
    if (since === null || Date.now() >= since + limits.rememberedFor) removeStored('local', key);
  }
}
