import { z } from '@arena/domain/zod';
import { CorrectionValues } from '#lib/editing/correction-values.ts';
import { readStored, readText, removeStored, storageKeys, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

/** A player's unsaved changes, and their revision. */
const KeptChanges = z.object({ token: z.string(), revision: z.number(), changes: CorrectionValues.partial() });
type KeptChanges = z.infer<typeof KeptChanges>;

/** Stores changes as long as the tab lives. */
export function keepChanges(kept: KeptChanges): void {
  writeStored('session', visitorStorageKeys.ownChanges, kept);
}

/** Returns the unsaved changes of a link; null without any. */
export function keptChanges(token: string): KeptChanges | null {
  const kept = KeptChanges.safeParse(readStored('session', visitorStorageKeys.ownChanges)).data;
  return kept?.token === token ? kept : null;
}

const waitingKey = (token: string) => storageKeys.outbox('correction', '', token);

/** True if this browser has changes that weren't saved, or that wait to be sent. */
export function hasChanges(token: string): boolean {
  return keptChanges(token) !== null || readText('local', waitingKey(token)) !== null;
}

/** Deletes the stored changes after saving, cancelling, or the end of their link. */
export function forgetChanges(token: string): void {
  removeStored('session', visitorStorageKeys.ownChanges);
  removeStored('local', waitingKey(token));
}
