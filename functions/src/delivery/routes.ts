import { after, type HandlersOf } from '../http/handler.ts';
import { noteOpened } from './delivery.ts';

export const noticeRoutes: HandlersOf<'notices'> = {
  'POST /notices/opened': ({ context, body }) =>
    after(noteOpened(context, body.notice, body.subscription), { noted: true }),
};
