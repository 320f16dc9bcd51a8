import { isDocumentId, type SiteRenderer, type WithdrawnTournament } from '@arena/domain';
import type { Clock } from '../platform/clock.ts';
import { editions } from './edition.ts';
import { pictures } from './pictures.ts';
import { keeping, nothingThere, type Reply, textReply, types } from './reply.ts';

export interface PageService {
  /**
   * What the site has at a path, its page or its file, the same for all who ask.
   * @throws where the database can't be read, or the renderer breaks.
   */
  answer(path: string): Promise<Reply>;
}

interface Dependencies {
  renderer: SiteRenderer;
  clock: Clock;
  /** A tournament that was published and no longer is; null where there is none, or it has no date. */
  withdrawn(id: string): Promise<WithdrawnTournament | null>;
}

const TOURNAMENT_FILE = /^\/tournament\/([^/]+)\/(share\.jpg|calendar\.ics|standings\.json|standings\.csv)$/;

export function pageService({ renderer, clock, withdrawn }: Dependencies): PageService {
  const current = editions(renderer, clock);
  const { of: pictureOf, ofSite } = pictures(renderer);

  const jpeg = (body: Buffer, cacheControl: string): Reply => ({ status: 200, type: types.jpeg, cacheControl, body });

  async function pictureAt(id: string): Promise<Reply> {
    const tournament = await current().tournament(id);
    return tournament === null ? nothingThere : jpeg(await pictureOf(tournament), keeping.page);
  }

  async function cancelled(id: string): Promise<Reply> {
    const tournament = await withdrawn(id);
    if (tournament === null) return nothingThere;
    return textReply(types.calendar, await renderer.cancelledCalendar(tournament, clock()), keeping.page);
  }

  async function calendarAt(id: string): Promise<Reply> {
    const tournament = await current().tournament(id);
    if (tournament === null) return cancelled(id);
    if (tournament.date === null) return nothingThere;
    return textReply(types.calendar, await renderer.calendar(tournament, clock()), keeping.page);
  }

  async function tableAt(id: string): Promise<Reply> {
    const edition = current();
    if ((await edition.tournament(id)) === null) return nothingThere;
    return textReply(types.csv, await renderer.standingsCsv(await edition.results(id)), keeping.page);
  }

  const files: Readonly<Record<string, (id: string) => Promise<Reply>>> = {
    'share.jpg': pictureAt,
    'calendar.ics': calendarAt,
    'standings.json': (id) => current().standings(id),
    'standings.csv': tableAt,
  };

  async function sitemap(): Promise<Reply> {
    const { tournaments } = await current().catalogue();
    return textReply(types.xml, renderer.sitemap(tournaments, clock()), keeping.page);
  }

  return {
    async answer(path) {
      if (path === '/sitemap.xml') return sitemap();
      if (path === '/share.jpg') return jpeg(await ofSite(), keeping.sitePicture);
      const [, id = '', file] = TOURNAMENT_FILE.exec(path) ?? [];
      const make = file === undefined ? undefined : files[file];
      if (make === undefined) return current().page(path);
      return isDocumentId(id) ? make(id) : nothingThere;
    },
  };
}
