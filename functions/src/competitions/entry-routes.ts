import type { HandlersOf } from '../http/handler.ts';
import { found } from '../platform/api-error.ts';
import { addEntries, deleteEntry, importEntries, setEntryEmblem, updateEntry } from './entries.ts';

export const entryRoutes = {
  'POST /competitions/:tournamentId/entries/import': ({ context, params }) =>
    importEntries(context, params.tournamentId),

  'POST /competitions/:tournamentId/entries': async ({ context, params, body, key }) => {
    const [entry] = await addEntries(context, params.tournamentId, [body], key);
    return found(entry ?? null);
  },

  'POST /competitions/:tournamentId/entries/batch': async ({ context, params, body, key }) => ({
    entries: await addEntries(context, params.tournamentId, body.entries, key),
  }),

  'PUT /competitions/:tournamentId/entries/:entryId': ({ context, params, body }) =>
    updateEntry(context, params.tournamentId, params.entryId, body),

  'PUT /competitions/:tournamentId/entries/:entryId/emblem': ({ context, params, body }) =>
    setEntryEmblem(context, params.tournamentId, params.entryId, body),

  'DELETE /competitions/:tournamentId/entries/:entryId': ({ context, params }) =>
    deleteEntry(context, params.tournamentId, params.entryId),
} satisfies Partial<HandlersOf<'competitions'>>;
