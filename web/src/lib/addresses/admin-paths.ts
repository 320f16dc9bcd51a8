import type { PathParam } from 'react-router-dom';
import { paths } from './paths.ts';

/** The admin area's addresses, as router patterns. In a file of their own, so that visitors don't load them. */
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

/** A part of the admin area in the menu. */
export interface AdminPart {
  label: string;
  /** Longer name, if there is space. */
  title?: string;
  href: string;
  /** Null for every organiser. */
  screen: AdminScreenName | null;
  /** True for a part that the panel lists under settings. */
  isSetting?: true;
}

/** The admin area's menu: its parts in the order they are shown. */
export const adminParts: readonly AdminPart[] = [
  { label: 'Hoy', href: paths.admin(), screen: null },
  { label: 'Torneos', href: adminPath('tournaments'), screen: 'tournaments' },
  { label: 'Inscripciones', href: adminPath('registrations'), screen: 'registrations' },
  { label: 'Preguntas', href: adminPath('questions'), screen: 'questions', isSetting: true },
  { label: 'Formularios', href: adminPath('forms'), screen: 'forms', isSetting: true },
  { label: 'Equipo', href: adminPath('people'), screen: 'people', isSetting: true },
  { label: 'Canales', href: adminPath('webhooks'), screen: 'webhooks', isSetting: true },
  { label: 'Estadísticas', href: adminPath('statistics'), screen: 'statistics' },
  { label: 'Ocultos', title: 'Jugadores ocultos', href: adminPath('hidden'), screen: 'hidden', isSetting: true },
];
