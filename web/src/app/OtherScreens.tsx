import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import Footer from '../features/shell/Footer.tsx';
import { FooterContext } from '../features/shell/footer-context.tsx';
import { deskPatterns } from '../lib/desk-paths.ts';
import { patterns } from '../lib/paths.ts';
import { GUARDIAN, PLACE, TEAM } from '../lib/place-path.ts';
import NotFoundScreen from '../routes/NotFoundScreen.tsx';
import { loadRegister } from './load-register.ts';

const RegisterScreen = lazy(loadRegister);
const ChooseRegistrationScreen = lazy(() => import('../routes/ChooseRegistrationScreen.tsx'));
const PublicFormScreen = lazy(() => import('../routes/PublicFormScreen.tsx'));
const PlaceScreen = lazy(() => import('../routes/PlaceScreen.tsx'));
const GuardianScreen = lazy(() => import('../routes/GuardianScreen.tsx'));
const StreamScreen = lazy(() => import('../routes/StreamScreen.tsx'));
const LoginScreen = lazy(() => import('../routes/LoginScreen.tsx'));
const AdminScreen = lazy(() => import('../routes/AdminScreen.tsx'));
const DeskTournamentsScreen = lazy(() => import('../routes/DeskTournamentsScreen.tsx'));
const DeskTournamentScreen = lazy(() => import('../routes/DeskTournamentScreen.tsx'));
const DeskHistoryScreen = lazy(() => import('../routes/DeskHistoryScreen.tsx'));
const DeskQuestionsScreen = lazy(() => import('../routes/DeskQuestionsScreen.tsx'));
const DeskQuestionScreen = lazy(() => import('../routes/DeskQuestionScreen.tsx'));
const DeskFormsScreen = lazy(() => import('../routes/DeskFormsScreen.tsx'));
const DeskFormScreen = lazy(() => import('../routes/DeskFormScreen.tsx'));
const DeskResponsesScreen = lazy(() => import('../routes/DeskResponsesScreen.tsx'));
const DeskRegistrationsScreen = lazy(() => import('../routes/DeskRegistrationsScreen.tsx'));
const DeskCompetitionScreen = lazy(() => import('../routes/DeskCompetitionScreen.tsx'));
const DeskPeopleScreen = lazy(() => import('../routes/DeskPeopleScreen.tsx'));
const DeskHiddenScreen = lazy(() => import('../routes/DeskHiddenScreen.tsx'));
const DeskMatchScreen = lazy(() => import('../routes/DeskMatchScreen.tsx'));
const DeskStatisticsScreen = lazy(() => import('../routes/DeskStatisticsScreen.tsx'));
// A built site has no such screen.
const DesignSystemScreen = import.meta.env.DEV ? lazy(() => import('../routes/DesignSystemScreen.tsx')) : null;

/** The screens that aren't for reading. Apart, so that the pages that are don't carry the list of their files. */
export default function OtherScreens() {
  return (
    <FooterContext value={<Footer />}>
      <Routes>
        <Route path={patterns.chooseRegistration} element={<ChooseRegistrationScreen />} />
        <Route path={patterns.register} element={<RegisterScreen />} />
        <Route path={patterns.form} element={<PublicFormScreen />} />
        <Route path={PLACE} element={<PlaceScreen />} />
        <Route path={TEAM} element={<PlaceScreen />} />
        <Route path={GUARDIAN} element={<GuardianScreen />} />
        <Route path="/overlay/:id" element={<StreamScreen />} />
        <Route path={patterns.login} element={<LoginScreen />} />
        <Route path={patterns.admin} element={<AdminScreen />} />
        <Route path={deskPatterns.tournaments} element={<DeskTournamentsScreen />} />
        <Route path={deskPatterns.newTournament} element={<DeskTournamentScreen />} />
        <Route path={deskPatterns.tournament} element={<DeskTournamentScreen />} />
        <Route path={deskPatterns.history} element={<DeskHistoryScreen />} />
        <Route path={deskPatterns.questions} element={<DeskQuestionsScreen />} />
        <Route path={deskPatterns.newQuestion} element={<DeskQuestionScreen />} />
        <Route path={deskPatterns.question} element={<DeskQuestionScreen />} />
        <Route path={deskPatterns.forms} element={<DeskFormsScreen />} />
        <Route path={deskPatterns.newForm} element={<DeskFormScreen />} />
        <Route path={deskPatterns.form} element={<DeskFormScreen />} />
        <Route path={deskPatterns.responses} element={<DeskResponsesScreen />} />
        <Route path={deskPatterns.registrations} element={<DeskRegistrationsScreen />} />
        <Route path={deskPatterns.competition} element={<DeskCompetitionScreen />} />
        <Route path={deskPatterns.people} element={<DeskPeopleScreen />} />
        <Route path={deskPatterns.hidden} element={<DeskHiddenScreen />} />
        <Route path={deskPatterns.match} element={<DeskMatchScreen />} />
        <Route path={deskPatterns.statistics} element={<DeskStatisticsScreen />} />
        {DesignSystemScreen ? <Route path={patterns.designSystem} element={<DesignSystemScreen />} /> : null}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </FooterContext>
  );
}
