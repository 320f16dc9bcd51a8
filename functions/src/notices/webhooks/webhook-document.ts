import { DAY, limits, type Webhook, WebhookDelivery, WebhookKind } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Database, plainFields, toTimestamp } from '../../platform/firestore.ts';

/** `scope` of the community's webhooks. A tournament's webhooks have its id, which is never empty. */
export const COMMUNITY = '';

/** Document of a webhook. Only deliveries read `url` and `secret`. */
const StoredWebhook = z.object({
  id: z.string(),
  kind: WebhookKind,
  url: z.string(),
  secret: z.string().nullable(),
  scope: z.string(),
  paused: z.boolean(),
  createdAt: z.string(),
});
export type StoredWebhook = z.output<typeof StoredWebhook>;

export const webhooksIn = (db: Database) => db.collection('webhooks');
export const deliveriesIn = (db: Database) => db.collection('webhookDeliveries');

export function toWebhook(document: DocumentSnapshot): StoredWebhook {
  return StoredWebhook.parse({ ...plainFields(document.data() ?? {}), id: document.id });
}

const SHOWN_END = 4;

/** Builds the view of a webhook, with the host and last characters of its address only. */
export function presentWebhook({ id, kind, url, scope, paused, createdAt }: StoredWebhook): Webhook {
  const address = `${URL.parse(url)?.host ?? ''}/…${url.slice(-SHOWN_END)}`;
  return { id, kind, address, tournamentId: scope === COMMUNITY ? null : scope, paused, createdAt };
}

/** Fields of a delivery's document. `deleteAt` is for Firestore's TTL. */
export function deliveryFields({ at, ...fields }: Omit<WebhookDelivery, 'id'> & { hook: string; notice: string }) {
  const deleteAt = new Date(Date.parse(at) + limits.delivery.keptDays * DAY);
  return { ...fields, at: toTimestamp(at), deleteAt: toTimestamp(deleteAt) };
}

const StoredDelivery = WebhookDelivery.strip();

export function toDelivery(document: DocumentSnapshot): WebhookDelivery {
  return StoredDelivery.parse({ ...plainFields(document.data() ?? {}), id: document.id });
}
