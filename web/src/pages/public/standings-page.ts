import type { PublicTournament, StandingsFile } from '@arena/domain';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { shownFirst, standingsOf } from '../../features/standings/standings-files.ts';
import { standingsQuery } from '../../features/standings/standings-query.ts';
import { standingsLine } from '../../features/standings/standings-texts.ts';
import type { Route, ServerPage } from '../page.ts';
import { insteadOfTournament, loadTournament, missingTournament, shortened } from '../tournament-head.ts';

interface Shown {
  tournament: PublicTournament;
  standings: StandingsFile;
}

export const route: Route = {
  paths: [patterns.standings],
  file: 'public/StandingsScreen',
  frame: 'site',
  next: ['public/TournamentScreen'],
};

export const page: ServerPage<Shown> = {
  noScript: 'Sin JavaScript puedes leer la tabla. Para que se actualice sola, actívalo en tu navegador.',
  isReading: true,
  below: ['features/standings/Standings'],
  instead: ({ params }) => insteadOfTournament(params.id),
  async load(context) {
    const { id = '' } = context.params;
    const tournament = await loadTournament(id, context);
    const standings = tournament && shownFirst(standingsOf(tournament, await context.source.results(id)));
    context.put(standingsQuery(id).queryKey, standings);
    return tournament && standings && { tournament, standings };
  },
  head(shown, { params: { id = '' } }) {
    if (shown === null) return missingTournament;
    const { tournament, standings } = shown;
    return {
      title: `Tabla de ${tournament.name}`,
      description: shortened(`${standingsLine(standings)}. Tabla, partidas y correcciones, partida por partida.`),
      path: paths.standings(id),
      tournament,
      standings,
      isEvent: true,
      isUnlisted: standings.results === null,
    };
  },
};
