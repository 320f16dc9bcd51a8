import { paths, patterns, TOURNAMENT_PARAMETER } from '#lib/addresses/paths.ts';
import { READING, type Route, type ServerPage } from '../page.ts';
import { insteadOfTournament } from '../tournament-head.ts';

export const route: Route = {
  paths: [patterns.chooseRegistration],
  file: 'public/ChooseRegistrationScreen',
  frame: 'site',
};

export const page: ServerPage<true> = {
  noScript: READING,
  instead({ query }) {
    const id = query.get(TOURNAMENT_PARAMETER);
    return id ? (insteadOfTournament(id) ?? 'register') : undefined;
  },
  load: async () => true,
  head: () => ({
    title: 'Elige tu torneo',
    description: 'Los torneos que reciben inscripciones. No necesitas una cuenta.',
    path: paths.chooseRegistration(),
  }),
};
