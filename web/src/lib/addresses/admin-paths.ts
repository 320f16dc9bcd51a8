import type { PathParam } from 'react-router-dom';
import { paths } from './paths.ts';

/** The addresses of the admin area, apart from the visitors', who don't load them: patterns for the router. */
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

/** Old addresses of what belongs to a tournament: they lead to its page. */
export const movedPatterns = {
  registrations: '/admin/registrations/:id',
  competition: '/admin/competition/:id',
  match: '/admin/competition/:id/match/:matchId',
} as const;

type Patterns = typeof adminPatterns;
export type AdminScreenName = keyof Patterns;
type Parameters<Name extends AdminScreenName> = Record<PathParam<Patterns[Name]>, string | null>;

/**
 * The address of a screen of the admin area, for a link: `adminPath('questions')`, `adminPath('question', { id })`. Not by the
 * router's own function, which visitors would load with the router.
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

/** A part of the admin area, as organisers call it. */
export interface AdminPart {
  label: string;
  /** Its name where there is room for it. */
  title?: string;
  href: string;
  /** Null: every organiser's. */
  screen: AdminScreenName | null;
  /** On the panel it stands with what is set up once. */
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
