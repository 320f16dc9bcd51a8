import type { Permission } from '@arena/domain';
import { type AdminPart, type AdminScreenName, adminParts } from '../addresses/admin-paths.ts';
import { mayCall } from './authorized-call.ts';

/** The permission that each screen of the admin area is about; without it the screen isn't offered or shown. */
const needed: Readonly<Record<AdminScreenName, Permission>> = {
  tournaments: 'view_tournaments',
  newTournament: 'manage_tournaments',
  tournament: 'view_tournaments',
  registrationsOf: 'manage_registrations',
  competition: 'enter_results',
  match: 'enter_results',
  prizes: 'manage_competition',
  editTournament: 'manage_tournaments',
  history: 'manage_tournaments',
  questions: 'manage_questions',
  newQuestion: 'manage_questions',
  question: 'manage_questions',
  forms: 'manage_questions',
  newForm: 'manage_questions',
  form: 'manage_questions',
  responses: 'manage_questions',
  registrations: 'manage_registrations',
  people: 'manage_admins',
  statistics: 'view_statistics',
  hidden: 'hide_players',
  webhooks: 'manage_tournaments',
};

/** True if the signed-in organiser's role has the screen. */
export function mayOpen(screen: AdminScreenName): boolean {
  return mayCall(needed[screen]);
}

/** The parts of the menu that their role has. */
export function ownParts(): readonly AdminPart[] {
  return adminParts.filter(({ screen }) => screen === null || mayOpen(screen));
}
