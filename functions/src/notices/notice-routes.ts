import { type HandlersOf, replyAfter } from '../http/handler.ts';
import { listNotices, noteOpened } from '../outbox/notices.ts';

export const noticeRoutes: HandlersOf<'notices'> = {
  'GET /notices': async ({ context, query }) => ({ notices: await listNotices(context, query.tournamentId) }),

  'POST /notices/opened': ({ context, body }) =>
    replyAfter(noteOpened(context, body.notice, body.subscription), { noted: true }),
};
