import { paths, patterns } from '#lib/addresses/paths.ts';
import { READING, type Route, type ServerPage } from '../page.ts';

export const route: Route = {
  paths: [patterns.tournaments],
  file: 'public/TournamentsScreen',
  frame: 'site',
  next: ['public/TournamentScreen', 'public/RulesScreen', 'public/HomeScreen'],
};

export const page: ServerPage<true> = {
  noScript: READING,
  isReading: true,
  load: async () => true,
  head: () => ({
    title: 'Torneos',
    description: 'Los próximos torneos: fecha, premio, cupos y reglas. Te inscribes sin crear una cuenta.',
    path: paths.tournaments(),
  }),
};
