import type { PictureSize } from '@arena/domain';
import type { Database } from '../platform/firestore.ts';

/** Reads a picture's bytes, in WebP; null if it was deleted. */
export async function readPicture(db: Database, id: string, size: PictureSize): Promise<Uint8Array | null> {
  const [document] = await db.getAll(db.doc(`pictures/${id}`), { fieldMask: [`sizes.${size}`] });
  const bytes: unknown = document?.get(`sizes.${size}`);
  return bytes instanceof Uint8Array ? bytes : null;
}
