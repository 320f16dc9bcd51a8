import type { ActiveQuestion, PublicTournament, Tournament } from '@arena/domain';
import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { adminPatterns as admin, adminPath, movedPatterns as moved } from '#lib/addresses/admin-paths.ts';
import { patterns } from '#lib/addresses/paths.ts';
import { RouteFiles, type RouteModule } from '#lib/page/served-route-files.ts';
import { TournamentCard } from '../../features/tournaments/card/TournamentCard.tsx';
import { SeatsRing } from '../../features/tournaments/card/TournamentParts.tsx';
import {
  AdminScreen,
  MatchFrame,
  MovedCompetition,
  MovedQueue,
  type ScreenFrame,
  type ShownScreen,
} from './AdminScreen.tsx';

/** A screen of the admin area, in a chunk of its own. */
interface AdminRoute {
  paths: readonly [string, ...string[]];
  /** True within a tournament's layout. */
  isOfTournament: boolean;
  load(): Promise<RouteModule>;
}

/** Beside a tournament's screens there is its layout; the others have a frame of their own. */
export const adminRoutes: readonly AdminRoute[] = [
  route(
    [patterns.admin],
    null,
    () => import('./PanelScreen.tsx'),
    ({ PanelScreen }, { organiser }) => <PanelScreen organiser={organiser} />,
  ),
  route(
    [admin.tournaments],
    { title: 'Gestión de torneos', add: { to: 'newTournament', label: 'Nuevo torneo' } },
    () => import('../../features/admin/tournaments/list/TournamentList.tsx'),
    ({ TournamentList }) => <TournamentList ring={ringOf} />,
  ),
  route(
    [admin.newTournament],
    { title: 'Nuevo torneo', back: { href: adminPath('tournaments'), label: 'Torneos' } },
    loadTournamentEditor,
    (Editor) => <Editor id={null} />,
  ),
  ofTournament(
    admin.tournament,
    () => import('../../features/admin/tournaments/page/AdminTournamentSummary.tsx'),
    ({ AdminTournamentSummary }, { id }) => <AdminTournamentSummary id={id} ring={ringOf} />,
  ),
  ofTournament(admin.registrationsOf, loadQueue, ({ RegistrationQueue }, { organiser, id }) => (
    <RegistrationQueue organiser={organiser} tournamentId={id} />
  )),
  ofTournament(admin.competition, loadCompetition, ({ CompetitionAdmin }, { organiser, id, part }) => (
    <CompetitionAdmin organiser={organiser} tournamentId={id} part={part ?? 'matches'} />
  )),
  ofTournament(admin.prizes, loadCompetition, ({ CompetitionAdmin }, { organiser, id }) => (
    <CompetitionAdmin organiser={organiser} tournamentId={id} part="prizes" />
  )),
  ofTournament(admin.editTournament, loadTournamentEditor, (Editor, { id }) => <Editor id={id} />),
  ofTournament(
    admin.history,
    () => import('../../features/admin/people/AuditLog.tsx'),
    ({ TournamentLog }, { id }) => <TournamentLog tournamentId={id} />,
  ),
  route(
    [admin.questions],
    { title: 'Preguntas', add: { to: 'newQuestion', label: 'Nueva pregunta' } },
    () => Promise.all([import('../../features/admin/questions/list/QuestionList.tsx'), loadRegistrationPreview()]),
    ([{ QuestionList }, preview]) => <QuestionList form={preview} />,
  ),
  route(
    [admin.newQuestion, admin.question],
    {
      title: (id) => (id === '' ? 'Nueva pregunta' : 'Editar pregunta'),
      back: { href: adminPath('questions'), label: 'Preguntas' },
    },
    () => Promise.all([import('../../features/admin/questions/editor/QuestionEditor.tsx'), loadRegistrationPreview()]),
    ([{ QuestionEditor }, preview], { id }) => <QuestionEditor key={id} id={id || null} form={preview} />,
  ),
  route(
    [admin.forms],
    { title: 'Formularios', add: { to: 'newForm', label: 'Nuevo formulario' } },
    () => import('../../features/admin/forms/list/FormList.tsx'),
    ({ FormList }) => <FormList />,
  ),
  route(
    [admin.newForm, admin.form],
    {
      title: (id) => (id === '' ? 'Nuevo formulario' : 'Editar formulario'),
      back: { href: adminPath('forms'), label: 'Formularios' },
    },
    () => Promise.all([import('../../features/admin/forms/builder/FormEditor.tsx'), import('./FormPreview.tsx')]),
    ([{ FormEditor }, { FormPreview }], { id }) => (
      <FormEditor key={id} id={id || null} view={(form) => <FormPreview form={form} />} />
    ),
  ),
  route(
    [admin.responses],
    { title: 'Respuestas', back: { href: adminPath('forms'), label: 'Formularios' } },
    () => import('../../features/admin/forms/responses/Responses.tsx'),
    ({ Responses }, { id }) => <Responses key={id} id={id} />,
  ),
  route([admin.registrations], { title: 'Inscripciones' }, loadQueue, ({ RegistrationQueue }, { organiser }) => (
    <RegistrationQueue organiser={organiser} tournamentId={null} />
  )),
  { paths: [moved.registrations], isOfTournament: false, load: async () => ({ default: MovedQueue }) },
  {
    paths: [moved.competition, moved.match],
    isOfTournament: false,
    load: async () => ({ default: MovedCompetition }),
  },
  route(
    [admin.match],
    null,
    () =>
      Promise.all([import('../../features/admin/results/MatchResult.tsx'), import('#lib/query/competition-query.ts')]),
    ([{ MatchResult }, { competitionQuery }], { organiser, id, matchId }) => (
      <MatchFrame query={competitionQuery(organiser, id)} id={id} matchId={matchId}>
        <MatchResult key={`${id}/${matchId}`} organiser={organiser} place={{ tournamentId: id, matchId }} />
      </MatchFrame>
    ),
  ),
  route(
    [admin.people],
    { title: 'Equipo' },
    () => import('../../features/admin/people/People.tsx'),
    ({ People }, { organiser }) => <People organiser={organiser} />,
  ),
  route(
    [admin.hidden],
    { title: 'Jugadores ocultos' },
    () => import('../../features/admin/hidden/Hidden.tsx'),
    ({ Hidden }) => <Hidden />,
  ),
  route(
    [admin.exclusions],
    { title: 'Jugadores excluidos' },
    () => import('../../features/admin/exclusions/Exclusions.tsx'),
    ({ Exclusions }) => <Exclusions />,
  ),
  route(
    [admin.webhooks],
    { title: 'Canales' },
    () => import('../../features/admin/webhooks/Webhooks.tsx'),
    ({ Webhooks }, { organiser: { uid } }) => <Webhooks uid={uid} />,
  ),
  route(
    [admin.statistics],
    { title: 'Estadísticas' },
    () => import('../../features/admin/statistics/StatisticsAdmin.tsx'),
    ({ StatisticsAdmin }, { organiser: { permissions } }) => <StatisticsAdmin permissions={permissions} />,
  ),
];

