import { goneSince, limits } from '@arena/domain';
import { commitOnto } from '../records/commit-onto.ts';
import type { ErasureStore } from './store.ts';

export interface ResponseErasure {
  /** Erases the responses to public forms whose days are over, in batches; each form keeps how many they were. What an
   * organiser deleted is remembered as long, by its id. */
  run(now: Date): Promise<void>;
}

export function responseErasure(store: Pick<ErasureStore, 'responsesBefore' | 'forgetDeleted'>): ResponseErasure {
  return {
    async run(now) {
      const before = goneSince(limits.responseRetentionDays, now);
      const eraseSome = () =>
        commitOnto(
          () => store.responsesBefore(before),
          (found) => ({ result: found, changes: found > 0 ? 'erase' : null }),
        );
      while ((await eraseSome()) > 0);
      while ((await store.forgetDeleted(before)) > 0);
    },
  };
}
