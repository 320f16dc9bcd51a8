import { type HistorySource, limits, type SiteRenderer, type TournamentSource } from '@arena/domain';
import type { Clock } from '../platform/clock.ts';
import { within } from '../platform/pace/wait.ts';
import { madeOnce, madeOnceEach } from './kept.ts';
import { keeping, nothingThere, type Reply, textReply, types } from './reply.ts';

/**
 * One reading of the catalogue and everything that is made from it. Its parts age together, so nothing that a
 * visitor gets from it is older than `limits.pagesKept`.
 */
export interface Edition extends TournamentSource {
  /** The page at a path: the very same reply to all, so that it is also compressed once. */
  page(path: string): Promise<Reply>;
  /** A tournament's standings as data, by the file's name, likewise: open pages ask for them every few seconds. */
  standings(id: string, name: string): Promise<Reply>;
}

export function editionOf(
  renderer: SiteRenderer,
  clock: Clock,
  reads: Pick<TournamentSource, 'questions' | 'form' | 'history'>,
): Edition {
  const inTime = <Value>(work: Promise<Value>) => within(limits.pageDeadline, work);
  const older = madeOnceEach((id) => inTime(renderer.readTournament(id)));
  const results = madeOnceEach((id) => inTime(renderer.readResults(id)));
  const history: HistorySource = {
    summary: madeOnce(() => inTime(reads.history.summary())),
    year: madeOnceEach((year) => inTime(reads.history.year(year))),
    player: madeOnceEach((id) => inTime(reads.history.player(id))),
    nicknames: madeOnce(() => inTime(reads.history.nicknames())),
  };
  const source: TournamentSource = {
    catalogue: madeOnce(async () => {
      const readAt = clock();
      return { tournaments: await inTime(renderer.readCatalogue()), readAt };
    }),
    async tournament(id) {
      const { tournaments } = await source.catalogue();
      return tournaments.find((each) => each.id === id) ?? older(id);
    },
    results,
    history,
    questions: madeOnceEach((id) => inTime(reads.questions(id))),
    form: madeOnceEach((id) => inTime(reads.form(id))),
    organisers: madeOnce(() => inTime(renderer.readOrganisers())),
  };
  const page = madeOnceEach(async (path) => {
    const { status, html } = await renderer.renderPage(path, source, clock());
    return textReply(types.html, html, status === 200 ? keeping.page : keeping.missing, status);
  });
  const standings = madeOnceEach(async (file) => {
    const [id = '', name = ''] = file.split('/');
    const tournament = await source.tournament(id);
    const json = tournament && renderer.standingsJson(name, tournament, await results(id));
    return json === null ? nothingThere : textReply(types.json, json, keeping.standings);
  });
  return { ...source, page, standings: (id, name) => standings(`${id}/${name}`) };
}
