import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { deskPatterns } from '../lib/desk-paths.ts';
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
      <Route path={deskPatterns.tournaments} component={DeskTournamentsScreen} />
      <Route path={deskPatterns.newTournament} component={DeskTournamentScreen} />
      <Route path={deskPatterns.tournament} component={DeskTournamentScreen} />
      <Route path={deskPatterns.questions} component={DeskQuestionsScreen} />
      <Route path={deskPatterns.newQuestion} component={DeskQuestionScreen} />
      <Route path={deskPatterns.question} component={DeskQuestionScreen} />
      <Route path={deskPatterns.forms} component={DeskFormsScreen} />
      <Route path={deskPatterns.newForm} component={DeskFormScreen} />
      <Route path={deskPatterns.form} component={DeskFormScreen} />
      <Route path={deskPatterns.responses} component={DeskResponsesScreen} />
      <Route path={deskPatterns.registrations} component={DeskRegistrationsScreen} />
      <Route path={deskPatterns.people} component={DeskPeopleScreen} />
      <Route path={deskPatterns.statistics} component={DeskStatisticsScreen} />
      {DesignSystemScreen ? <Route path={patterns.designSystem} component={DesignSystemScreen} /> : null}
      <Route component={NotFoundScreen} />
    </Switch>
  );
}
