import type { HandlersOf } from '../http/handler.ts';
import { addEntry, deleteEntry, importEntries, setEntryEmblem, updateEntry } from './entries.ts';

export const entryRoutes = {
  'POST /competitions/:tournamentId/entries/import': ({ context, params }) =>
    importEntries(context, params.tournamentId),

  'POST /competitions/:tournamentId/entries': ({ context, params, body, key }) =>
    addEntry(context, params.tournamentId, body, key),

  'PUT /competitions/:tournamentId/entries/:entryId': ({ context, params, body }) =>
    updateEntry(context, params.tournamentId, params.entryId, body),

  'PUT /competitions/:tournamentId/entries/:entryId/emblem': ({ context, params, body }) =>
    setEntryEmblem(context, params.tournamentId, params.entryId, body),

  'DELETE /competitions/:tournamentId/entries/:entryId': ({ context, params }) =>
    deleteEntry(context, params.tournamentId, params.entryId),
} satisfies Partial<HandlersOf<'competitions'>>;
