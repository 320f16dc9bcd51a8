import { adminPatterns as admin, movedPatterns as moved } from '#lib/addresses/admin-paths.ts';
import { patterns } from '#lib/addresses/paths.ts';

/** A screen of the admin area, in a chunk of its own. */
interface AdminRoute {
  paths: readonly string[];
  /** Component file in this folder. */
  file: string;
  /** True within a tournament's layout. */
  isOfTournament: boolean;
  /** File name of its page without content, which loads the screen's code. */
  page: `${string}.html`;
  title?: string;
}

const organisers = { isOfTournament: false, page: 'app.html' } as const;
const ofTournament = { ...organisers, isOfTournament: true } as const;

/** The screens of the admin area: the source for its router, the build and the check of `firebase.json`. */
export const adminRoutes: readonly AdminRoute[] = [
  { ...organisers, paths: [patterns.admin], file: 'AdminScreen', page: 'admin.html', title: 'Panel' },
  { ...organisers, paths: [admin.tournaments], file: 'AdminTournamentsScreen' },
  { ...organisers, paths: [admin.newTournament], file: 'AdminNewTournamentScreen' },
  { ...ofTournament, paths: [admin.tournament], file: 'AdminTournamentScreen' },
  { ...ofTournament, paths: [admin.registrationsOf], file: 'AdminTournamentQueueScreen' },
  { ...ofTournament, paths: [admin.competition], file: 'AdminCompetitionScreen' },
  { ...ofTournament, paths: [admin.prizes], file: 'AdminPrizesScreen' },
  { ...ofTournament, paths: [admin.editTournament], file: 'AdminTournamentEditorScreen' },
  { ...ofTournament, paths: [admin.history], file: 'AdminHistoryScreen' },
  { ...organisers, paths: [admin.questions], file: 'AdminQuestionsScreen' },
  { ...organisers, paths: [admin.newQuestion, admin.question], file: 'AdminQuestionScreen' },
  { ...organisers, paths: [admin.forms], file: 'AdminFormsScreen' },
  { ...organisers, paths: [admin.newForm, admin.form], file: 'AdminFormScreen' },
  { ...organisers, paths: [admin.responses], file: 'AdminResponsesScreen' },
  { ...organisers, paths: [admin.registrations], file: 'AdminRegistrationsScreen' },
  { ...organisers, paths: [moved.registrations], file: 'AdminMovedQueueScreen' },
  { ...organisers, paths: [moved.competition, moved.match], file: 'AdminMovedCompetitionScreen' },
  { ...organisers, paths: [admin.match], file: 'AdminMatchScreen' },
  { ...organisers, paths: [admin.people], file: 'AdminPeopleScreen' },
  { ...organisers, paths: [admin.hidden], file: 'AdminHiddenScreen' },
  { ...organisers, paths: [admin.exclusions], file: 'AdminExclusionsScreen' },
  { ...organisers, paths: [admin.webhooks], file: 'AdminWebhooksScreen' },
  { ...organisers, paths: [admin.statistics], file: 'AdminStatisticsScreen' },
];
