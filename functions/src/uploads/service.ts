import { entryOf } from '../audit/entry-of.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import { imageTypeOf } from './image.ts';
import type { Pictures, UploadStore } from './store.ts';

export interface UploadService {
  /**
   * Keeps a picture and returns its public address.
   * @throws ApiError `invalid` where the content is no picture, `not_configured` where there is no place for one.
   */
  keep(bytes: Uint8Array, actor: Actor): Promise<string>;
}

/** @param pictures null where the deployment names no bucket. */
export function uploadService(store: UploadStore, pictures: Pictures | null): UploadService {
  return {
    async keep(bytes, actor) {
      if (pictures === null) throw new ApiError('not_configured');
      const type = imageTypeOf(bytes);
      if (type === null) throw new ApiError('invalid', { fields: { file: 'Sube una imagen JPG, PNG, WebP o AVIF' } });
      const { name, url } = await pictures.keep(bytes, type);
      const after = { url, contentType: type, bytes: bytes.length };
      try {
        await store.record(entryOf('upload.create', name, actor, { before: null, after }));
      } catch (fault) {
        // Nothing stays that isn't recorded.
        await pictures.remove(name);
        throw fault;
      }
      return url;
    },
  };
}
