import type { HandlersOf } from '../http/handler.ts';
import { getCompetition, planCompetition } from './competitions.ts';

export const competitionRoutes = {
  'GET /competitions/:tournamentId': ({ context, params }) => getCompetition(context, params.tournamentId),

  'PUT /competitions/:tournamentId': ({ context, params, body }) => planCompetition(context, params.tournamentId, body),
} satisfies Partial<HandlersOf<'competitions'>>;
