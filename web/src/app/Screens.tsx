import { lazy, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { patterns } from '../lib/paths.ts';
import { loadAhead, onTheWay } from './ahead.ts';

const HomeScreen = lazy(onTheWay.home);
const TournamentsScreen = lazy(onTheWay.tournaments);
const TournamentScreen = lazy(onTheWay.tournament);
const RulesScreen = lazy(onTheWay.rules);
const RegisterScreen = lazy(onTheWay.register);
const ChooseRegistrationScreen = lazy(() => import('../routes/ChooseRegistrationScreen.tsx'));
const RegisterByQueryScreen = lazy(() => import('../routes/RegisterByQueryScreen.tsx'));
const HistoryScreen = lazy(() => import('../routes/HistoryScreen.tsx'));
const PublicFormScreen = lazy(() => import('../routes/PublicFormScreen.tsx'));
const LoginScreen = lazy(() => import('../routes/LoginScreen.tsx'));
const AdminScreen = lazy(() => import('../routes/AdminScreen.tsx'));
const DeskTournamentsScreen = lazy(() => import('../routes/DeskTournamentsScreen.tsx'));
const DeskTournamentScreen = lazy(() => import('../routes/DeskTournamentScreen.tsx'));
// A built site has no such screen.
const DesignSystemScreen = import.meta.env.DEV ? lazy(() => import('../routes/DesignSystemScreen.tsx')) : null;
const NotFoundScreen = lazy(() => import('../routes/NotFoundScreen.tsx'));

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
      <Route path={patterns.chooseRegistration} component={ChooseRegistrationScreen} />
      <Route path={patterns.registerByQuery} component={RegisterByQueryScreen} />
      <Route path={patterns.register} component={RegisterScreen} />
      <Route path={patterns.history} component={HistoryScreen} />
      <Route path={patterns.form} component={PublicFormScreen} />
      <Route path={patterns.login} component={LoginScreen} />
      <Route path={patterns.admin} component={AdminScreen} />
      <Route path={patterns.deskTournaments} component={DeskTournamentsScreen} />
      <Route path={patterns.deskNewTournament} component={DeskTournamentScreen} />
      <Route path={patterns.deskTournament} component={DeskTournamentScreen} />
      {DesignSystemScreen ? <Route path={patterns.designSystem} component={DesignSystemScreen} /> : null}
      <Route component={NotFoundScreen} />
    </Switch>
  );
}
