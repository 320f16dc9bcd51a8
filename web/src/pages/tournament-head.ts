import { errorText, isActive, isDocumentId, type PublicTournament } from '@arena/domain';
import { tournamentLine } from '../features/tournaments/tournament-texts.ts';
import { tournamentQuery } from '../features/tournaments/tournaments-query.ts';
import type { LoadContext, PageHead } from './page.ts';

const DESCRIPTION_LIMIT = 200;

export function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LIMIT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LIMIT))}…`;
}

export const insteadOfTournament = (id: string | null | undefined) =>
  isDocumentId(id ?? '') ? undefined : 'not-found';

/** Reads a page's tournament. One outside the list gets a query of its own. */
export async function loadTournament(
  id: string,
  { tournaments, source, now, put }: LoadContext,
): Promise<PublicTournament | null> {
  const listed = tournaments.find((each) => each.id === id);
  const tournament = listed ?? (await source.tournament(id));
  if (listed === undefined || !isActive(listed, now)) put(tournamentQuery(id).queryKey, tournament);
  return tournament;
}

export const missingTournament: PageHead = {
  title: errorText.tournament_not_found,
  description: 'El torneo que buscas no existe o ya no está publicado.',
};

/** Describes a page of a tournament. */
export function tournamentHead(tournament: PublicTournament | null, title: (name: string) => string, path: string) {
  if (tournament === null) return missingTournament;
  const description = shortened(`${tournamentLine(tournament)}. ${tournament.description}`.trim());
  return { title: title(tournament.name), description, path, tournament };
}
