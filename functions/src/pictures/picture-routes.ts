import { isPermitted } from '@arena/domain';
import type { HandlersOf } from '../http/handler.ts';
import { addPicture, getPicture } from './pictures.ts';

export const pictureRoutes: HandlersOf<'pictures'> = {
  'POST /pictures': async ({ context, body }) => ({ id: await addPicture(context, await body.file.bytes()) }),

  'GET /pictures/:id/:size': ({ context, params: { id, size }, viewer }) =>
    getPicture(context, id, size, isPermitted(viewer.role, 'add_pictures')),
};
