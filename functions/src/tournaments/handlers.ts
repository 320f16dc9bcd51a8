import { atLeast, filterTournaments } from '@arena/domain';
import { actorOf } from '../auth/actor.ts';
import { found } from '../failure.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { TournamentDesk } from './desk.ts';
import type { TournamentService } from './service.ts';

export function tournamentHandlers(tournaments: TournamentService, desk: TournamentDesk): HandlersOf<'tournaments'> {
  return {
    'GET /tournaments': async ({ query: { status, includeStats, ...filter }, viewer, now }) => {
      const list = atLeast(viewer.role, 'admin')
        ? await tournaments.withStats(filterTournaments(await tournaments.all(status, now), filter))
        : filterTournaments(await tournaments.published(status), filter);
      return includeStats === 'true' ? { data: list } : { tournaments: list };
    },

    'GET /tournaments/stats': ({ now }) => tournaments.totals(now),

    'GET /tournaments/with-registrations': ({ query: { undated, ...page }, now }) =>
      desk.withRegistrations(page, undated === 'true', now),

    'GET /tournaments/:id': async ({ params: { id }, viewer }) => {
      const tournament = await (atLeast(viewer.role, 'admin') ? tournaments.one(id) : tournaments.publicOne(id));
      return found(tournament, 'tournament_not_found');
    },

    'POST /tournaments': (call) => desk.create(call.body, actorOf(call)),

    'PUT /tournaments/:id': (call) => desk.update(call.params.id, call.body, actorOf(call)),

    'DELETE /tournaments/:id': async (call) => {
      const registrations = await desk.remove(call.params.id, call.query.force === 'true', actorOf(call));
      return { deleted: true, registrations };
    },
  };
}
