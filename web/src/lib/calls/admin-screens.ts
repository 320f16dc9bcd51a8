import type { Permission } from '@arena/domain';
import { type AdminScreenName, adminPatterns } from '../addresses/admin-paths.ts';
import { mayCall } from './authorized-call.ts';

interface AdminScreen {
  /** Without it the screen is neither offered nor shown. */
  permission: Permission;
  menu?: MenuLink;
}

/** A link to a screen in the admin area's menu. */
interface MenuLink {
  label: string;
  /** Longer name, if there is space. */
  title?: string;
  /** Its card on the panel; without one the panel lists the link under settings. */
  card?: { title: string; text: string };
  /** Its card's text for roles that only look at the screen. */
  limitedText?: string;
}

/** A link of the menu with its address. */
export interface AdminPart extends MenuLink {
  href: string;
}

/** The screens of the admin area, in the order of the menu; narrower addresses come before wider ones. */
const screens: Readonly<Record<AdminScreenName, AdminScreen>> = {
  tournaments: {
    permission: 'view_tournaments',
    menu: {
      label: 'Torneos',
      card: { title: 'Gestión de torneos', text: 'Crear, publicar y cerrar torneos.' },
      limitedText: 'Cada torneo, con lo que abre tu rol.',
    },
  },
  newTournament: { permission: 'manage_tournaments' },
  tournament: { permission: 'view_tournaments' },
  registrationsOf: { permission: 'manage_registrations' },
  competition: { permission: 'enter_results' },
  match: { permission: 'enter_results' },
  prizes: { permission: 'manage_competition' },
  editTournament: { permission: 'manage_tournaments' },
  history: { permission: 'manage_tournaments' },
  registrations: {
    permission: 'manage_registrations',
    menu: {
      label: 'Inscripciones',
      card: { title: 'Gestión de jugadores', text: 'Aprobar o rechazar inscripciones.' },
    },
  },
  questions: { permission: 'manage_questions', menu: { label: 'Preguntas' } },
  newQuestion: { permission: 'manage_questions' },
  question: { permission: 'manage_questions' },
  forms: { permission: 'manage_questions', menu: { label: 'Formularios' } },
  newForm: { permission: 'manage_questions' },
  form: { permission: 'manage_questions' },
  responses: { permission: 'manage_questions' },
  people: { permission: 'manage_admins', menu: { label: 'Equipo' } },
  webhooks: { permission: 'manage_tournaments', menu: { label: 'Canales' } },
  statistics: {
    permission: 'view_statistics',
    menu: {
      label: 'Estadísticas',
      card: { title: 'Estadísticas', text: 'Cuántos se inscriben y cuántos juegan.' },
    },
  },
  hidden: { permission: 'hide_players', menu: { label: 'Jugadores ocultos' } },
  exclusions: { permission: 'exclude_players', menu: { label: 'Excluidos', title: 'Jugadores excluidos' } },
};

const isScreen = (name: string): name is AdminScreenName => Object.hasOwn(adminPatterns, name);

/** The names of the screens, in the order of the menu. */
export const screenNames: readonly AdminScreenName[] = Object.keys(screens).filter(isScreen);

/** True if the organiser's role may open the screen. */
export function mayOpen(screen: AdminScreenName): boolean {
  return mayCall(screens[screen].permission);
}

/** Returns the menu's links to the screens that the organiser's role may open. */
export function ownParts(): AdminPart[] {
  return screenNames.filter(mayOpen).flatMap((name) => {
    const { menu } = screens[name];
    return menu ? [{ ...menu, href: adminPatterns[name] }] : [];
  });
}
