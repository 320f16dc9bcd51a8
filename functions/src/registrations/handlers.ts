import type { EndpointInput } from '@arena/domain/api';
import { actorOf } from '../auth/actor.ts';
import type { ConfirmationService } from '../confirmations/service.ts';
import type { GuardianService } from '../guardians/service.ts';
import { after, type HandlersOf } from '../http/handler.ts';
import { countersOf, type Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import type { WaitingService } from '../waiting/service.ts';
import type { RegistrationDesk } from './desk.ts';
import { toReceipt } from './presenter.ts';
import type { RegistrationService } from './service.ts';

type IdCheck = EndpointInput<'POST /registrations/check-freefireid'>['body'];

export interface RegistrationParts {
  registrations: RegistrationService;
  limiter: Pick<RateLimiter, 'takeAll'>;
  registrationDesk: RegistrationDesk;
  confirmations: ConfirmationService;
  guardians: Pick<GuardianService, 'replaceLink' | 'note' | 'guardianNosOf' | 'lift'>;
  waiting: WaitingService;
}

export function registrationHandlers(parts: RegistrationParts): HandlersOf<'registrations'> {
  const { registrations, limiter, registrationDesk: desk, confirmations, guardians, waiting } = parts;

  async function isRegistered(
    { tournamentId, freeFireId }: IdCheck,
    { origin, now }: Visit,
  ): Promise<{ registered: boolean }> {
    await limiter.takeAll(countersOf('checks', origin), now);
    return { registered: await registrations.isRegistered(tournamentId, freeFireId) };
  }

  return {
    'POST /registrations': async ({ body, origin, now, uses }) => {
      // Thousands share an address with their mobile carrier, so it says little; a player's own limit is tight.
      const player = { name: 'registrationsPerPlayer', key: `${body.freeFireId} ${body.email}` } as const;
      await limiter.takeAll([...countersOf('registrations', origin), player, ...uses], now);
      const registration = await registrations.register(body, now, origin.address);
      return toReceipt(registration, await waiting.standing(registration));
    },

    'GET /registrations/check-freefireid/:tournamentId/:freeFireId': ({ params, ...visit }) =>
      isRegistered(params, visit),

    'POST /registrations/check-freefireid': ({ body, ...visit }) => isRegistered(body, visit),

    'GET /registrations': ({ query: { limit, cursor, ...filter } }) => desk.list(filter, { limit, cursor }),

    'GET /registrations/tournament/:id': ({ params, query: { limit, cursor, ...filter } }) =>
      desk.listOf(params.id, filter, { limit, cursor }),

    'GET /registrations/renamed': async () => ({ tournaments: await desk.renamed() }),

    'GET /registrations/:id': ({ params }) => desk.one(params.id),

    'PATCH /registrations/fields': (call) => desk.correct(call.body, actorOf(call)),

    'POST /registrations/names': (call) => desk.lookAtNames(call.body, actorOf(call)),

    'POST /registrations/link': (call) => after(desk.replaceLink(call.body, actorOf(call)), { replaced: true }),

    'POST /registrations/guardian-link': (call) =>
      after(guardians.replaceLink(call.body, actorOf(call)), { replaced: true }),

    'POST /registrations/consent': (call) => guardians.note(call.body, actorOf(call)),

    'POST /registrations/refusals': async ({ body }) => ({ refusals: await guardians.guardianNosOf(body.id) }),

    'POST /registrations/lift': (call) => after(guardians.lift(call.body, actorOf(call)), { lifted: true }),

    'POST /registrations/confirm': (call) => confirmations.confirmFor(call.body.id, actorOf(call)),

    'POST /registrations/offer': (call) => waiting.offerTo(call.body.id, actorOf(call)),

    'PATCH /registrations/:id/status': (call) => desk.decide(call.params.id, call.body, actorOf(call)),

    'DELETE /registrations/:id': (call) => after(desk.remove(call.params.id, actorOf(call)), { deleted: true }),

    'POST /registrations/batch/approve': ({ body: { ids, seen, ...decision }, ...call }) =>
      desk.decideAll({ ids, seen }, { status: 'approved', ...decision }, actorOf(call)),

    'POST /registrations/batch/reject': ({ body: { ids, seen, ...decision }, ...call }) =>
      desk.decideAll({ ids, seen }, { status: 'rejected', ...decision }, actorOf(call)),

    'POST /registrations/batch/reopen': ({ body: { ids, seen, ...decision }, ...call }) =>
      desk.decideAll({ ids, seen }, { status: 'pending', ...decision }, actorOf(call)),

    'POST /registrations/batch/delete': (call) => desk.removeAll(call.body, actorOf(call)),

    'GET /registrations/export': ({ query }) => desk.export(null, query),

    'GET /registrations/export/:tournamentId': ({ params, query }) => desk.export(params.tournamentId, query),
  };
}
