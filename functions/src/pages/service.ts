import {
  type HistorySource,
  isDocumentId,
  limits,
  type SiteRenderer,
  type TournamentSource,
  type WithdrawnTournament,
} from '@arena/domain';
import { cacheOne, createCache } from '../platform/cache.ts';
import type { Clock } from '../platform/context.ts';
import { withTimeout } from '../platform/pace/wait.ts';
import { pictures, type ReadPicture } from './page-pictures.ts';
import { cacheControl, notFoundReply, type Reply, textReply, types } from './reply.ts';

export interface PageService {
  /**
   * Returns the page or file at a path. @param version a picture's `v`; null without one. @throws if the database is
   * unreachable or the renderer fails.
   */
  answer(path: string, version?: string | null): Promise<Reply>;
}

interface Dependencies {
  renderer: SiteRenderer;
  clock: Clock;
  /** Finds a tournament that was public and no longer is; null if there is none. */
  withdrawn(id: string): Promise<WithdrawnTournament | null>;
  /** Questions of a tournament's form. The Firestore rules hide them from visitors. */
  questions: TournamentSource['questions'];
  /** A public form. The Firestore rules hide it from visitors. */
  form: TournamentSource['form'];
  /** The history. The Firestore rules hide it from visitors. */
  history: HistorySource;
  /** Reads a stored picture for a drawing. */
  readPicture: ReadPicture;
}

const TOURNAMENT_FILE = /^\/tournament\/([^/]+)\/(calendar\.ics|standings\.csv)$/;

const TABLE_FILE = /^\/tournament\/([^/]+)\/(standings(?:-all|-[1-9]\d{0,2})?)\.json$/;

const TOURNAMENT_PICTURE = /^\/tournament\/([^/]+)\/([a-z]+(?:-[a-z\d]+)*)\.jpg$/;

export function pageService({ renderer, clock, withdrawn, readPicture, ...reads }: Dependencies): PageService {
  const current = cacheOne(async () => createRenderCache(renderer, clock, reads), limits.pageCacheTtl);
  const picture = pictures(readPicture);

  const jpeg = (body: Buffer, cacheControl: string): Reply => ({ status: 200, type: types.jpeg, cacheControl, body });

  const site = { shows: '', draw: () => renderer.sitePicture() };

  async function pictureAt(path: string, id: string, name: string, version: string | null): Promise<Reply> {
    const cache = await current();
    const tournament = isDocumentId(id) ? await cache.tournament(id) : null;
    const drawing = tournament && (await renderer.drawing(name, tournament, () => cache.results(id), clock()));
    if (drawing === null) return notFoundReply;
    // Don't cache a picture at another version's address. The caller's data is newer or older than this instance's.
    const isCurrent = version === null || version === drawing.version;
    return jpeg(await picture(path, drawing), isCurrent ? cacheControl.page : cacheControl.not);
  }

  /** Cancels a withdrawn tournament in subscribed calendars. It exposes only the date. */
  async function cancelledCalendar(id: string): Promise<Reply> {
    const tournament = await withdrawn(id);
    if (tournament === null) return notFoundReply;
    return textReply(types.calendar, await renderer.cancelledCalendar(tournament, clock()), cacheControl.page);
  }

  async function calendarAt(id: string): Promise<Reply> {
    const cache = await current();
    const tournament = await cache.tournament(id);
    if (tournament === null) return cancelledCalendar(id);
    if (tournament.date === null) return notFoundReply;
    const events = await renderer.calendar(tournament, await cache.results(id), clock());
    return textReply(types.calendar, events, cacheControl.page);
  }

  async function tableAt(id: string): Promise<Reply> {
    const cache = await current();
    if ((await cache.tournament(id)) === null) return notFoundReply;
    return textReply(types.csv, await renderer.standingsCsv(await cache.results(id)), cacheControl.page);
  }

  const files: Readonly<Record<string, (id: string) => Promise<Reply>>> = {
    'calendar.ics': calendarAt,
    'standings.csv': tableAt,
  };

  async function sitemap(): Promise<Reply> {
    const cache = await current();
    const { tournaments } = await cache.catalogue();
    const { years = [] } = (await cache.history.summary()) ?? {};
    const past = years.map(async ({ year }) => ({ year, tournaments: (await cache.history.year(year)).tournaments }));
    return textReply(types.xml, renderer.sitemap(tournaments, await Promise.all(past), clock()), cacheControl.page);
  }

  return {
    async answer(path, version = null) {
      if (path === '/sitemap.xml') return sitemap();
      if (path === '/share.jpg') return jpeg(await picture(path, site), cacheControl.hourly);
      const [, of = '', name] = TOURNAMENT_PICTURE.exec(path) ?? [];
      if (name !== undefined) return pictureAt(path, of, name, version);
      const [, tournament = '', table] = TABLE_FILE.exec(path) ?? [];
      if (table !== undefined)
        return isDocumentId(tournament) ? (await current()).standings(tournament, table) : notFoundReply;
      const [, id = '', file] = TOURNAMENT_FILE.exec(path) ?? [];
      const make = file === undefined ? undefined : files[file];
      if (make === undefined) return (await current()).page(path);
      return isDocumentId(id) ? make(id) : notFoundReply;
    },
  };
}

/** More keys than this mean that a client is guessing addresses. */
const MAX_KEYS = 500;

const cached = <Value>(read: (key: string) => Promise<Value>) => createCache(read, { max: MAX_KEYS }).get;

/** One read of the catalogue and the pages made from it. All expire together, after `limits.pageCacheTtl` at most. */
interface RenderCache extends TournamentSource {
  /** Returns the page at a path. Visitors share one reply, so that it is compressed once. */
  page(path: string): Promise<Reply>;
  /** Returns a tournament's standings as data, by file name. Shared like pages, because open pages poll it. */
  standings(id: string, name: string): Promise<Reply>;
}

function createRenderCache(
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
