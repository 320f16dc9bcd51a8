import {
  type HistorySource,
  isDocumentId,
  limits,
  type SiteRenderer,
  type TournamentSource,
  type WithdrawnTournament,
} from '@arena/domain';
import { cacheOne } from '../platform/cache.ts';
import type { Clock } from '../platform/context.ts';
import { pictures, type ReadPicture } from './page-pictures.ts';
import { createRenderCache } from './render-cache.ts';
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
