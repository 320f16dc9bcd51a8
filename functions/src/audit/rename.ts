import { RegistrationId } from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { aliasOf } from './entry.ts';
import type { RenamingStore } from './store.ts';

/**
 * Names the registrations that are recorded by their ids, which have players' Free Fire IDs in them, as it is done today.
 * Once a walk along all records has found none, that is noted and nothing is read any more.
 */
export function recordRenaming(store: RenamingStore, hash: KeyedHash): () => Promise<void> {
  return async () => {
    if (await store.isOver()) return;
    let found = false;
    for await (const { id, target } of store.ofRegistrations()) {
      if (!RegistrationId.safeParse(target).success) continue;
      found = true;
      await store.rename({ id, target: aliasOf(hash, target) });
    }
    if (!found) await store.noteOver();
  };
}
