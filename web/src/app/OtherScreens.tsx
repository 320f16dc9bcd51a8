import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { patterns } from '../lib/paths.ts';
import NotFoundScreen from '../routes/NotFoundScreen.tsx';
import { loadRegister } from './load-register.ts';

const RegisterScreen = lazy(loadRegister);
const ChooseRegistrationScreen = lazy(() => import('../routes/ChooseRegistrationScreen.tsx'));
const RegisterByQueryScreen = lazy(() => import('../routes/RegisterByQueryScreen.tsx'));
const HistoryScreen = lazy(() => import('../routes/HistoryScreen.tsx'));
const PublicFormScreen = lazy(() => import('../routes/PublicFormScreen.tsx'));
const LoginScreen = lazy(() => import('../routes/LoginScreen.tsx'));
const AdminScreen = lazy(() => import('../routes/AdminScreen.tsx'));
const DeskTournamentsScreen = lazy(() => import('../routes/DeskTournamentsScreen.tsx'));
const DeskTournamentScreen = lazy(() => import('../routes/DeskTournamentScreen.tsx'));
const DeskQuestionsScreen = lazy(() => import('../routes/DeskQuestionsScreen.tsx'));
const DeskQuestionScreen = lazy(() => import('../routes/DeskQuestionScreen.tsx'));
const DeskFormsScreen = lazy(() => import('../routes/DeskFormsScreen.tsx'));
const DeskFormScreen = lazy(() => import('../routes/DeskFormScreen.tsx'));
const DeskResponsesScreen = lazy(() => import('../routes/DeskResponsesScreen.tsx'));
const DeskRegistrationsScreen = lazy(() => import('../routes/DeskRegistrationsScreen.tsx'));
const DeskPeopleScreen = lazy(() => import('../routes/DeskPeopleScreen.tsx'));
const DeskStatisticsScreen = lazy(() => import('../routes/DeskStatisticsScreen.tsx'));
// A built site has no such screen.
const DesignSystemScreen = import.meta.env.DEV ? lazy(() => import('../routes/DesignSystemScreen.tsx')) : null;

/** The screens that aren't for reading. Apart, so that the pages that are don't carry the list of their files. */
export default function OtherScreens() {
  return (
    <Switch>
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
      <Route path={patterns.deskQuestions} component={DeskQuestionsScreen} />
      <Route path={patterns.deskNewQuestion} component={DeskQuestionScreen} />
      <Route path={patterns.deskQuestion} component={DeskQuestionScreen} />
      <Route path={patterns.deskForms} component={DeskFormsScreen} />
      <Route path={patterns.deskNewForm} component={DeskFormScreen} />
      <Route path={patterns.deskForm} component={DeskFormScreen} />
      <Route path={patterns.deskResponses} component={DeskResponsesScreen} />
      <Route path={patterns.deskRegistrations} component={DeskRegistrationsScreen} />
      <Route path={patterns.deskPeople} component={DeskPeopleScreen} />
      <Route path={patterns.deskStatistics} component={DeskStatisticsScreen} />
      {DesignSystemScreen ? <Route path={patterns.designSystem} component={DesignSystemScreen} /> : null}
      <Route component={NotFoundScreen} />
    </Switch>
  );
}
