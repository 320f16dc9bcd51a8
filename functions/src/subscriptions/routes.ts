import { after, type HandlersOf, linkOwnerOf } from '../http/handler.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

export const subscriptionRoutes: HandlersOf<'subscriptions'> = {
  'POST /subscriptions': (call) => after(subscribe(call.context, linkOwnerOf(call), call.body), { subscribed: true }),

  'POST /subscriptions/end': (call) =>
    after(unsubscribe(call.context, linkOwnerOf(call), call.body.endpoint), { subscribed: false }),
};
