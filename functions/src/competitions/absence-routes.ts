import type { Absences } from '@arena/domain/api';
import { canSeePersonalData } from '../account/viewer.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import { listAbsences, markAbsent, markPresent } from './absences.ts';

/** Leaves out phones for a role that reads no contacts. */
async function shownTo({ viewer }: Pick<Call, 'viewer'>, listed: Promise<Absences>): Promise<Absences> {
  const { absences, ...lobby } = await listed;
  if (canSeePersonalData(viewer)) return { ...lobby, absences };
  return { ...lobby, absences: absences.map((one) => ({ ...one, offer: one.offer && { ...one.offer, phone: null } })) };
}

export const absenceRoutes = {
  'GET /competitions/:tournamentId/matches/:matchId/absences': ({ context, params, ...call }) =>
    shownTo(call, listAbsences(context, params)),

  'PUT /competitions/:tournamentId/matches/:matchId/absences/:entryId': ({ context, params, ...call }) =>
    shownTo(call, markAbsent(context, params)),

  'DELETE /competitions/:tournamentId/matches/:matchId/absences/:entryId': ({ context, params, ...call }) =>
    shownTo(call, markPresent(context, params)),
} satisfies Partial<HandlersOf<'competitions'>>;
