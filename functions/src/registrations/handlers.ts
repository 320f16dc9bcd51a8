import type { HandlersOf } from '../http/handler.ts';
import { toReceipt } from './presenter.ts';
import type { RegistrationService } from './service.ts';

export function registrationHandlers(registrations: RegistrationService): HandlersOf<'registrations'> {
  return {
    'POST /registrations': async ({ body, now }) => toReceipt(await registrations.register(body, now)),

    'GET /registrations/check-freefireid/:tournamentId/:freeFireId': async ({ params }) => ({
      registered: await registrations.isRegistered(params.tournamentId, params.freeFireId),
    }),
  };
}
