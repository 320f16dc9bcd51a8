import {
  type HistorySource,
  isDocumentId,
  limits,
  type SiteRenderer,
  type TournamentSource,
  type WithdrawnTournament,
} from '@arena/domain';
import { memoize } from '../lib/memoize.ts';
import type { Clock } from '../platform/clock.ts';

import { pictures, type ReadPicture } from './pictures.ts';
import { createRenderCache } from './render-cache.ts';
import { keeping, nothingThere, type Reply, textReply, types } from './reply.ts';

export interface PageService {
  /**
   * Answers a path with its page or file. @param version a picture's `v`; null without one. @throws if the database is
   * unreachable or the renderer fails.
   */
  answer(path: string, version?: string | null): Promise<Reply>;
}

interface Dependencies {
  renderer: SiteRenderer;
  clock: Clock;
  /** One that visitors saw and see no more; null where there is no such tournament. */
  withdrawn(id: string): Promise<WithdrawnTournament | null>;
  /** The questions of a tournament's form, which the rules show to no visitor. */
  questions: TournamentSource['questions'];
  /** A public form, which the rules show to no visitor. */
  form: TournamentSource['form'];
  /** The past, which no rule opens. */
  history: HistorySource;
  /** A kept picture for a drawing that shows it. */
  readPicture: ReadPicture;
}

const TOURNAMENT_FILE = /^\/tournament\/([^/]+)\/(calendar\.ics|standings\.csv)$/;

const TABLE_FILE = /^\/tournament\/([^/]+)\/(standings(?:-all|-[1-9]\d{0,2})?)\.json$/;

const TOURNAMENT_PICTURE = /^\/tournament\/([^/]+)\/([a-z]+(?:-[a-z\d]+)*)\.jpg$/;

export function pageService({ renderer, clock, withdrawn, readPicture, ...reads }: Dependencies): PageService {
  const current = memoize(async () => createRenderCache(renderer, clock, reads), { max: 1, ttl: limits.pagesKept });
  const picture = pictures(readPicture);

  const jpeg = (body: Buffer, cacheControl: string): Reply => ({ status: 200, type: types.jpeg, cacheControl, body });

  const site = { shows: '', draw: () => renderer.sitePicture() };

  async function pictureAt(path: string, id: string, name: string, version: string | null): Promise<Reply> {
    const cache = await current();
    const tournament = isDocumentId(id) ? await cache.tournament(id) : null;
    const drawing = tournament && (await renderer.drawing(name, tournament, () => cache.results(id), clock()));
    if (drawing === null) return nothingThere;
    // Don't cache a picture under another version's address: the caller is ahead of this instance, or behind.
    const isAsked = version === null || version === drawing.version;
    return jpeg(await picture(path, drawing), isAsked ? keeping.page : keeping.not);
  }

  /** For the calendars that have a tournament which visitors could see once. Nothing of it leaves but its date. */
  async function cancelled(id: string): Promise<Reply> {
    const tournament = await withdrawn(id);
    if (tournament === null) return nothingThere;
    return textReply(types.calendar, await renderer.cancelledCalendar(tournament, clock()), keeping.page);
  }

  async function calendarAt(id: string): Promise<Reply> {
    const cache = await current();
    const tournament = await cache.tournament(id);
    if (tournament === null) return cancelled(id);
    if (tournament.date === null) return nothingThere;
    const events = await renderer.calendar(tournament, await cache.results(id), clock());
    return textReply(types.calendar, events, keeping.page);
  }

  async function tableAt(id: string): Promise<Reply> {
    const cache = await current();
    if ((await cache.tournament(id)) === null) return nothingThere;
    return textReply(types.csv, await renderer.standingsCsv(await cache.results(id)), keeping.page);
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
    return textReply(types.xml, renderer.sitemap(tournaments, await Promise.all(past), clock()), keeping.page);
  }

  return {
    async answer(path, version = null) {
      if (path === '/sitemap.xml') return sitemap();
      if (path === '/share.jpg') return jpeg(await picture(path, site), keeping.sitePicture);
      const [, of = '', name] = TOURNAMENT_PICTURE.exec(path) ?? [];
      if (name !== undefined) return pictureAt(path, of, name, version);
      const [, tournament = '', table] = TABLE_FILE.exec(path) ?? [];
      if (table !== undefined)
        return isDocumentId(tournament) ? (await current()).standings(tournament, table) : nothingThere;
      const [, id = '', file] = TOURNAMENT_FILE.exec(path) ?? [];
      const make = file === undefined ? undefined : files[file];
      if (make === undefined) return (await current()).page(path);
      return isDocumentId(id) ? make(id) : nothingThere;
    },
  };
}
