import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';

/** Whether this browser's visitor has already read the notice. */
export function isDismissed(): boolean {
  return readStored('local', storageKeys.developmentNotice) === true;
}

export function rememberDismissal(): void {
  writeStored('local', storageKeys.developmentNotice, true);
}