/** Files by the first path of their route. */
export const adminFiles = new RouteFiles((path) => adminRoutes.find(({ paths: [first] }) => first === path)?.load);

/** Loads the code of the screen at an address of the admin area. */
export async function loadAdminScreen(pathname: string): Promise<void> {
  const route = adminRoutes.find((each) => each.paths.some((path) => matchPath(path, pathname) !== null));
  if (route !== undefined) await adminFiles.load(route.paths[0]);
}

function loadQueue() {
  return import('../../features/admin/registrations/RegistrationQueue.tsx');
}

function loadCompetition() {
  return import('../../features/admin/competition/CompetitionAdmin.tsx');
}

/** Loads the editor with previews of a tournament's card and detail. */
async function loadTournamentEditor() {
  const [{ TournamentEditor }, { TournamentDetail }] = await Promise.all([
    import('../../features/admin/tournaments/TournamentEditor.tsx'),
    import('../../features/tournaments/detail/TournamentDetail.tsx'),
  ]);
  const views = {
    card: (tournament: PublicTournament) => <TournamentCard tournament={tournament} />,
    detail: (tournament: PublicTournament) => <TournamentDetail tournament={tournament} />,
  };
  return ({ id }: { id: string | null }) => <TournamentEditor id={id} views={views} />;
}

/** Loads the registration form as players see it, without a tournament. */
async function loadRegistrationPreview() {
  const { RegistrationForm } = await import('../../features/registration/RegistrationForm.tsx');
  return (questions: readonly ActiveQuestion[]) => (
    <RegistrationForm
      tournament={{ id: 'preview', teamSize: 1, waitingList: 'off', asksNickname: false, guardianConsent: false }}
      joinsLine={false}
      questions={questions}
      fillsIn={false}
      invitation=""
      sending={{ requestId: 'preview', link: '', outgoing: null, isBehind: false, setBehind: () => undefined }}
      onForgotten={() => undefined}
      onOthersAsked={() => undefined}
      onRegistered={() => undefined}
    />
  );
}

function ringOf(tournament: Tournament) {
  return <SeatsRing tournament={tournament} captioned />;
}

function route<Module>(
  paths: AdminRoute['paths'],
  frame: ScreenFrame | null,
  load: () => Promise<Module>,
  show: (module: Module, shown: ShownScreen) => ReactNode,
): AdminRoute {
  return {
    paths,
    isOfTournament: false,
    load: async () => {
      const module = await load();
      return { default: () => <AdminScreen frame={frame} show={(shown) => show(module, shown)} /> };
    },
  };
}

function ofTournament<Module>(
  path: string,
  load: () => Promise<Module>,
  show: (module: Module, shown: ShownScreen) => ReactNode,
): AdminRoute {
  return { ...route([path], null, load, show), isOfTournament: true };
}
