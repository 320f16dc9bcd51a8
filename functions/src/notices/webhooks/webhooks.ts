import { limits, type NewWebhook, type Webhook, type WebhookDelivery } from '@arena/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { existingDocument } from '../../platform/firestore.ts';
import { isRepeated, requestHash } from '../../platform/repetition.ts';
import { receiversOf } from './receiver.ts';
import {
  COMMUNITY,
  deliveriesIn,
  deliveryFields,
  presentWebhook,
  type StoredWebhook,
  signingSecret,
  toDelivery,
  toWebhook,
  webhooksIn,
} from './webhook-document.ts';
import { callOf, testMessage } from './webhook-message.ts';

const WRONG = {
  discord: 'Pega la URL del webhook de Discord: empieza con https://discord.com/api/webhooks/',
  generic: 'Pega una dirección pública que empiece con https://',
} as const;

/** Lists the webhooks, oldest first. */
export async function listWebhooks({ db }: Context): Promise<Webhook[]> {
  const { docs } = await webhooksIn(db).orderBy('createdAt').limit(limits.webhook.most).get();
  return docs.map((document) => presentWebhook(toWebhook(document)));
}

/**
 * Adds a webhook.
 * @returns the webhook with its signing secret, which no other call returns.
 * @throws ApiError `invalid` for a refused address, `tournament_not_found`, `key_reused`
 */
export async function createWebhook(
  context: Context,
  { kind, url, tournamentId }: NewWebhook,
  key: string,
): Promise<Webhook & { secret: string | null }> {
  const { db, now } = context;
  if (!receiversOf(db).accepts(url, kind)) throw new ApiError('invalid', { fields: { url: WRONG[kind] } });
  // Organisers see the id: with the key itself they could repeat the request and read the secret again.
  const document = webhooksIn(db).doc(context.hash('webhook', key));
  const hashOfBody = requestHash(context, { kind, url, tournamentId });
  const created = await db.runTransaction(async (tx) => {
    const existing = await tx.get(document);
    if (isRepeated(existing, hashOfBody)) return toWebhook(existing);
    const { size } = await tx.get(webhooksIn(db).select().limit(limits.webhook.most));
    if (size >= limits.webhook.most) {
      throw new ApiError('invalid', { fields: { url: `Ya hay ${limits.webhook.most} canales: quita uno antes` } });
    }
    if (tournamentId !== null && !(await tx.get(db.collection('tournaments').doc(tournamentId))).exists) {
      throw new ApiError('tournament_not_found');
    }
    const scope = tournamentId ?? COMMUNITY;
    const fields = { kind, url, scope, paused: false, createdAt: now.toISOString() };
    tx.create(document, { ...fields, requestHash: hashOfBody });
    writeAudit(tx, context, {
      action: 'webhook.create',
      target: document.id,
      before: null,
      after: { kind, tournamentId },
    });
    return { ...fields, id: document.id, secret: null };
  });
  return { ...presentWebhook(created), secret: signingSecret(context, created) };
}

/** Pauses or resumes a webhook. @throws ApiError `not_found` */
export async function pauseWebhook(context: Context, id: string, paused: boolean): Promise<Webhook> {
  const document = webhooksIn(context.db).doc(id);
  return context.db.runTransaction(async (tx) => {
    const hook = toWebhook(existingDocument(await tx.get(document)));
    if (hook.paused === paused) return presentWebhook(hook);
    tx.update(document, { paused });
    writeAudit(tx, context, {
      action: 'webhook.update',
      target: id,
      before: { paused: hook.paused },
      after: { paused },
    });
    return presentWebhook({ ...hook, paused });
  });
}

/** Deletes a webhook and its log, if it exists. */
export async function deleteWebhook(context: Context, id: string): Promise<void> {
  const { db } = context;
  const document = webhooksIn(db).doc(id);
  await db.runTransaction(async (tx) => {
    const read = await tx.get(document);
    const log = await tx.get(deliveriesIn(db).where('hook', '==', id).select().limit(limits.batch));
    for (const { ref } of log.docs) tx.delete(ref);
    if (!read.exists) return;
    const { kind, scope } = toWebhook(read);
    tx.delete(document);
    const before = { kind, tournamentId: scope === COMMUNITY ? null : scope };
    writeAudit(tx, context, { action: 'webhook.delete', target: id, before, after: null });
  });
}

/** @throws ApiError `not_found` */
async function readWebhook({ db }: Context, id: string): Promise<StoredWebhook> {
  return toWebhook(existingDocument(await webhooksIn(db).doc(id).get()));
}

/** Sends a test message, once per key. @throws ApiError `not_found` */
export async function testWebhook(context: Context, id: string, key: string): Promise<WebhookDelivery> {
  const { db, now, hash } = context;
  const hook = await readWebhook(context, id);
  const document = deliveriesIn(db).doc(hash('webhook delivery', `${key} ${id}`));
  const earlier = await document.get();
  if (earlier.exists) return toDelivery(earlier);
  const { site, post } = receiversOf(db);
  const message = testMessage(document.id, now.toISOString(), site);
  const { result, status, fault } = await post(hook.url, callOf(signingSecret(context, hook), message, now));
  const delivery = {
    event: 'test' as const,
    tournament: '',
    at: now.toISOString(),
    // Tests aren't retried.
    state: result === 'sent' ? ('sent' as const) : ('refused' as const),
    attempts: 1,
    status,
    fault,
  };
  await document.set(deliveryFields({ ...delivery, hook: id, notice: key }));
  return { id: document.id, ...delivery };
}

/** Lists a webhook's last deliveries, newest first. @throws ApiError `not_found` */
export async function listDeliveries(context: Context, id: string): Promise<WebhookDelivery[]> {
  await readWebhook(context, id);
  const log = deliveriesIn(context.db).where('hook', '==', id).orderBy('at', 'desc');
  return (await log.limit(limits.webhook.shown).get()).docs.map(toDelivery);
}

/** Lists the active webhooks of a tournament that existed at a notice's due time. */
export async function webhooksFor(
  { db }: Context,
  { tournamentId, dueAt }: { tournamentId: string; dueAt: string },
): Promise<StoredWebhook[]> {
  const { docs } = await webhooksIn(db).where('scope', 'in', [COMMUNITY, tournamentId]).get();
  return docs.map(toWebhook).filter(({ paused, createdAt }) => !paused && Date.parse(createdAt) <= Date.parse(dueAt));
}

/** Deletes the webhooks of a deleted tournament. */
export async function deleteWebhooksOf(context: Context, tournamentId: string): Promise<void> {
  const { docs } = await webhooksIn(context.db).where('scope', '==', tournamentId).select().get();
  for (const { id } of docs) await deleteWebhook(context, id);
}
