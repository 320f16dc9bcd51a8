import type { HandlersOf } from '../http/handler.ts';
import { changePrize, decidePrize, listContacts, listOwed, makePrizes } from './prizes.ts';

export const prizeRoutes: HandlersOf<'prizes'> = {
  'GET /prizes/owed': async ({ context }) => ({ tournaments: await listOwed(context) }),

  'GET /prizes/:tournamentId/contacts': async ({ context, params }) => ({
    contacts: await listContacts(context, params.tournamentId),
  }),

  'POST /prizes/:tournamentId': async ({ context, params }) => ({
    prizes: [...(await makePrizes(context, params.tournamentId))],
  }),

  'PUT /prizes/:tournamentId/:prizeId': ({ context, params, body }) => changePrize(context, params, body),

  'PUT /prizes/:tournamentId/:prizeId/holder': ({ context, params, body }) => decidePrize(context, params, body),
};
