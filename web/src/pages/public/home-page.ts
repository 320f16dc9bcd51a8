import { isActive } from '@arena/domain';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { organisersQuery } from '../../features/community/organisers-query.ts';
import { latestWon } from '../../features/tournaments/live-tournaments.ts';
import { tournamentsQuery } from '../../features/tournaments/tournaments-query.ts';
import { READING, type Route, type ServerPage } from '../page.ts';

export const route: Route = {
  paths: [patterns.home],
  file: 'public/HomeScreen',
  frame: 'site',
  next: ['public/TournamentsScreen', 'public/TournamentScreen', 'public/RulesScreen'],
};

export const page: ServerPage<true> = {
  noScript: READING,
  isReading: true,
  below: ['features/tournaments/list/LiveNow', 'pages/public/HomeSections'],
  async load({ source, tournaments, now, put }) {
    // The page names the last champion, whose tournament is no longer listed.
    const won = latestWon(tournaments);
    put(
      tournamentsQuery().queryKey,
      tournaments.filter((each) => isActive(each, now) || each === won),
    );
    put(organisersQuery().queryKey, await source.organisers());
    return true;
  },
  head: () => ({
    title: config.product,
    description: `${config.tagline} Lee las reglas, inscríbete y juega por premios.`,
    path: paths.home(),
  }),
};
