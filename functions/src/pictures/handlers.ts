import { atLeast } from '@arena/domain';
import { actorOf } from '../auth/actor.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { PictureService } from './service.ts';

export function pictureHandlers(pictures: PictureService): HandlersOf<'pictures'> {
  return {
    'POST /pictures': async (call) => ({ id: await pictures.keep(await call.body.file.bytes(), actorOf(call)) }),

    'GET /pictures/:id/:size': ({ params: { id, size }, viewer }) =>
      pictures.show(id, size, atLeast(viewer.role, 'admin')),
  };
}
