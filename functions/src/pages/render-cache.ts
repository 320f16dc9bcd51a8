import { type HistorySource, limits, type SiteRenderer, type TournamentSource } from '@arena/domain';
import { cacheOne, createCache } from '../platform/cache.ts';
import type { Clock } from '../platform/context.ts';
import { withTimeout } from '../platform/pace/wait.ts';
import { cacheControl, notFoundReply, type Reply, textReply, types } from './reply.ts';

/** More keys than this mean that a client is guessing addresses. */
const MAX_KEYS = 500;

const cached = <Value>(read: (key: string) => Promise<Value>) => createCache(read, { max: MAX_KEYS }).get;

/** One read of the catalogue and the pages made from it. All expire together, after `limits.pageCacheTtl` at most. */
export interface RenderCache extends TournamentSource {
  /** Returns the page at a path. Visitors share one reply, so that it is compressed once. */
  page(path: string): Promise<Reply>;
  /** Returns a tournament's standings as data, by file name. Shared like pages, because open pages poll it. */
  standings(id: string, name: string): Promise<Reply>;
}

export function createRenderCache(
  renderer: SiteRenderer,
  clock: Clock,
  reads: Pick<TournamentSource, 'questions' | 'form' | 'history'>,
): RenderCache {
  const inTime = <Value>(work: Promise<Value>) => withTimeout(limits.pageDeadline, work);
  const older = cached((id) => inTime(renderer.readTournament(id)));
  const results = cached((id) => inTime(renderer.readResults(id)));
  const history: HistorySource = {
    summary: cacheOne(() => inTime(reads.history.summary())),
    year: cached((year) => inTime(reads.history.year(year))),
    player: cached((id) => inTime(reads.history.player(id))),
    nicknames: cacheOne(() => inTime(reads.history.nicknames())),
  };
  const source: TournamentSource = {
    catalogue: cacheOne(async () => {
      const readAt = clock();
      return { tournaments: await inTime(renderer.readCatalogue()), readAt };
    }),
    async tournament(id) {
      const { tournaments } = await source.catalogue();
      return tournaments.find((each) => each.id === id) ?? older(id);
    },
    results,
    history,
    questions: cached((id) => inTime(reads.questions(id))),
    form: cached((id) => inTime(reads.form(id))),
    organisers: cacheOne(() => inTime(renderer.readOrganisers())),
  };
  const page = cached(async (path) => {
    const { status, html } = await renderer.renderPage(path, source, clock());
    return textReply(types.html, html, status === 200 ? cacheControl.page : cacheControl.missing, status);
  });
  const standings = cached(async (file) => {
    const [id = '', name = ''] = file.split('/');
    const tournament = await source.tournament(id);
    const json = tournament && renderer.standingsJson(name, tournament, await results(id));
    return json === null ? notFoundReply : textReply(types.json, json, cacheControl.standings);
  });
  return { ...source, page, standings: (id, name) => standings(`${id}/${name}`) };
}
