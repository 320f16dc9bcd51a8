import { limits } from '@arena/domain';
import type { PictureStore } from './store.ts';

export interface PictureClearing {
  /**
   * Deletes the pictures that no tournament, match, prize or person of the team has any more, or ever had. One that somebody means to use
   * meanwhile stays: it isn't as it was found.
   */
  run(now: Date): Promise<void>;
}

export function pictureClearing(store: Pick<PictureStore, 'keptBefore' | 'isUsed'>): PictureClearing {
  return {
    async run(now) {
      const before = new Date(now.getTime() - limits.unusedPictureKept);
      for await (const picture of store.keptBefore(before))
        if (!(await store.isUsed(picture.id))) await picture.remove();
    },
  };
}
