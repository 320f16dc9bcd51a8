import { actorOf } from '../auth/actor.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { UploadService } from './service.ts';

export function uploadHandlers(uploads: UploadService): HandlersOf<'uploads'> {
  return {
    'POST /uploads': async (call) => ({ url: await uploads.keep(await call.body.file.bytes(), actorOf(call)) }),
  };
}
