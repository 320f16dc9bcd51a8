import { isFields } from '@arena/domain';
import type { CorrectionValues } from '../../../lib/editing/correction-values.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../../lib/storage/visitor-storage-keys.ts';

const isValue = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** A player's unsaved changes, and their revision. */
export interface KeptChanges {
  revision: number;
  changes: CorrectionValues;
}

export function changedPaths(values: CorrectionValues, base: CorrectionValues): CorrectionValues {
  return Object.fromEntries(
    Object.entries(values).filter(([path, value]) => String(value) !== String(base[path] ?? '')),
  );
}

/** Keeps it for as long as the tab lives. */
export function keepChanges(token: string, kept: KeptChanges): void {
  writeStored('session', visitorStorageKeys.ownChanges, { token, ...kept });
}

/** Returns the unsaved changes of a link; null without any. */
export function keptChanges(token: string): KeptChanges | null {
  const kept = readStored('session', visitorStorageKeys.ownChanges);
  if (!isFields(kept) || kept.token !== token) return null;
  const { revision, changes } = kept;
  if (typeof revision !== 'number' || !isFields(changes)) return null;
  const read = Object.entries(changes).flatMap(([path, value]) => (isValue(value) ? [[path, value] as const] : []));
  return { revision, changes: Object.fromEntries(read) };
}

/** Forgets it: it was saved, or given up. */
export const forgetChanges = () => removeStored('session', visitorStorageKeys.ownChanges);
