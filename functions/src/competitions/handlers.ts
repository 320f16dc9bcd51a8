import { actorOf } from '../auth/actor.ts';
import { after, type HandlersOf } from '../http/handler.ts';
import type { CompetitionService } from './service.ts';

const gone = { deleted: true } as const;

export function competitionHandlers(competitions: CompetitionService): HandlersOf<'competitions'> {
  return {
    'GET /competitions/:tournamentId': ({ params }) => competitions.view(params.tournamentId),

    'PUT /competitions/:tournamentId': (call) => competitions.plan(call.params.tournamentId, call.body, actorOf(call)),

    'POST /competitions/:tournamentId/entries/import': (call) =>
      competitions.importEntries(call.params.tournamentId, actorOf(call)),

    'POST /competitions/:tournamentId/entries': (call) =>
      competitions.addEntry(call.params.tournamentId, call.body, actorOf(call)),

    'PUT /competitions/:tournamentId/entries/:entryId': (call) =>
      competitions.editEntry(call.params.tournamentId, call.params.entryId, call.body, actorOf(call)),

    'POST /competitions/:tournamentId/entries/:entryId/confirm': async (call) => {
      await competitions.confirmFinalFor(call.params.entryId, call.params.tournamentId, actorOf(call));
      return { confirmed: true };
    },

    'DELETE /competitions/:tournamentId/entries/:entryId': (call) =>
      after(competitions.removeEntry(call.params.tournamentId, call.params.entryId, actorOf(call)), gone),

    'POST /competitions/:tournamentId/stages/:stageId/draw': (call) =>
      competitions.draw(call.params.tournamentId, call.params.stageId, call.body, actorOf(call)),

    'POST /competitions/:tournamentId/stages/:stageId/close': (call) =>
      competitions.close(call.params.tournamentId, call.params.stageId, call.body, actorOf(call)),

    'POST /competitions/:tournamentId/stages/:stageId/reopen': (call) =>
      competitions.reopen(call.params.tournamentId, call.params.stageId, call.body.expectedRevision, actorOf(call)),

    'POST /competitions/:tournamentId/matches': (call) =>
      competitions.addMatch(call.params.tournamentId, call.body, actorOf(call)),

    'PUT /competitions/:tournamentId/matches/:matchId': (call) =>
      competitions.editMatch(call.params, call.body, actorOf(call)),

    'DELETE /competitions/:tournamentId/matches/:matchId': (call) =>
      after(competitions.removeMatch(call.params, actorOf(call)), gone),

    'PATCH /competitions/:tournamentId/matches/:matchId/state': (call) =>
      competitions.setMatchState(call.params, call.body, actorOf(call)),

    'POST /competitions/:tournamentId/matches/:matchId/replay': (call) =>
      competitions.replay(call.params, actorOf(call)),

    'PUT /competitions/:tournamentId/matches/:matchId/result': (call) =>
      competitions.enterResult(call.params, call.body, actorOf(call)),

    'PUT /competitions/:tournamentId/matches/:matchId/picture': (call) =>
      competitions.setPicture(call.params, call.body, actorOf(call)),

    'GET /competitions/:tournamentId/matches/:matchId/revisions': ({ params }) => competitions.revisions(params),

    'GET /competitions/:tournamentId/matches/:matchId/room': ({ params }) => competitions.room(params),

    'GET /competitions/:tournamentId/matches/:matchId/sightings': async ({ params }) => ({
      entries: await competitions.sightings(params),
    }),

    'PUT /competitions/:tournamentId/matches/:matchId/room': (call) =>
      competitions.writeRoom(call.params, call.body, actorOf(call)),

    'POST /competitions/:tournamentId/adjustments': (call) =>
      competitions.adjust(call.params.tournamentId, call.body, actorOf(call)),

    'DELETE /competitions/:tournamentId/adjustments/:adjustmentId': (call) =>
      after(competitions.removeAdjustment(call.params.tournamentId, call.params.adjustmentId, actorOf(call)), gone),
  };
}
