import type { Absences } from '@arena/domain/api';
import { canSeePersonalData } from '../account/viewer.ts';
import { type Call, type HandlersOf, replyAfter } from '../http/handler.ts';
import { listAbsences, markAbsent, markPresent } from './absences.ts';
import { readSource } from './competition-document.ts';
import { getCompetition, planCompetition, withoutPersons } from './competitions.ts';
import { addEntry, deleteEntry, importEntries, setEntryEmblem, updateEntry } from './entries.ts';
import { confirmFinalFor } from './finals.ts';
import {
  addMatch,
  deleteMatch,
  enterResult,
  enterResults,
  listRevisions,
  replayMatch,
  setMatchPicture,
  setMatchState,
  updateMatch,
} from './matches.ts';
import { changePrize, decidePrize, listContacts, listOwed, makePrizes } from './prizes.ts';
import { getRoom, listReadReceipts, writeRoom } from './rooms.ts';
import { addAdjustment, closeStage, deleteAdjustment, drawGroups, reopenStage } from './stages.ts';

export const competitionRoutes: HandlersOf<'competitions' | 'prizes'> = {
  'GET /competitions/:tournamentId': async ({ context, params, viewer }) => {
    const view = await getCompetition(context, params.tournamentId);
    return canSeePersonalData(viewer) ? view : withoutPersons(view);
  },

  'PUT /competitions/:tournamentId': ({ context, params, body }) => planCompetition(context, params.tournamentId, body),

  'POST /competitions/:tournamentId/entries/:entryId/confirm': ({ context, params }) =>
    replyAfter(confirmFinalFor(context, params.entryId, params.tournamentId), { confirmed: true }),

  'POST /competitions/:tournamentId/stages/:stageId/draw': ({ context, params, body, key }) =>
    drawGroups(context, params, body, key),

  'POST /competitions/:tournamentId/stages/:stageId/close': ({ context, params, body, key }) =>
    closeStage(context, params, body, key),

  'POST /competitions/:tournamentId/stages/:stageId/reopen': ({ context, params, body, key }) =>
    reopenStage(context, params, body.expectedRevision, key),

  'POST /competitions/:tournamentId/adjustments': ({ context, params, body, key }) =>
    addAdjustment(context, params.tournamentId, body, key),

  'DELETE /competitions/:tournamentId/adjustments/:adjustmentId': ({ context, params, query }) =>
    deleteAdjustment(context, params, query.acceptsExchange === 'true'),

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

  'PUT /competitions/:tournamentId/results': async ({ context, params, body }) => ({
    matches: await enterResults(context, params.tournamentId, body),
  }),

  'POST /competitions/:tournamentId/matches': ({ context, params, body, key }) =>
    addMatch(context, params.tournamentId, body, key),

  'PUT /competitions/:tournamentId/matches/:matchId': ({ context, params, body }) => updateMatch(context, params, body),

  'DELETE /competitions/:tournamentId/matches/:matchId': ({ context, params }) => deleteMatch(context, params),

  'PATCH /competitions/:tournamentId/matches/:matchId/state': ({ context, params, body }) =>
    setMatchState(context, params, body),

  'POST /competitions/:tournamentId/matches/:matchId/replay': ({ context, params }) => replayMatch(context, params),

  'PUT /competitions/:tournamentId/matches/:matchId/result': ({ context, params, body }) =>
    enterResult(context, params, body),

  'PUT /competitions/:tournamentId/matches/:matchId/picture': ({ context, params, body }) =>
    setMatchPicture(context, params, body),

  'GET /competitions/:tournamentId/matches/:matchId/revisions': ({ context, params }) => listRevisions(context, params),

  'GET /competitions/:tournamentId/sources/:sourceId': async ({ context, params }) => ({
    text: await readSource(context, params.tournamentId, params.sourceId),
  }),

  'GET /competitions/:tournamentId/matches/:matchId/room': ({ context, params }) => getRoom(context, params),

  'GET /competitions/:tournamentId/matches/:matchId/read-receipts': async ({ context, params, viewer }) => ({
    entries: await listReadReceipts(context, params, canSeePersonalData(viewer)),
  }),

  'PUT /competitions/:tournamentId/matches/:matchId/room': ({ context, params, body }) =>
    writeRoom(context, params, body),

  'GET /competitions/:tournamentId/matches/:matchId/absences': ({ context, params, ...call }) =>
    shownTo(call, listAbsences(context, params)),

  'PUT /competitions/:tournamentId/matches/:matchId/absences/:entryId': ({ context, params, ...call }) =>
    shownTo(call, markAbsent(context, params)),

  'DELETE /competitions/:tournamentId/matches/:matchId/absences/:entryId': ({ context, params, ...call }) =>
    shownTo(call, markPresent(context, params)),

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

/** Leaves out phones for a role that reads no contacts. */
async function shownTo({ viewer }: Pick<Call, 'viewer'>, listed: Promise<Absences>): Promise<Absences> {
  const { absences, ...lobby } = await listed;
  if (canSeePersonalData(viewer)) return { ...lobby, absences };
  return { ...lobby, absences: absences.map((one) => ({ ...one, offer: one.offer && { ...one.offer, phone: null } })) };
}
