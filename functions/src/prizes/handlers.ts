import { actorOf } from '../auth/actor.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { PrizeService } from './service.ts';

export function prizeHandlers(prizes: PrizeService): HandlersOf<'prizes'> {
  return {
    'GET /prizes/owed': async () => ({ tournaments: await prizes.owed() }),

    'GET /prizes/:tournamentId/contacts': async ({ params }) => ({
      contacts: await prizes.contacts(params.tournamentId),
    }),

    'POST /prizes/:tournamentId': async (call) => ({
      prizes: [...(await prizes.make(call.params.tournamentId, actorOf(call)))],
    }),

    'PUT /prizes/:tournamentId/:prizeId': (call) => prizes.change(call.params, call.body, actorOf(call)),

    'PUT /prizes/:tournamentId/:prizeId/holder': (call) => prizes.decide(call.params, call.body, actorOf(call)),
  };
}
