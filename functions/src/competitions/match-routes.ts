import type { Absences } from '@arena/domain/api';
import { canSeePersonalData } from '../account/viewer.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import { listAbsences, markAbsent, markPresent } from './absences.ts';
import { readSource } from './competition-document.ts';
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
import { getRoom, listReadReceipts, writeRoom } from './rooms.ts';

export const matchRoutes = {
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
} satisfies Partial<HandlersOf<'competitions'>>;

/** Leaves out phones for a role that reads no contacts. */
async function shownTo({ viewer }: Pick<Call, 'viewer'>, listed: Promise<Absences>): Promise<Absences> {
  const { absences, ...lobby } = await listed;
  if (canSeePersonalData(viewer)) return { ...lobby, absences };
  return { ...lobby, absences: absences.map((one) => ({ ...one, offer: one.offer && { ...one.offer, phone: null } })) };
}
