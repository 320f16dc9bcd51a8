import type { PathParam } from 'react-router-dom';

/**
 * The admin area's addresses, as router patterns. Every visitor's router loads them, so permissions and texts are in
 * `lib/calls/admin-screens.ts`.
 */
export const adminPatterns = {
  tournaments: '/admin/tournaments',
  newTournament: '/admin/tournaments/new',
  tournament: '/admin/tournaments/:id',
  registrationsOf: '/admin/tournaments/:id/registrations',
  /** Parts: `table`, `entries`, `plan`; without one the matches. */
  competition: '/admin/tournaments/:id/competition/:part?',
  match: '/admin/tournaments/:id/matches/:matchId',
  prizes: '/admin/tournaments/:id/prizes',
  editTournament: '/admin/tournaments/:id/edit',
  history: '/admin/tournaments/:id/history',
  questions: '/admin/questions',
  newQuestion: '/admin/questions/new',
  question: '/admin/questions/:id',
  forms: '/admin/forms',
  newForm: '/admin/forms/new',
  form: '/admin/forms/:id',
  responses: '/admin/forms/:id/responses',
  registrations: '/admin/registrations',
  people: '/admin/people',
  statistics: '/admin/statistics',
  hidden: '/admin/players',
  exclusions: '/admin/exclusions',
  webhooks: '/admin/channels',
} as const;

/** Former addresses of a tournament's screens; they redirect to its page. */
export const movedPatterns = {
  registrations: '/admin/registrations/:id',
  competition: '/admin/competition/:id',
  match: '/admin/competition/:id/match/:matchId',
} as const;

type Patterns = typeof adminPatterns;
export type AdminScreenName = keyof Patterns;
type Parameters<Name extends AdminScreenName> = Record<PathParam<Patterns[Name]>, string | null>;

/**
 * Builds the address of an admin screen: `adminPath('questions')`, `adminPath('question', { id })`. The router's own
 * function would make visitors load more code.
 */
export function adminPath<Name extends AdminScreenName>(
  name: Name,
  ...parameters: [PathParam<Patterns[Name]>] extends [never] ? [] : [Parameters<Name>]
): string {
  const values = new Map<string, string | null>(Object.entries(parameters[0] ?? {}));
  return adminPatterns[name].replaceAll(/\/:(\w+)\??/g, (_part, parameter: string) => {
    const value = values.get(parameter) ?? null;
    return value === null ? '' : `/${encodeURIComponent(value)}`;
  });
}
