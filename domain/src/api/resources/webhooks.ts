import { DocumentId } from '../../ids.ts';
import { NewWebhook, Webhook, WebhookDelivery } from '../../notices/webhook.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

const byId = z.strictObject({ id: DocumentId });

/** Webhooks: the team's channels. Their addresses and secrets are never read back. */
export const webhookEndpoints = defineEndpoints({
  'GET /webhooks': managedBy('manage_tournaments', {
    summary: 'The webhooks of the community and of tournaments',
    reply: z.strictObject({ webhooks: z.array(Webhook) }),
  }),
  'POST /webhooks': managedBy('manage_tournaments', {
    summary: 'Adds a webhook; the secret that signs its messages is in this reply alone',
    body: NewWebhook,
    reply: Webhook.extend({
      secret: z.string().nullable().meta({ description: 'Signs the messages (Standard Webhooks); null for Discord' }),
    }),
    errors: ['tournament_not_found'],
  }),
  'PATCH /webhooks/:id': managedBy('manage_tournaments', {
    summary: 'Pauses a webhook, or resumes it; what happens in a pause is not delivered later',
    params: byId,
    body: z.strictObject({ paused: z.boolean() }),
    reply: Webhook,
    errors: ['not_found'],
  }),
  'DELETE /webhooks/:id': managedBy('manage_tournaments', {
    summary: 'Deletes a webhook with its log, if it is there',
    params: byId,
    reply: z.strictObject({ deleted: z.literal(true) }),
  }),
  'POST /webhooks/:id/test': managedBy('manage_tournaments', {
    summary: 'Sends a test message, and says what the receiver answered',
    params: byId,
    reply: WebhookDelivery,
    errors: ['not_found'],
  }),
  'GET /webhooks/:id/deliveries': managedBy('manage_tournaments', {
    summary: 'The last deliveries to a webhook, the newest first',
    params: byId,
    reply: z.strictObject({ deliveries: z.array(WebhookDelivery) }),
    errors: ['not_found'],
  }),
});
