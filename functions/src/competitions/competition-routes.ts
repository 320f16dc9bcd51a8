import { canSeePersonalData } from '../account/viewer.ts';
import type { HandlersOf } from '../http/handler.ts';
import { getCompetition, planCompetition, withoutPersons } from './competitions.ts';

export const competitionRoutes = {
  'GET /competitions/:tournamentId': async ({ context, params, viewer }) => {
    const view = await getCompetition(context, params.tournamentId);
    return canSeePersonalData(viewer) ? view : withoutPersons(view);
  },

  'PUT /competitions/:tournamentId': ({ context, params, body }) => planCompetition(context, params.tournamentId, body),
} satisfies Partial<HandlersOf<'competitions'>>;
