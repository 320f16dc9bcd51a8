/** The site's addresses: router patterns, and functions that build links. */
export const patterns = {
  home: '/',
  tournaments: '/tournaments',
  tournament: '/tournament/:id',
  standings: '/tournament/:id/standings',
  rules: '/tournament-rules/:tournamentId',
  chooseRegistration: '/registration',
  /** Also `/register?tournament={id}`. */
  register: '/register/:tournamentId?',
  history: '/tournament-history',
  historyOf: '/tournament-history/:year',
  player: '/player/:publicId',
  myRegistration: '/mi-lugar',
  team: '/equipo',
  guardian: '/tutor',
  /** Also in functions/src/notices/mail-outbox.ts, which links to it. */
  mailAnswer: '/avisos',
  /** A table as an overlay for streams. */
  stream: '/overlay/:id',
  /** Also `/premios/:year`. */
  prizes: '/premios/:year?',
  /** Without an id the screen shows an error. */
  form: '/form/:formId?',
  login: '/login',
  admin: '/admin',
  /** Overlays open over the current screen. A hash names a part of theirs. */
  terms: '/terminos',
  faq: '/preguntas',
} as const;

/** Query parameter of `/register?tournament={id}`. */
export const TOURNAMENT_PARAMETER = 'tournament';

/** Query parameter of `/mi-lugar?torneo={id}`, which notices open (web/public/notices-worker.js). */
export const NOTICE_PARAMETER = 'torneo';

/** Query parameter of `/tournament-history?apodo={nickname}`. */
export const NICKNAME_PARAMETER = 'apodo';

/** Query parameter of `/admin?correo=verificado`, the return address of verification e-mails. */
export const VERIFIED = { parameter: 'correo', value: 'verificado' } as const;

/** Query parameter of `/login?paso={step}`; without it the sign-in form is shown. */
export const LOGIN_STEP = 'paso';
export type LoginStep = 'enlace' | 'clave' | 'equipo' | 'registro' | 'verificado';

export const paths = {
  home: () => patterns.home,
  tournaments: () => patterns.tournaments,
  tournament: (id: string) => `/tournament/${encodeURIComponent(id)}`,
  standings: (id: string) => `/tournament/${encodeURIComponent(id)}/standings`,
  /** Not a screen: the server renders this file. */
  calendar: (id: string) => `/tournament/${encodeURIComponent(id)}/calendar.ics`,
  rules: (id: string) => `/tournament-rules/${encodeURIComponent(id)}`,
  chooseRegistration: () => patterns.chooseRegistration,
  register: (id: string) => `/register/${encodeURIComponent(id)}`,
  registerByQuery: (id: string) => `/register?${TOURNAMENT_PARAMETER}=${encodeURIComponent(id)}`,
  history: () => patterns.history,
  historyOf: (year: string) => `${patterns.history}/${encodeURIComponent(year)}`,
  prizes: () => '/premios',
  prizesOf: (year: string) => `/premios/${encodeURIComponent(year)}`,
  player: (publicId: string) => `/player/${encodeURIComponent(publicId)}`,
  /** A table as an overlay for streams. */
  stream: (id: string) => `/overlay/${encodeURIComponent(id)}`,
  form: (id: string) => `/form/${encodeURIComponent(id)}`,
  login: (step?: LoginStep) => (step ? `${patterns.login}?${LOGIN_STEP}=${step}` : patterns.login),
  admin: () => patterns.admin,
  terms: (section?: string) => (section ? `${patterns.terms}#${section}` : patterns.terms),
  faq: (question?: string) => (question ? `${patterns.faq}#${question}` : patterns.faq),
} as const;

/** Id of the inert element with the page's data. */
export const PAGE_DATA = 'page-data';
