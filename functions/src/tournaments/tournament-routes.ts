import { filterTournaments, isPermitted, type PublicTournament } from '@arena/domain';
import { deleteTournament } from '../erasure/delete-tournament.ts';
import type { HandlersOf } from '../http/handler.ts';
import { createCache } from '../platform/cache.ts';
import { listWithRegistrations, withStats } from '../registrations/tournament-stats.ts';
import { createTournament, updateTournament } from './edit-tournaments.ts';
import {
  getCommunityStats,
  getTournament,
  listPublished,
  listTournamentsByStatus,
  withPublicStats,
} from './tournaments.ts';

// One reply for all visitors of a catalogue, so that it is written once.
const flatReplies = createCache((tournaments: PublicTournament[]) => ({ tournaments }), { max: 2 });
const repliesWithStats = createCache((tournaments: PublicTournament[]) => ({ data: withPublicStats(tournaments) }), {
  max: 2,
});

export const tournamentRoutes: HandlersOf<'tournaments'> = {
  'GET /tournaments': async ({ context, query: { status, includeStats, ...filter }, viewer }) => {
    const isFlat = includeStats !== 'true';
    if (isPermitted(viewer.role, 'view_tournaments')) {
      const all = filterTournaments(await listTournamentsByStatus(context, status), filter);
      const list = await withStats(context, all);
      return isFlat ? { tournaments: list } : { data: list };
    }
    const published = await listPublished(context, status);
    const list = Object.keys(filter).length === 0 ? published : filterTournaments(published, filter);
    return isFlat ? flatReplies.get(list) : repliesWithStats.get(list);
  },

  'GET /tournaments/stats': ({ context }) => getCommunityStats(context),

  'GET /tournaments/with-registrations': ({ context, query: { undated, ...page } }) =>
    listWithRegistrations(context, page, undated === 'true'),

  'GET /tournaments/:id': ({ context, params, viewer }) =>
    getTournament(context, params.id, isPermitted(viewer.role, 'view_tournaments')),

  'POST /tournaments': ({ context, body, key }) => createTournament(context, body, key),

  'PUT /tournaments/:id': ({ context, params, body }) => updateTournament(context, params.id, body),

  'DELETE /tournaments/:id': async ({ context, params, query }) => {
    const registrations = await deleteTournament(context, params.id, query.force === 'true');
    return { deleted: true, registrations };
  },
};
