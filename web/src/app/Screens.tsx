import { lazy, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { patterns } from '../lib/paths.ts';
import { loadAhead } from './ahead.ts';
import { parts } from './parts.ts';

const HomeScreen = lazy(parts.home);
const TournamentsScreen = lazy(parts.tournaments);
const TournamentScreen = lazy(parts.tournament);
const RulesScreen = lazy(parts.rules);
const OtherScreens = lazy(parts.others);

/** Every screen by its address. A screen's code comes when it is needed or likely to be. */
export function Screens() {
  const [address] = useLocation();
  useEffect(() => loadAhead(address), [address]);
  return (
    <Switch>
      <Route path={patterns.home} component={HomeScreen} />
      <Route path={patterns.tournaments} component={TournamentsScreen} />
      <Route path={patterns.tournament} component={TournamentScreen} />
      <Route path={patterns.rules} component={RulesScreen} />
      <Route component={OtherScreens} />
    </Switch>
  );
}
