import { type HandlersOf, linkOwnerOf, replyAfter } from '../http/handler.ts';
import { listNotices, noteOpened } from '../outbox/notices.ts';
import { reachOf, writeToGroup } from './group-messages.ts';
import { answerMail } from './mail-subscriptions.ts';
import { setOrganiserNotices } from './organiser-subscriptions.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  testWebhook,
} from './webhooks/webhooks.ts';

export const noticeRoutes: HandlersOf<'notices' | 'subscriptions' | 'mail' | 'webhooks'> = {
  'GET /notices': async ({ context, query }) => ({ notices: await listNotices(context, query.tournamentId) }),

  'GET /notices/group': ({ context, query }) => reachOf(context, query),

  'POST /notices/group': ({ context, body, key }) => writeToGroup(context, body, key),

  'POST /notices/opened': ({ context, body }) =>
    replyAfter(noteOpened(context, body.notice, body.subscription), { noted: true }),

  'POST /subscriptions': (call) =>
    replyAfter(subscribe(call.context, linkOwnerOf(call), call.body), { subscribed: true }),

  'PUT /subscriptions/organiser': ({ context, body }) =>
    replyAfter(setOrganiserNotices(context, body), { subscribed: body.kinds.length > 0 }),

  'POST /mail/answer': ({ context, body: { answer, wanted } }) =>
    replyAfter(answerMail(context, answer, wanted), { wanted }),

  'POST /subscriptions/end': (call) =>
    replyAfter(unsubscribe(call.context, linkOwnerOf(call), call.body.endpoint), { subscribed: false }),

  'GET /webhooks': async ({ context }) => ({ webhooks: await listWebhooks(context) }),

  'POST /webhooks': ({ context, body, key }) => createWebhook(context, body, key),

  'PATCH /webhooks/:id': ({ context, params, body }) => pauseWebhook(context, params.id, body.paused),

  'DELETE /webhooks/:id': ({ context, params }) => replyAfter(deleteWebhook(context, params.id), { deleted: true }),

  'POST /webhooks/:id/test': ({ context, params, key }) => testWebhook(context, params.id, key),

  'GET /webhooks/:id/deliveries': async ({ context, params }) => ({
    deliveries: await listDeliveries(context, params.id),
  }),
};
