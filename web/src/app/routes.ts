import { patterns } from '#lib/addresses/paths.ts';

/** A screen of the site, in a chunk of its own. */
export interface Screen {
  paths: readonly string[];
  /** Component file below `src/routes`. */
  file: string;
  /** Layout: the site's, the same without a footer, or none. */
  frame: 'site' | 'admin' | 'none';
  /** `server`: rendered by the server. A file name: built as a page without content that loads the screen's code. */
  page: 'server' | `${string}.html`;
  /** True if the service worker caches its code. */
  offline: boolean;
  /** Title and description of its page, unless they depend on its content. */
  title?: string;
  description?: string;
  /** True for visitors' reading screens: their scripts have a budget. */
  isReading?: true;
  /** Modules below `src` that the server renders although the browser loads their code after the first paint. */
  below?: readonly string[];
  /** Screens likely to be opened next, the likeliest first. */
  next?: readonly string[];
}

const visitors = { offline: true, page: 'server' } as const;
const past = { file: 'public/HistoryScreen', frame: 'site', below: ['features/history/HistoryPages'] } as const;

/**
 * The visitors' screens by name: the source for the router, server rendering, the build, the service worker, preloading
 * and the check of `firebase.json`. Every visitor loads this table.
 */
export const screens = {
  home: {
    ...visitors,
    paths: [patterns.home],
    file: 'public/HomeScreen',
    frame: 'site',
    isReading: true,
    below: ['features/tournaments/list/LiveNow', 'routes/public/HomeSections'],
    next: ['tournaments', 'tournament', 'rules'],
  },
  tournaments: {
    ...visitors,
    paths: [patterns.tournaments],
    file: 'public/TournamentsScreen',
    frame: 'site',
    title: 'Torneos',
    description: 'Los próximos torneos: fecha, premio, cupos y reglas. Te inscribes sin crear una cuenta.',
    isReading: true,
    next: ['tournament', 'rules', 'home'],
  },
  tournament: {
    ...visitors,
    paths: [patterns.tournament],
    file: 'public/TournamentScreen',
    frame: 'site',
    isReading: true,
    below: ['features/tournaments/detail/TournamentWays'],
    next: ['tournaments', 'rules', 'standings'],
  },
  standings: {
    ...visitors,
    paths: [patterns.standings],
    file: 'public/StandingsScreen',
    frame: 'site',
    isReading: true,
    below: ['features/standings/Standings'],
    next: ['tournament'],
  },
  rules: {
    ...visitors,
    paths: [patterns.rules],
    file: 'public/RulesScreen',
    frame: 'none',
    isReading: true,
    next: ['register'],
  },
  history: {
    ...visitors,
    paths: [patterns.history, patterns.historyOf],
    ...past,
    isReading: true,
  },
  prizes: { ...visitors, ...past, paths: [patterns.prizes] },
  player: { ...visitors, ...past, paths: [patterns.player] },
  choose: {
    ...visitors,
    paths: [patterns.chooseRegistration],
    file: 'public/ChooseRegistrationScreen',
    frame: 'site',
    title: 'Elige tu torneo',
    description: 'Los torneos que reciben inscripciones. No necesitas una cuenta.',
  },
  register: { ...visitors, paths: [patterns.register], file: 'public/RegisterScreen', frame: 'site' },
  form: { ...visitors, paths: [patterns.form], file: 'public/PublicFormScreen', frame: 'none' },
  myRegistration: {
    ...visitors,
    paths: [patterns.myRegistration],
    file: 'public/MyRegistrationScreen',
    frame: 'site',
    title: 'Mi lugar',
    description: 'Cómo va tu inscripción, cuándo juegas y el código de tu sala.',
  },
  team: {
    paths: [patterns.team],
    file: 'public/MyRegistrationScreen',
    frame: 'site',
    page: 'my-registration.html',
    offline: true,
    title: 'Mi lugar',
  },
  guardian: {
    paths: [patterns.guardian],
    file: 'public/GuardianScreen',
    frame: 'site',
    page: 'guardian.html',
    offline: false,
    title: 'Permiso de un adulto',
  },
  mailAnswer: {
    paths: [patterns.mailAnswer],
    file: 'public/MailAnswerScreen',
    frame: 'site',
    page: 'app.html',
    offline: false,
    title: 'Avisos por correo',
  },
  stream: { paths: [patterns.stream], file: 'public/StreamScreen', frame: 'none', page: 'app.html', offline: false },
  login: {
    paths: [patterns.login],
    file: 'public/LoginScreen',
    frame: 'site',
    page: 'login.html',
    offline: false,
    title: 'Iniciar sesión',
  },
  /** The admin area routes its own screens (`routes/admin/admin-routes.ts`). */
  admin: { paths: [`${patterns.admin}/*`], file: 'admin/AdminArea', frame: 'admin', page: 'app.html', offline: false },
  unknown: { ...visitors, paths: ['*'], file: 'public/NotFoundScreen', frame: 'site' },
} as const satisfies Readonly<Record<string, Screen>>;

type ScreenName = keyof typeof screens;

/** Names of the server-rendered screens. */
export type RenderedName = {
  [Name in ScreenName]: (typeof screens)[Name]['page'] extends 'server' ? Name : never;
}[ScreenName];

export const screenList: readonly (Screen & { name: string })[] = Object.entries<Screen>(screens).map(
  ([name, screen]) => ({ ...screen, name }),
);
