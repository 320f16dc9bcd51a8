/** The addresses of the organisers' desk, apart from the visitors', who don't load them: patterns for the router. */
export const deskPatterns = {
  tournaments: '/admin/tournaments',
  /** Before `tournament`, whose pattern it meets too. */
  newTournament: '/admin/tournaments/new',
  tournament: '/admin/tournaments/:id',
  history: '/admin/tournaments/:id/history',
  questions: '/admin/questions',
  /** Before `question`, as with tournaments. */
  newQuestion: '/admin/questions/new',
  question: '/admin/questions/:id',
  forms: '/admin/forms',
  /** Before `form`, as with tournaments. */
  newForm: '/admin/forms/new',
  form: '/admin/forms/:id',
  responses: '/admin/forms/:id/responses',
  registrations: '/admin/registrations/:tournamentId?',
  competition: '/admin/competition/:tournamentId',
  people: '/admin/people',
  statistics: '/admin/statistics',
  hidden: '/admin/players',
  match: '/admin/competition/:tournamentId/match/:matchId',
} as const;

/** The same for links. */
export const deskPaths = {
  tournaments: () => deskPatterns.tournaments,
  newTournament: () => deskPatterns.newTournament,
  tournament: (id: string) => `/admin/tournaments/${encodeURIComponent(id)}`,
  history: (id: string) => `/admin/tournaments/${encodeURIComponent(id)}/history`,
  questions: () => deskPatterns.questions,
  newQuestion: () => deskPatterns.newQuestion,
  question: (id: string) => `/admin/questions/${encodeURIComponent(id)}`,
  forms: () => deskPatterns.forms,
  newForm: () => deskPatterns.newForm,
  form: (id: string) => `/admin/forms/${encodeURIComponent(id)}`,
  responses: (id: string) => `/admin/forms/${encodeURIComponent(id)}/responses`,
  /** Of one tournament, or of all. */
  registrations: (tournamentId?: string) =>
    tournamentId === undefined ? '/admin/registrations' : `/admin/registrations/${encodeURIComponent(tournamentId)}`,
  people: () => deskPatterns.people,
  statistics: () => deskPatterns.statistics,
  hidden: () => deskPatterns.hidden,
} as const;
