import { randomUUID } from 'node:crypto';
import type { App } from 'firebase-admin/app';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import type { Database } from '../platform/firestore.ts';
import type { ImageType } from './image.ts';

/** A picture that is kept: its name and its public address. */
export interface KeptPicture {
  name: string;
  url: string;
}

/** Where pictures are kept. */
export interface Pictures {
  keep(bytes: Uint8Array, type: ImageType): Promise<KeptPicture>;
  remove(name: string): Promise<void>;
}

export interface UploadStore {
  /** Records that a picture is kept. */
  record(entry: AuditEntry): Promise<void>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const FOLDER = 'tournaments';

/**
 * The pictures in a bucket of Cloud Storage. Each gets a name that nobody can guess or overwrite, and an address
 * with a token of its own, so that the bucket itself stays closed to the public.
 */
export function bucketPictures(app: App, bucketName: string): Pictures {
  /** The Admin SDK's part for it is loaded with the first picture. */
  async function fileOf(name: string) {
    const { getStorage } = await import('firebase-admin/storage');
    return getStorage(app).bucket(bucketName).file(name);
  }

  return {
    async keep(bytes, contentType) {
      const name = `${FOLDER}/${randomUUID()}.${contentType.slice('image/'.length)}`;
      const token = randomUUID();
      const file = await fileOf(name);
      await file.save(Buffer.from(bytes), {
        resumable: false,
        metadata: { contentType, cacheControl: FOREVER, metadata: { firebaseStorageDownloadTokens: token } },
      });
      const path = `v0/b/${encodeURIComponent(bucketName)}/o/${encodeURIComponent(name)}`;
      return { name, url: `https://firebasestorage.googleapis.com/${path}?alt=media&token=${token}` };
    },
    async remove(name) {
      await (await fileOf(name)).delete({ ignoreNotFound: true });
    },
  };
}

export function uploadStore(database: Database): UploadStore {
  return {
    async record(entry) {
      const batch = database.batch();
      recordIn(batch, database, entry);
      await batch.commit();
    },
  };
}
