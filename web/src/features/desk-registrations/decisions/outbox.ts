import { DecidedStatus, goneSince, limits, RegistrationStatus, SeenRegistration } from '@arena/domain';
import { z } from 'zod';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../../../lib/storage/storage.ts';
import { serverNow } from '../../../lib/time/clock.ts';

const Kept = SeenRegistration.omit({ id: true }).extend({
  from: RegistrationStatus,
  to: DecidedStatus,
  reason: z.string().max(limits.reasonCharacters).nullable(),
  /** The reason that it had before, for taking the decision back. */
  formerReason: z.string().nullable(),
  /** When it was decided. */
  at: z.iso.datetime(),
});

/** What an organiser decided on a registration. */
export interface Decision extends Omit<z.infer<typeof Kept>, 'at'> {
  id: string;
  /** The player's name where it is known: it isn't kept. */
  name: string;
}

/** Keeps a decision until the server has answered it: it outlives the tab, the session and the battery. */
export function keepDecision(uid: string, decision: Decision): void {
  const { id, createdAt, revision, from, to, reason, formerReason } = decision;
  const at = serverNow().toISOString();
  writeStored('local', deskStorageKeys.decision(uid, id), { createdAt, revision, from, to, reason, formerReason, at });
}

export function forgetDecision(uid: string, id: string): void {
  removeStored('local', deskStorageKeys.decision(uid, id));
}

/**
 * The decisions of this account that no answer has come to, as this browser keeps them. Of whichever account, those whose
 * days are over go, as their keys name players; and those of before this, which don't say what was seen.
 */
export function keptDecisions(uid: string): Decision[] {
  const since = goneSince(limits.contactRetentionDays, serverNow()).getTime();
  const prefix = deskStorageKeys.decision(uid, '');
  return storedKeys('local', deskStorageKeys.decisions).flatMap((key) => {
    const { data } = Kept.safeParse(readStored('local', key));
    if (data === undefined || Date.parse(data.at) < since) removeStored('local', key);
    else if (key.startsWith(prefix)) return [{ ...data, id: key.slice(prefix.length), name: '' }];
    return [];
  });
}
