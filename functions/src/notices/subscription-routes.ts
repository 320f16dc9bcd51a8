import { type HandlersOf, linkOwnerOf, replyAfter } from '../http/handler.ts';
import { answerMail } from './mail-subscriptions.ts';
import { setOrganiserNotices } from './organiser-subscriptions.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

export const subscriptionRoutes: HandlersOf<'subscriptions' | 'mail'> = {
  'POST /subscriptions': (call) =>
    replyAfter(subscribe(call.context, linkOwnerOf(call), call.body), { subscribed: true }),

  'PUT /subscriptions/organiser': ({ context, body }) =>
    replyAfter(setOrganiserNotices(context, body), { subscribed: body.kinds.length > 0 }),

  'POST /mail/answer': ({ context, body: { answer, wanted } }) =>
    replyAfter(answerMail(context, answer, wanted), { wanted }),

  'POST /subscriptions/end': (call) =>
    replyAfter(unsubscribe(call.context, linkOwnerOf(call), call.body.endpoint), { subscribed: false }),
};
