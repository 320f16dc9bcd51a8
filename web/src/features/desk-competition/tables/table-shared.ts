import { useState } from 'react';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';

/** After which result the table was last shared from this browser, and how to say that it is. */
export function useTableShared(tournamentId: string): [shared: string | null, setShared: (key: string) => void] {
  const at = deskStorageKeys.tableShared(tournamentId);
  const [shared, setShared] = useState(() => {
    const kept = readStored('local', at);
    return typeof kept === 'string' ? kept : null;
  });
  const share = (key: string) => {
    setShared(key);
    writeStored('local', at, key);
  };
  return [shared, share];
}
