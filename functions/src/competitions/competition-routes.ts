import { canSeePersonalData } from '../account/viewer.ts';
import { type HandlersOf, replyAfter } from '../http/handler.ts';
import { getCompetition, planCompetition, withoutPersons } from './competitions.ts';
import { confirmFinalFor } from './finals.ts';
import { addAdjustment, closeStage, deleteAdjustment, drawGroups, reopenStage } from './stages.ts';

export const competitionRoutes = {
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
} satisfies Partial<HandlersOf<'competitions'>>;
