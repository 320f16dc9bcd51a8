import { type HandlersOf, replyAfter } from '../../http/handler.ts';
import { createWebhook, deleteWebhook, listDeliveries, listWebhooks, pauseWebhook, testWebhook } from './webhooks.ts';

export const webhookRoutes: HandlersOf<'webhooks'> = {
  'GET /webhooks': async ({ context }) => ({ webhooks: await listWebhooks(context) }),

  'POST /webhooks': ({ context, body, key }) => createWebhook(context, body, key),

  'PATCH /webhooks/:id': ({ context, params, body }) => pauseWebhook(context, params.id, body.paused),

  'DELETE /webhooks/:id': ({ context, params }) => replyAfter(deleteWebhook(context, params.id), { deleted: true }),

  'POST /webhooks/:id/test': ({ context, params, key }) => testWebhook(context, params.id, key),

  'GET /webhooks/:id/deliveries': async ({ context, params }) => ({
    deliveries: await listDeliveries(context, params.id),
  }),
};
