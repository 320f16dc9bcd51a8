import { HOUR, limits, type PictureSize } from '@arena/domain';
import type { FileReply } from '@arena/domain/api';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import { commitOnto } from '../records/commit-onto.ts';
import { encodePicture } from './encode.ts';
import type { PictureStore } from './store.ts';

export interface PictureService {
  /**
   * Keeps a picture and returns its id; the same file again is the same picture.
   * @throws ApiError `invalid` where it isn't a picture that is taken.
   */
  keep(bytes: Uint8Array, actor: Actor): Promise<string>;
  /**
   * Makes sure that a picture is there and stays until whoever is about to use it has done so.
   * @throws ApiError `invalid` with a message beside `field` where it is gone.
   */
  demand(id: string, field: string, now: Date): Promise<void>;
  /** @throws ApiError `not_found` where there is none, or it is none of those that visitors see and `all` isn't set. */
  show(id: string, size: PictureSize, all: boolean): Promise<FileReply>;
  /**
   * Deletes the pictures that no tournament, match, prize or person of the team has any more, or ever had. One that
   * somebody means to use meanwhile stays: it isn't as it was found.
   */
  clear(now: Date): Promise<void>;
}

/** Whether it is worth writing that somebody means to use a picture again. */
function isStale(keptAt: Date, now: Date): boolean {
  return now.getTime() - keptAt.getTime() > HOUR;
}

export function pictureService(store: PictureStore): PictureService {
  return {
    async keep(bytes, actor) {
      const { id, sizes } = await encodePicture(bytes);
      const audit = entryOf('upload.create', id, actor, { before: null, after: { bytes: sizes.large.length } });
      return commitOnto(
        () => store.read(id),
        (keptAt) => {
          const isFresh = keptAt !== null && !isStale(keptAt, actor.now);
          const made = keptAt === null ? { made: { sizes, audit } } : {};
          return { result: id, changes: isFresh ? null : { keptAt: actor.now, ...made } };
        },
      );
    },

    demand: (id, field, now) =>
      commitOnto(
        () => store.read(id),
        (keptAt) => {
          if (keptAt === null) {
            throw new ApiError('invalid', { fields: { [field]: 'Esta imagen ya no está. Súbela de nuevo.' } });
          }
          return { result: undefined, changes: isStale(keptAt, now) ? { keptAt: now } : null };
        },
      ),

    async show(id, size, all) {
      const content = all || (await store.isPublic(id)) ? await store.content(id, size) : null;
      return { contentType: 'image/webp', content: [found(content)] };
    },

    async clear(now) {
      const before = new Date(now.getTime() - limits.unusedPictureKept);
      for await (const picture of store.keptBefore(before))
        if (!(await store.isUsed(picture.id))) await picture.remove();
    },
  };
}
