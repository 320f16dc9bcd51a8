import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { patterns } from '../lib/paths.ts';
import { HomeScreen } from '../routes/HomeScreen.tsx';
import { RulesScreen } from '../routes/RulesScreen.tsx';
import { TournamentScreen } from '../routes/TournamentScreen.tsx';
import { TournamentsScreen } from '../routes/TournamentsScreen.tsx';

const ChooseRegistrationScreen = lazy(() => import('../routes/ChooseRegistrationScreen.tsx'));
const RegisterScreen = lazy(() => import('../routes/RegisterScreen.tsx'));
const RegisterByQueryScreen = lazy(() => import('../routes/RegisterByQueryScreen.tsx'));
const HistoryScreen = lazy(() => import('../routes/HistoryScreen.tsx'));
const PublicFormScreen = lazy(() => import('../routes/PublicFormScreen.tsx'));
const NotFoundScreen = lazy(() => import('../routes/NotFoundScreen.tsx'));

/** Every screen by its address. What is read before registering comes with the page, the rest when it is needed. */
export function Screens() {
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
      <Route component={NotFoundScreen} />
    </Switch>
  );
}
