import type { HandlersOf } from '../http/handler.ts';
import { editExclusion, excludePlayer, listExclusions } from './exclusions.ts';

export const exclusionRoutes: HandlersOf<'exclusions'> = {
  'GET /exclusions': async ({ context }) => ({ exclusions: await listExclusions(context) }),

  'POST /exclusions': ({ context, body, key }) => excludePlayer(context, body, key),

  'PATCH /exclusions/:id': ({ context, params, body }) => editExclusion(context, params.id, body),
};
