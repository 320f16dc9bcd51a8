import { type HandlersOf, replyAfter } from '../http/handler.ts';
import { listNotices, noteOpened } from '../outbox/notices.ts';
import { reachOf, writeToGroup } from './group-messages.ts';

export const noticeRoutes: HandlersOf<'notices'> = {
  'GET /notices': async ({ context, query }) => ({ notices: await listNotices(context, query.tournamentId) }),

  'GET /notices/group': ({ context, query }) => reachOf(context, query),

  'POST /notices/group': ({ context, body, key }) => writeToGroup(context, body, key),

  'POST /notices/opened': ({ context, body }) =>
    replyAfter(noteOpened(context, body.notice, body.subscription), { noted: true }),
};
