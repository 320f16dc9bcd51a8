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
  /** Overlays: they open over the screen one is on. A part of theirs is named by the hash. */
  terms: '/terminos',
  faq: '/preguntas',
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
  terms: (section?: string) => (section ? `${patterns.terms}#${section}` : patterns.terms),
  faq: (question?: string) => (question ? `${patterns.faq}#${question}` : patterns.faq),
} as const;
