import { z } from '@arena/domain/zod';
import { CorrectionValues } from '#lib/editing/correction-values.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
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

/** Deletes the stored changes after saving or cancelling. */
export const forgetChanges = () => removeStored('session', visitorStorageKeys.ownChanges);
