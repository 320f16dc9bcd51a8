import type { HandlersOf } from '../http/handler.ts';
import { listAbsences, markAbsent, markPresent } from './absences.ts';

export const absenceRoutes = {
  'GET /competitions/:tournamentId/matches/:matchId/absences': ({ context, params }) => listAbsences(context, params),

  'PUT /competitions/:tournamentId/matches/:matchId/absences/:entryId': ({ context, params }) =>
    markAbsent(context, params),

  'DELETE /competitions/:tournamentId/matches/:matchId/absences/:entryId': ({ context, params }) =>
    markPresent(context, params),
} satisfies Partial<HandlersOf<'competitions'>>;
