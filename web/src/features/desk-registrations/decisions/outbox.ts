import { DecidedStatus, limits, RegistrationStatus } from '@arena/domain';
import { z } from 'zod';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../../../lib/storage/storage.ts';

const Kept = z.strictObject({
  from: RegistrationStatus,
  to: DecidedStatus,
  reason: z.string().max(limits.reasonCharacters).nullable(),
  /** The reason that it had before, for taking the decision back. */
  formerReason: z.string().nullable(),
});

/** What an organiser decided on a registration. */
export interface Decision extends z.infer<typeof Kept> {
  id: string;
  /** The player's name where it is known: it isn't kept. */
  name: string;
}

/** Keeps a decision until the server has answered it: it outlives the tab, the session and the battery. */
export function keepDecision(uid: string, { id, from, to, reason, formerReason }: Decision): void {
  writeStored('local', deskStorageKeys.decision(uid, id), { from, to, reason, formerReason });
}

export function forgetDecision(uid: string, id: string): void {
  removeStored('local', deskStorageKeys.decision(uid, id));
}

/** The decisions of this account that no answer has come to, as this browser keeps them. */
export function keptDecisions(uid: string): Decision[] {
  const prefix = deskStorageKeys.decision(uid, '');
  return storedKeys('local', prefix).flatMap((key) => {
    const { data } = Kept.safeParse(readStored('local', key));
    return data === undefined ? [] : [{ ...data, id: key.slice(prefix.length), name: '' }];
  });
}
