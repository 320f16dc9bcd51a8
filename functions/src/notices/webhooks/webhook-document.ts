import { DAY, limits, type Webhook, WebhookDelivery, WebhookKind } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { type Database, plainFields, toTimestamp } from '../../platform/firestore.ts';

/** `scope` of the community's webhooks. A tournament's webhooks have its id, which is never empty. */
export const COMMUNITY = '';

/** Document of a webhook. Only deliveries read `url`. */
const StoredWebhook = z.object({
  id: z.string(),
  kind: WebhookKind,
  url: z.string(),
  /** Stored secret of an older webhook; null if it is derived. */
  secret: z.string().nullable().default(null),
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

/**
 * Returns the secret that signs a webhook's messages; null for Discord. It derives from the webhook's id and the
 * deployment's key, so no document holds it.
 */
export function signingSecret(
  { hash }: Pick<Context, 'hash'>,
  { id, kind, secret }: Pick<StoredWebhook, 'id' | 'kind' | 'secret'>,
): string | null {
  if (kind === 'discord' || secret !== null) return secret;
  const halves = ['first', 'second'].map((half) => hash('webhook secret', `${half} ${id}`));
  return `whsec_${Buffer.from(halves.join(''), 'hex').toString('base64')}`;
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
