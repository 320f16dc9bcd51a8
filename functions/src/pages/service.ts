import { isDocumentId, limits, type SiteRenderer, type WithdrawnTournament } from '@arena/domain';
import type { Clock } from '../platform/clock.ts';
import { keptFor } from '../platform/pace/kept-for.ts';
import { editionOf } from './edition.ts';
import { pictures } from './pictures.ts';
import { keeping, nothingThere, type Reply, textReply, types } from './reply.ts';

export interface PageService {
  /**
   * What the site has at a path, its page or its file, the same for all who ask.
   * @param version of a picture, what its address says that it shows (`v`); null where it says nothing.
   * @throws where the database can't be read, or the renderer breaks.
   */
  answer(path: string, version?: string | null): Promise<Reply>;
}

interface Dependencies {
  renderer: SiteRenderer;
  clock: Clock;
  /** One that visitors saw and see no more; null where there is no such tournament. */
  withdrawn(id: string): Promise<WithdrawnTournament | null>;
}

const TOURNAMENT_FILE = /^\/tournament\/([^/]+)\/(calendar\.ics|standings\.csv)$/;

const TABLE_FILE = /^\/tournament\/([^/]+)\/(standings(?:-all|-[1-9]\d{0,2})?)\.json$/;

const TOURNAMENT_PICTURE = /^\/tournament\/([^/]+)\/([a-z]+(?:-[a-z\d]+)*)\.jpg$/;

export function pageService({ renderer, clock, withdrawn }: Dependencies): PageService {
  const editions = keptFor(limits.pagesKept, async () => editionOf(renderer, clock));
  /** The current edition: another one every few seconds, when somebody asks. However many visit, they share it. */
  const current = () => editions.at(performance.now());
  const picture = pictures();

  const jpeg = (body: Buffer, cacheControl: string): Reply => ({ status: 200, type: types.jpeg, cacheControl, body });

  const site = { shows: '', draw: () => renderer.sitePicture() };

  async function pictureAt(path: string, id: string, name: string, version: string | null): Promise<Reply> {
    const edition = await current();
    const tournament = isDocumentId(id) ? await edition.tournament(id) : null;
    const drawing = tournament && (await renderer.drawing(name, tournament, () => edition.results(id)));
    if (drawing === null) return nothingThere;
    // Under the address of another state it must not be kept: whoever asks is ahead of this instance, or behind.
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
    const edition = await current();
    const tournament = await edition.tournament(id);
    if (tournament === null) return cancelled(id);
    if (tournament.date === null) return nothingThere;
    const events = await renderer.calendar(tournament, await edition.results(id), clock());
    return textReply(types.calendar, events, keeping.page);
  }

  async function tableAt(id: string): Promise<Reply> {
    const edition = await current();
    if ((await edition.tournament(id)) === null) return nothingThere;
    return textReply(types.csv, await renderer.standingsCsv(await edition.results(id)), keeping.page);
  }

  const files: Readonly<Record<string, (id: string) => Promise<Reply>>> = {
    'calendar.ics': calendarAt,
    'standings.csv': tableAt,
  };

  async function sitemap(): Promise<Reply> {
    const edition = await current();
    const { tournaments } = await edition.catalogue();
    const { years = [] } = (await edition.history.head()) ?? {};
    const past = years.map(async (year) => ({ year, tournaments: [], ...(await edition.history.year(year)) }));
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
