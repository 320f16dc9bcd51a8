/** The addresses of the site (specification, section 2): patterns for the router, makers for links. */
export const patterns = {
  home: '/',
  tournaments: '/tournaments',
  tournament: '/tournament/:id',
  rules: '/tournament-rules/:tournamentId',
  chooseRegistration: '/registration',
  registerByQuery: '/register',
  register: '/register/:tournamentId',
  history: '/tournament-history',
  /** Without an id the screen says so. */
  form: '/form/:formId?',
} as const;

/** Query parameter of `/register?tournament={id}`. */
export const TOURNAMENT_PARAMETER = 'tournament';

export const paths = {
  home: () => patterns.home,
  tournaments: () => patterns.tournaments,
  tournament: (id: string) => `/tournament/${encodeURIComponent(id)}`,
  rules: (id: string) => `/tournament-rules/${encodeURIComponent(id)}`,
  chooseRegistration: () => patterns.chooseRegistration,
  register: (id: string) => `/register/${encodeURIComponent(id)}`,
  registerByQuery: (id: string) => `/register?${TOURNAMENT_PARAMETER}=${encodeURIComponent(id)}`,
  history: () => patterns.history,
} as const;
