import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { z } from '../zod.ts';
import { ChannelEvent } from './notice.schema.ts';

/** Receivers of a webhook: a Discord channel, or a program that checks the signature. */
export const WebhookKind = z.enum(['discord', 'generic'], 'Elige a dónde se avisa');
export type WebhookKind = z.output<typeof WebhookKind>;

/** Hosts of Discord's webhooks. Its test programs (PTB and Canary) copy addresses with a host of their own. */
const DISCORD_HOSTS: readonly string[] = ['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com'];

/** Tells whether an address is a webhook of Discord. */
export function isDiscordWebhook(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && DISCORD_HOSTS.includes(url.host) && /^\/api\/webhooks\/\d+\/[\w-]+$/.test(url.pathname);
}

/** An organiser's new webhook, of one tournament or (null) of the community. */
export const NewWebhook = z.strictObject({
  kind: WebhookKind,
  url: z
    .url({ protocol: /^https?$/, error: 'Pega la dirección completa, desde https://' })
    .max(limits.webhook.urlCharacters, 'Esta dirección es demasiado larga'),
  tournamentId: DocumentId.nullable().default(null),
});
export type NewWebhook = z.output<typeof NewWebhook>;

/** A webhook, for organisers. Its address is a secret, so only its host and its last characters are shown. */
export const Webhook = z.strictObject({
  id: DocumentId,
  kind: WebhookKind,
  address: z.string(),
  tournamentId: DocumentId.nullable(),
  paused: z.boolean(),
  createdAt: z.string(),
});
export type Webhook = z.output<typeof Webhook>;

/** States of a delivery: `waiting` is retried; `refused` and `expired` are not. */
export const DeliveryState = z.enum(['waiting', 'sent', 'refused', 'expired']);
export type DeliveryState = z.output<typeof DeliveryState>;

/** Reasons for a failed try. */
export const DeliveryFault = z.enum(['status', 'redirect', 'timeout', 'unreachable', 'private']);
export type DeliveryFault = z.output<typeof DeliveryFault>;

/** One event and its delivery to one webhook. It names no person. */
export const WebhookDelivery = z.strictObject({
  id: z.string(),
  event: ChannelEvent.or(z.literal('test')),
  tournament: z.string(),
  at: z.string(),
  state: DeliveryState,
  attempts: z.int(),
  /** Status of the receiver's answer; null without one. */
  status: z.int().nullable(),
  fault: DeliveryFault.nullable(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const faults: Readonly<Record<DeliveryFault, string>> = {
  status: 'no lo aceptó',
  redirect: 'nos mandó a otra dirección, y no la seguimos',
  timeout: 'tardó demasiado',
  unreachable: 'no respondió',
  private: 'es una dirección interna, y no la llamamos',
};

/** Writes the result of a delivery. */
export function deliveryText({ state, status, fault }: Pick<WebhookDelivery, 'state' | 'status' | 'fault'>): string {
  if (state === 'sent') return 'Entregado';
  const why = fault === null ? '' : `: ${faults[fault]}${status === null ? '' : ` (${status})`}`;
  if (state === 'waiting') return `Se intenta de nuevo${why}`;
  return state === 'expired' ? `No se pudo entregar a tiempo${why}` : `No se entregó${why}`;
}
