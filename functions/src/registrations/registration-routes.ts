import { type HandlersOf, replyAfter } from '../http/handler.ts';
import { confirmFor, confirmSeveral, listUnconfirmed } from '../my-page/confirmations.ts';
import { listRefusals, overrideRefusal, recordGuardianAnswer, replaceGuardianLink } from '../my-page/guardians.ts';
import { mailReceipt } from '../my-page/link-mails.ts';
import type { Config } from '../platform/config.ts';
import { countForNetwork, senderOf } from '../platform/rate-limit/network-limit.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import { isRegistered, register } from './register.ts';
import { toReceipt } from './registration-document.ts';
import { importRegistrations } from './registration-import.ts';
import {
  correctRegistration,
  decidePlayers,
  decideRegistration,
  decideRegistrations,
  deleteRegistration,
  deleteRegistrations,
  exportRegistrations,
  getRegistration,
  listChanging,
  listOfTournament,
  listRegistrations,
  replaceLink,
  sendableLinks,
} from './registrations.ts';
import { findWaiting, offerSeat } from './waiting-list.ts';

/** @param mail true if mails are sent */
export const registrationRoutes = ({ mail }: Pick<Config, 'mail'>): HandlersOf<'registrations'> => ({
  'POST /registrations': async ({ context, body, key, ...visit }) => {
    const sender = await senderOf(context, visit, body.tournamentId);
    const player = { name: 'registrationsPerPlayer', key: `${body.freeFireId} ${body.email}` } as const;
    if (context.proofWork === 0 || !sender.isProven) await limitRate(context, [player]);
    const registration = await register(context, body, key, sender);
    const sending = mail && body.link !== undefined ? mailReceipt(context, registration, body.link) : null;
    const [waiting] = await Promise.all([findWaiting(context, registration), sending]);
    return toReceipt(registration, waiting);
  },

  'POST /registrations/import/:tournamentId': ({ context, params, body, key, origin }) =>
    importRegistrations(context, params.tournamentId, body, { key, origin }),

  'GET /registrations/check-freefireid/:tournamentId/:freeFireId': async ({ context, params, ...visit }) => {
    const { tournamentId, freeFireId } = params;
    await countForNetwork(context, await senderOf(context, visit, tournamentId), 'checksPerNetwork');
    return { registered: await isRegistered(context, tournamentId, freeFireId) };
  },

  'GET /registrations': ({ context, query: { limit, cursor, ...filter } }) =>
    listRegistrations(context, filter, { limit, cursor }),

  'GET /registrations/tournament/:id': ({ context, params, query: { limit, cursor, ...filter } }) =>
    listOfTournament(context, params.id, filter, { limit, cursor }),

  'GET /registrations/changes': async ({ context }) => ({ tournaments: await listChanging(context) }),

  'GET /registrations/unconfirmed': async ({ context }) => ({ tournaments: await listUnconfirmed(context) }),

  'GET /registrations/:id': ({ context, params }) => getRegistration(context, params.id),

  'PATCH /registrations/fields': ({ context, body }) => correctRegistration(context, body),

  'POST /registrations/players': ({ context, body }) => decidePlayers(context, body),

  'POST /registrations/link': async ({ context, body, key, origin }) => ({
    token: await replaceLink(context, body.id, { key, origin }),
  }),

  'POST /registrations/links': async ({ context, body, origin }) => ({
    links: await sendableLinks(context, body.ids, origin),
  }),

  'POST /registrations/guardian-link': async ({ context, body, key, origin }) => ({
    token: await replaceGuardianLink(context, body.id, { key, origin }),
  }),

  'POST /registrations/consent': ({ context, body }) => recordGuardianAnswer(context, body),

  'POST /registrations/refusals': async ({ context, body }) => ({ refusals: await listRefusals(context, body.id) }),

  'POST /registrations/override-refusal': ({ context, body }) =>
    replyAfter(overrideRefusal(context, body), { overridden: true }),

  'POST /registrations/confirm': ({ context, body }) => confirmFor(context, body.id),

  'POST /registrations/offer': ({ context, body }) => offerSeat(context, body.id),

  'PATCH /registrations/:id/status': ({ context, params, body }) => decideRegistration(context, params.id, body),

  'DELETE /registrations/:id': ({ context, params }) =>
    replyAfter(deleteRegistration(context, params.id), { deleted: true }),

  'POST /registrations/batch/approve': ({ context, body: { ids, seen, ...decision } }) =>
    decideRegistrations(context, { ids, seen }, { status: 'approved', ...decision }),

  'POST /registrations/batch/reject': ({ context, body: { ids, seen, ...decision } }) =>
    decideRegistrations(context, { ids, seen }, { status: 'rejected', ...decision }),

  'POST /registrations/batch/reopen': ({ context, body: { ids, seen, ...decision } }) =>
    decideRegistrations(context, { ids, seen }, { status: 'pending', ...decision }),

  'POST /registrations/batch/confirm': ({ context, body }) => confirmSeveral(context, body.ids),

  'POST /registrations/batch/delete': ({ context, body }) => deleteRegistrations(context, body),

  'GET /registrations/export': ({ context, query }) => exportRegistrations(context, null, query),

  'GET /registrations/export/:tournamentId': ({ context, params, query }) =>
    exportRegistrations(context, params.tournamentId, query),
});
