import type { PathParam } from 'react-router-dom';
import { paths } from './paths.ts';

/** The addresses of the organisers' desk, apart from the visitors', who don't load them: patterns for the router. */
export const deskPatterns = {
  tournaments: '/admin/tournaments',
  newTournament: '/admin/tournaments/new',
  tournament: '/admin/tournaments/:id',
  history: '/admin/tournaments/:id/history',
  questions: '/admin/questions',
  newQuestion: '/admin/questions/new',
  question: '/admin/questions/:id',
  forms: '/admin/forms',
  newForm: '/admin/forms/new',
  form: '/admin/forms/:id',
  responses: '/admin/forms/:id/responses',
  /** Of one tournament, or of all. */
  registrations: '/admin/registrations/:tournamentId?',
  competition: '/admin/competition/:tournamentId',
  match: '/admin/competition/:tournamentId/match/:matchId',
  people: '/admin/people',
  statistics: '/admin/statistics',
  hidden: '/admin/players',
} as const;

type Patterns = typeof deskPatterns;
type DeskScreen = keyof Patterns;
type Parameters<Name extends DeskScreen> = Record<PathParam<Patterns[Name]>, string | null>;

/**
 * The address of a screen of the desk, for a link: `deskPath('questions')`, `deskPath('question', { id })`. Not by the
 * router's own function, which visitors would load with the router.
 */
export function deskPath<Name extends DeskScreen>(
  name: Name,
  ...parameters: [PathParam<Patterns[Name]>] extends [never] ? [] : [Parameters<Name>]
): string {
  const values = new Map<string, string | null>(Object.entries(parameters[0] ?? {}));
  return deskPatterns[name].replaceAll(/\/:(\w+)\??/g, (_part, parameter: string) => {
    const value = values.get(parameter) ?? null;
    return value === null ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** A part of the desk, as organisers call it. */
export interface DeskPart {
  label: string;
  /** Its name where there is room for it. */
  title?: string;
  href: string;
  /** On the panel it stands with what is set up once. */
  isSetting?: true;
}

/** The desk's menu: its parts in the order they are shown. */
export const deskParts: readonly DeskPart[] = [
  { label: 'Hoy', href: paths.admin() },
  { label: 'Torneos', href: deskPath('tournaments') },
  { label: 'Inscripciones', href: deskPath('registrations', { tournamentId: null }) },
  { label: 'Preguntas', href: deskPath('questions'), isSetting: true },
  { label: 'Formularios', href: deskPath('forms'), isSetting: true },
  { label: 'Equipo', href: deskPath('people'), isSetting: true },
  { label: 'Estadísticas', href: deskPath('statistics') },
  { label: 'Ocultos', title: 'Jugadores ocultos', href: deskPath('hidden'), isSetting: true },
];
