import { listEntriesOf } from '../competitions/excluded-entries.ts';
import type { HandlersOf } from '../http/handler.ts';
import { editExclusion, excludePlayer, listExclusions, readExclusion } from './exclusions.ts';

export const exclusionRoutes: HandlersOf<'exclusions'> = {
  'GET /exclusions': async ({ context }) => ({ exclusions: await listExclusions(context) }),

  'GET /exclusions/:id/entries': async ({ context, params }) => {
    const { freeFireId } = await readExclusion(context, params.id);
    return { entries: await listEntriesOf(context, freeFireId) };
  },

  'POST /exclusions': ({ context, body, key }) => excludePlayer(context, body, key),

  'PATCH /exclusions/:id': ({ context, params, body }) => editExclusion(context, params.id, body),
};
