import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import Footer from '../features/shell/Footer.tsx';
import { FooterContext } from '../features/shell/footer-context.ts';
import { deskPatterns as desk } from '../lib/addresses/desk-paths.ts';
import { patterns } from '../lib/addresses/paths.ts';
import { GUARDIAN, PLACE, TEAM } from '../lib/addresses/place-path.ts';
import { lazyPart } from '../lib/page/part.ts';
import NotFoundScreen from '../routes/reading/NotFoundScreen.tsx';
import { loadRegister } from './load-register.ts';

interface ScreenEntry {
  paths: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
}

const visitors: readonly ScreenEntry[] = [
  { paths: [patterns.chooseRegistration], load: () => import('../routes/ChooseRegistrationScreen.tsx') },
  { paths: [patterns.register], load: loadRegister },
  { paths: [patterns.form], load: () => import('../routes/PublicFormScreen.tsx') },
  { paths: [PLACE, TEAM], load: () => import('../routes/PlaceScreen.tsx') },
  { paths: [GUARDIAN], load: () => import('../routes/GuardianScreen.tsx') },
  { paths: ['/overlay/:id'], load: () => import('../routes/StreamScreen.tsx') },
  { paths: [patterns.login], load: () => import('../routes/LoginScreen.tsx') },
];

const organisers: readonly ScreenEntry[] = [
  { paths: [patterns.admin], load: () => import('../routes/desk/AdminScreen.tsx') },
  { paths: [desk.tournaments], load: () => import('../routes/desk/DeskTournamentsScreen.tsx') },
  { paths: [desk.newTournament, desk.tournament], load: () => import('../routes/desk/DeskTournamentScreen.tsx') },
  { paths: [desk.history], load: () => import('../routes/desk/DeskHistoryScreen.tsx') },
  { paths: [desk.questions], load: () => import('../routes/desk/DeskQuestionsScreen.tsx') },
  { paths: [desk.newQuestion, desk.question], load: () => import('../routes/desk/DeskQuestionScreen.tsx') },
  { paths: [desk.forms], load: () => import('../routes/desk/DeskFormsScreen.tsx') },
  { paths: [desk.newForm, desk.form], load: () => import('../routes/desk/DeskFormScreen.tsx') },
  { paths: [desk.responses], load: () => import('../routes/desk/DeskResponsesScreen.tsx') },
  { paths: [desk.registrations], load: () => import('../routes/desk/DeskRegistrationsScreen.tsx') },
  { paths: [desk.competition], load: () => import('../routes/desk/DeskCompetitionScreen.tsx') },
  { paths: [desk.match], load: () => import('../routes/desk/DeskMatchScreen.tsx') },
  { paths: [desk.people], load: () => import('../routes/desk/DeskPeopleScreen.tsx') },
  { paths: [desk.hidden], load: () => import('../routes/desk/DeskHiddenScreen.tsx') },
  { paths: [desk.statistics], load: () => import('../routes/desk/DeskStatisticsScreen.tsx') },
];

const screens = [...visitors, ...organisers].flatMap(({ paths, load }) => {
  const Screen = lazyPart(load);
  return paths.map((path) => ({ path, element: <Screen /> }));
});

/** The screens that aren't for reading. Apart, so that the pages that are don't carry the list of their files. */
export default function OtherScreens() {
  return (
    <FooterContext value={<Footer />}>
      <Routes>
        {screens.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </FooterContext>
  );
}
