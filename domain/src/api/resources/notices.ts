import { DocumentId } from '../../ids.ts';
import { GroupMessage, GroupReach, MessageReceivers } from '../../notices/group-message.ts';
import { OrganiserEvent } from '../../notices/notice.schema.ts';
import { NoticeSummary } from '../../notices/notice-summary.ts';
import { NoticeZone, PushEndpoint, PushSubscription } from '../../notices/subscription.schema.ts';
import { LinkToken } from '../../registration/registration.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

const byLink = { access: 'link', errors: ['link_not_found', 'rate_limited'] } as const;
const held = z.strictObject({ token: LinkToken });
const hash = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'Dato no válido')
  .max(32);

/** Subscriptions to notices, and what became of a notice. */
export const noticeEndpoints = defineEndpoints({
  'POST /subscriptions': {
    ...byLink,
    summary: 'Sends the notices of a registration to this browser from now on',
    body: held.extend({ subscription: PushSubscription, zone: NoticeZone }),
    reply: z.strictObject({ subscribed: z.literal(true) }),
  },
  'POST /subscriptions/end': {
    ...byLink,
    summary: 'Ends the notices of a registration on this browser',
    body: held.extend({ endpoint: PushEndpoint }),
    reply: z.strictObject({ subscribed: z.literal(false) }),
  },
  'POST /mail/answer': {
    access: 'visitor',
    summary: 'The yes or no of an address to notices by mail; named by a hash that only its mails hold',
    body: z.strictObject({
      answer: hash.meta({ description: 'From the link in the mail' }),
      wanted: z.boolean('Elige sí o no'),
    }),
    reply: z.strictObject({ wanted: z.boolean() }),
    errors: ['not_found'],
  },
  'PUT /subscriptions/organiser': {
    access: 'admin',
    summary: 'Sends the kinds of notices that an organiser chose to this browser; with none of them it gets none',
    body: z.strictObject({
      subscription: PushSubscription,
      zone: NoticeZone,
      kinds: z.array(OrganiserEvent).max(OrganiserEvent.options.length),
    }),
    reply: z.strictObject({ subscribed: z.boolean() }),
  },
  'GET /notices': managedBy('manage_tournaments', {
    summary: 'What the notices of a tournament came to, the newest first; it names no reader',
    query: z.strictObject({ tournamentId: DocumentId }),
    reply: z.strictObject({ notices: z.array(NoticeSummary) }),
  }),
  'GET /notices/group': managedBy('manage_registrations', {
    summary: 'How many players of a group a message reaches, and how many messages are left this evening',
    query: MessageReceivers,
    reply: GroupReach,
    errors: ['tournament_not_found', 'not_found'],
  }),
  'POST /notices/group': managedBy('manage_registrations', {
    summary: 'Sends an organiser’s message to the players of a group who subscribed to notices; three an evening',
    body: GroupMessage,
    reply: GroupReach,
    errors: ['tournament_not_found', 'not_found', 'messages_spent'],
  }),
  'POST /notices/opened': {
    access: 'visitor',
    summary: 'Notes that a notice was opened on a browser; both are named by hashes that only its payload holds',
    body: z.strictObject({
      notice: hash.meta({ description: 'From the payload' }),
      subscription: hash.meta({ description: 'From the payload' }),
    }),
    reply: z.strictObject({ noted: z.literal(true) }),
  },
});
