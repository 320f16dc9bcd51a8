import { canWait, type PublicTournament, refusalOf } from '@arena/domain';
import { paths, patterns, TOURNAMENT_PARAMETER } from '#lib/addresses/paths.ts';
import { questionsQuery } from '../../features/registration/fields/questions-query.ts';
import type { Address, LoadContext, Route, ServerPage } from '../page.ts';
import { insteadOfTournament, loadTournament, tournamentHead } from '../tournament-head.ts';

export const route: Route = { paths: [patterns.register], file: 'public/RegisterScreen', frame: 'site' };

const idIn = ({ params, query }: Address) => params.tournamentId ?? query.get(TOURNAMENT_PARAMETER) ?? '';

/** Reads the questions of the form, if registration is open. */
async function loadQuestions(tournament: PublicTournament, { source, now, put }: LoadContext): Promise<void> {
  if (refusalOf(tournament, now) !== null && !canWait(tournament, now)) return;
  // Without them the page has a skeleton, and the browser fetches them.
  const questions = await source.questions(tournament.id).catch(() => null);
  if (questions !== null) put(questionsQuery(tournament.id).queryKey, questions, now);
}

/** The server renders the page's frame, the browser the form. */
export const page: ServerPage<PublicTournament> = {
  noScript: 'Para inscribirte, activa JavaScript en tu navegador.',
  // Without a tournament the browser continues with the choice.
  instead: (address) => (idIn(address) === '' ? 'choose' : insteadOfTournament(idIn(address))),
  async load(context) {
    const tournament = await loadTournament(idIn(context), context);
    if (tournament !== null) await loadQuestions(tournament, context);
    return tournament;
  },
  head: (tournament, address) =>
    tournamentHead(tournament, (name) => `Inscríbete en ${name}`, paths.register(idIn(address))),
};
