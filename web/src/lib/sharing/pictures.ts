import type { PictureSize } from '@arena/domain';
import { ApiError } from '../calls/api.ts';
import { authorizedFile, authorizedForm } from '../calls/authorized-call.ts';
import { shrinkPicture } from './shrink-picture.ts';

const UNREADABLE = 'No pudimos leer esta imagen. Prueba con otra, o con una captura de pantalla de ella.';

/** Sends a picture, made small first, and returns its id; the same one again is the same picture. @throws {ApiError} */
export async function keepPicture(file: Blob): Promise<string> {
  const small = await shrinkPicture(file);
  if (small === null) throw new ApiError(UNREADABLE, { code: 'invalid', status: 0, fields: { file: UNREADABLE } });
  const form = new FormData();
  form.set('file', small, 'imagen.jpg');
  return (await authorizedForm('POST /pictures', form)).id;
}

/** A picture that organisers may see, whoever else may. @throws {ApiError} */
export function readPicture(id: string, size: PictureSize): Promise<Blob> {
  return authorizedFile('GET /pictures/:id/:size', { params: { id, size } }, () => undefined);
}
