import { adminPatterns } from '#lib/addresses/admin-paths.ts';
import { patterns } from '#lib/addresses/paths.ts';
import type { AdminPage, BrowserRoute } from './page.ts';

/** The screens that the browser renders. */
export const browserRoutes: readonly BrowserRoute[] = [
  {
    paths: [patterns.team],
    file: 'public/MyRegistrationScreen',
    frame: 'site',
    page: 'my-registration.html',
    offline: true,
    title: 'Mi lugar',
  },
  {
    paths: [patterns.guardian],
    file: 'public/GuardianScreen',
    frame: 'site',
    page: 'guardian.html',
    offline: false,
    title: 'Permiso de un adulto',
  },
  {
    paths: [patterns.mailAnswer],
    file: 'public/MailAnswerScreen',
    frame: 'site',
    page: 'app.html',
    offline: false,
    title: 'Avisos por correo',
  },
  { paths: [patterns.stream], file: 'public/StreamScreen', frame: 'none', page: 'app.html', offline: false },
  {
    paths: [patterns.login],
    file: 'public/LoginScreen',
    frame: 'site',
    page: 'login.html',
    offline: false,
    title: 'Iniciar sesión',
  },
  /** The admin area routes its own screens (`admin/admin-routes.tsx`). */
  { paths: [`${patterns.admin}/*`], file: 'admin/AdminArea', frame: 'admin', page: 'app.html', offline: false },
];

/** The admin area's screens whose page loads their code ahead. The others begin from the common page. */
export const adminPages: readonly AdminPage[] = [
  { paths: [patterns.admin], modules: ['pages/admin/PanelScreen'], page: 'admin.html', title: 'Panel' },
  {
    paths: [adminPatterns.registrationsOf],
    modules: ['features/admin/registrations/RegistrationQueue'],
    page: 'admin-queue.html',
  },
  {
    paths: [adminPatterns.competition],
    modules: ['features/admin/competition/CompetitionAdmin'],
    page: 'admin-competition.html',
  },
  { paths: [adminPatterns.match], modules: ['features/admin/results/MatchResult'], page: 'admin-match.html' },
];
