import { limits, type PictureSize } from '@arena/domain';
import { ApiError } from '../calls/api.ts';
import { authorizedFile, authorizedForm } from '../calls/authorized-call.ts';

const QUALITY = 0.9;
/** Background of transparent pictures: the site's own. */
const GROUND = '#14100d';

/**
 * Prepares a phone's picture for upload: scaled down to the stored size, upright, as JPEG, without its location. Null
 * if this browser can't show it.
 */
async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, limits.pictureSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

const UNREADABLE = 'No pudimos leer esta imagen. Prueba con otra, o con una captura de pantalla de ella.';

/** Uploads a picture, scaled down, and returns its id. The same picture has the same id. @throws {ApiError} */
export async function keepPicture(file: Blob): Promise<string> {
  const small = await shrinkPicture(file);
  if (small === null) throw new ApiError(UNREADABLE, { code: 'invalid', status: 0, fields: { file: UNREADABLE } });
  const form = new FormData();
  form.set('file', small, 'imagen.jpg');
  return (await authorizedForm('POST /pictures', form)).id;
}

/** Reads a picture with an admin's token. @throws {ApiError} */
export function readPicture(id: string, size: PictureSize): Promise<Blob> {
  return authorizedFile('GET /pictures/:id/:size', { params: { id, size } }, () => undefined);
}
