import type { PublicTournament } from '@arena/domain';
import { paths, patterns } from '#lib/addresses/paths.ts';
import type { Route, ServerPage } from '../page.ts';
import { insteadOfTournament, loadTournament, tournamentHead } from '../tournament-head.ts';

export const route: Route = {
  paths: [patterns.rules],
  file: 'public/RulesScreen',
  frame: 'none',
  next: ['public/RegisterScreen'],
};

export const page: ServerPage<PublicTournament> = {
  noScript: 'Sin JavaScript puedes leer las reglas. Para aceptarlas e inscribirte, actívalo en tu navegador.',
  isReading: true,
  instead: ({ params }) => insteadOfTournament(params.tournamentId),
  load: (context) => loadTournament(context.params.tournamentId ?? '', context),
  head: (tournament, { params: { tournamentId = '' } }) =>
    tournamentHead(tournament, (name) => `Reglas de ${name}`, paths.rules(tournamentId)),
};
