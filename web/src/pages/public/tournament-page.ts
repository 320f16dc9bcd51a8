import type { PublicTournament } from '@arena/domain';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { READING, type Route, type ServerPage } from '../page.ts';
import { insteadOfTournament, loadTournament, tournamentHead } from '../tournament-head.ts';

export const route: Route = {
  paths: [patterns.tournament],
  file: 'public/TournamentScreen',
  frame: 'site',
  next: ['public/TournamentsScreen', 'public/RulesScreen', 'public/StandingsScreen'],
};

export const page: ServerPage<PublicTournament> = {
  noScript: READING,
  isReading: true,
  below: ['features/tournaments/detail/TournamentWays'],
  instead: ({ params }) => insteadOfTournament(params.id),
  load: (context) => loadTournament(context.params.id ?? '', context),
  head: (tournament, { params: { id = '' } }) => ({
    ...tournamentHead(tournament, (name) => name, paths.tournament(id)),
    isEvent: true,
  }),
};
