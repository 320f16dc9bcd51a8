import type { Permission } from '@arena/domain';
import { type AdminPart, type AdminScreenName, adminParts } from '../addresses/admin-paths.ts';
import { mayCall } from './authorized-call.ts';

/** Permission needed for each admin screen; without it the screen is neither offered nor shown. */
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

/** True if the organiser's role may open the screen. */
export function mayOpen(screen: AdminScreenName): boolean {
  return mayCall(needed[screen]);
}

/** Returns the parts of the menu that the organiser's role may open. */
export function ownParts(): readonly AdminPart[] {
  return adminParts.filter(({ screen }) => screen === null || mayOpen(screen));
}
