import { isFields } from '@arena/domain';
import { readStored, removeStored, storageKeys, writeStored } from '../../../lib/storage/storage.ts';

/** What is in the controls of one's own data, by their paths (`flat` of `lib/editing/correction-values.ts`). */
export type FlatValues = Readonly<Record<string, string | string[]>>;

const isFlatValue = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Keeps, for as long as the tab lives, what a player has changed of their data and not saved. */
export function keepChanges(token: string, values: FlatValues, base: FlatValues): void {
  const changes = Object.entries(values).filter(([path, value]) => String(value) !== String(base[path] ?? ''));
  writeStored('session', storageKeys.ownChanges, { token, changes: Object.fromEntries(changes) });
}

/** What was changed behind this link and not saved; null where nothing was. */
export function keptChanges(token: string): FlatValues | null {
  const kept = readStored('session', storageKeys.ownChanges);
  if (!isFields(kept) || kept.token !== token || !isFields(kept.changes)) return null;
  const { changes } = kept;
  return Object.fromEntries(
    Object.entries(changes).flatMap(([path, value]) => (isFlatValue(value) ? [[path, value]] : [])),
  );
}

/** Forgets it: it was saved, or given up. */
export const forgetChanges = () => removeStored('session', storageKeys.ownChanges);
