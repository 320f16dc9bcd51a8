import { limits, type PublicTournament, readTournament, type SiteRenderer, toPublicTournament } from '@arena/domain';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadPicture } from './page-pictures.ts';
import { cacheControl } from './reply.ts';
import { pageService } from './service.ts';

const SECOND = 1_000;
const DATE = '2026-11-25T00:00:00.000Z';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>';

function tournament(id: string, fields: Record<string, unknown> = {}): PublicTournament {
  const stored = { name: 'Copa', status: 'published', date: DATE, ...fields };
  const visible = toPublicTournament(readTournament(id, stored));
  if (visible === null) throw new Error('not published');
  return visible;
}

function mocks() {
  return {
    readCatalogue: vi.fn(async () => [tournament('copa'), tournament('sin-fecha', { date: null })]),
    readResults: vi.fn(async () => null),
    readOrganisers: async () => [],
    readTournament: vi.fn(async (id: string) => (id === 'vieja' ? tournament('vieja') : null)),
    draw: vi.fn(async () => PICTURE),
  };
}

const history = {
  summary: async () => ({
    years: [{ year: '2025', tournaments: [] }],
    records: [],
    prizes: { delivered: [], otherDelivered: 0, inTime: 0, late: 0, waiting: [] },
  }),
  year: async () => ({ tournaments: [], prizes: [] }),
  player: async () => null,
  nicknames: async () => null,
};

const WITHDRAWN = { id: 'retirada', date: DATE, revision: 4 };

const drawable = new Set(['share', 'standings-post-2']);

function service(changes: Partial<SiteRenderer> = {}, readPicture: ReadPicture = async () => null) {
  const { draw, ...mocked } = mocks();
  const renderer: SiteRenderer = {
    ...mocked,
    async renderPage(path, source) {
      const { tournaments } = await source.catalogue();
      return { status: path.endsWith('/nada') ? 404 : 200, html: `${path}: ${tournaments.length}` };
    },
    renderMyRegistration: async ({ name }) => name,
    sitePicture: async () => PICTURE,
    drawing: async (name, { currentPlayers }) =>
      drawable.has(name) ? { shows: String(currentPlayers), version: String(currentPlayers), draw } : null,
    calendar: async ({ id }) => `calendar of ${id}`,
    cancelledCalendar: async (one) => JSON.stringify(one),
    standingsJson: (which, { id }) => (which === 'standings-9' ? null : `table of ${id}`),
    standingsCsv: async () => 'table',
    sitemap: (tournaments, past) =>
      [...tournaments.map(({ id }) => id), ...past.map(({ year, ...of }) => `${year} ${of.tournaments.length}`)].join(),
    ...changes,
  };
  const reads = {
    clock: () => new Date(),
    withdrawn: async (id: string) => (id === WITHDRAWN.id ? WITHDRAWN : null),
    questions: async () => [],
    form: async () => null,
    history,
    readPicture,
  };
  return { renderer: mocked, draw, ...pageService({ renderer, ...reads }) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  // lru-cache takes a start at 0 for none.
  vi.advanceTimersByTime(1);
});
afterEach(() => vi.useRealTimers());

describe('a page', () => {
  it('is cached for 50 s by the CDN and for 5 s by the server', async () => {
    const { renderer, answer } = service();
    const reply = await answer('/tournaments');
    expect(reply).toMatchObject({
      status: 200,
      type: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=0, s-maxage=20, stale-while-revalidate=30',
    });
    expect(String(reply.body)).toBe('/tournaments: 2');
    renderer.readCatalogue.mockResolvedValue([]);
    vi.advanceTimersByTime(4.9 * SECOND);
    expect(String((await answer('/tournaments')).body)).toBe('/tournaments: 2');
    vi.advanceTimersByTime(0.2 * SECOND);
    expect(String((await answer('/tournaments')).body)).toBe('/tournaments: 0');
  });

  it("that doesn't exist is a 404 with a short cache", async () => {
    const reply = await service().answer('/tournament/nada');
    expect([reply.status, reply.cacheControl]).toEqual([404, 'public, max-age=0, s-maxage=10']);
  });

  it('fails while the catalogue is unreadable, and recovers at once', async () => {
    const { renderer, answer } = service();
    renderer.readCatalogue.mockRejectedValueOnce(new Error('out of reach'));
    await expect(answer('/')).rejects.toThrow('out of reach');
    expect((await answer('/')).status).toBe(200);
  });
});

it('12,000 views and polls in 30 s read each source fewer than eight times', async () => {
  const { renderer, answer } = service({
    renderPage: async (path, source) => {
      await source.catalogue();
      await source.tournament(path.split('/')[2] ?? '');
      await source.results('copa');
      return { status: 200, html: '' };
    },
  });
  const pages = ['/', '/tournaments', '/tournament/vieja', '/tournament/copa/standings'];
  for (let view = 0; view < 12_000; view += 1) {
    await answer(pages[view % 24] ?? '/tournament/copa/standings.json');
    vi.advanceTimersByTime(2.499);
  }
  for (const read of [renderer.readCatalogue, renderer.readResults]) expect(read.mock.calls.length).toBeLessThan(8);
  expect(renderer.readTournament.mock.calls.filter(([id]) => id === 'vieja').length).toBeLessThan(8);
});

describe('the description of a tournament', () => {
  const seconds = (control: string, name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  const files = ['share.jpg', 'standings-post-2.jpg', 'calendar.ics', 'standings', 'standings.csv', 'standings.json'];

  it.each([
    '/',
    '/tournament-history',
    '/player/00000000000000000000',
    '/tournament/copa',
    ...[...files, 'standings-all.json', 'standings-7.json'].map((file) => `/tournament/copa/${file}`),
  ])('expires from caches within a minute of its withdrawal: %s', async (path) => {
    const { cacheControl } = await service().answer(path);
    const inNetwork = seconds(cacheControl, 's-maxage') + seconds(cacheControl, 'stale-while-revalidate');
    expect(seconds(cacheControl, 'max-age')).toBe(0);
    expect(inNetwork + limits.pageCacheTtl / 1_000).toBeLessThan(60);
  });
});

describe('a share picture', () => {
  it('is drawn once, and again when its content changes', async () => {
    const { renderer, draw, answer } = service();
    await answer('/tournament/copa/share.jpg');
    await answer('/tournament/copa/share.jpg');
    expect(draw).toHaveBeenCalledTimes(1);
    renderer.readCatalogue.mockResolvedValue([tournament('copa', { currentPlayers: 1 })]);
    vi.advanceTimersByTime(5.1 * SECOND);
    await answer('/tournament/copa/share.jpg');
    expect(draw).toHaveBeenCalledTimes(2);
    await answer('/tournament/copa/standings-post-2.jpg');
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it('embeds stored pictures, and leaves the space of a missing one empty', async () => {
    const flame = { r: 255, g: 90, b: 31 };
    const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: flame } })
      .webp()
      .toBuffer();
    const [there, gone] = ['a', 'b'].map((digit) => `${digit.repeat(32)}-8x8`);
    const image = (id: string | undefined, x: number) =>
      `<image href="picture:${id}/icon" x="${x}" y="0" width="8" height="8"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8">${image(there, 0)}${image(gone, 8)}</svg>`;
    const drawing = async () => ({ shows: '', version: '', draw: async () => svg });
    const read = vi.fn(async (id: string) => (id === there ? webp : null));
    const { body } = await service({ drawing }, read).answer('/tournament/copa/standings.jpg');
    const pixels = await sharp(body).raw().toBuffer();
    const redAt = (x: number) => pixels[(4 * 16 + x) * 3] ?? 0;
    expect([redAt(2) > 200, redAt(14) < 50]).toEqual([true, true]);
    expect(read.mock.calls).toEqual([
      [there, 'icon'],
      [gone, 'icon'],
    ]);
  });

  it.each([
    ['the current version', '0', cacheControl.page],
    ['another version', '1', cacheControl.not],
    ['no version', null, cacheControl.page],
  ])('sets the caching for %s: %s', async (_what, version, cacheControl) => {
    expect(await service().answer('/tournament/copa/share.jpg', version)).toMatchObject({ status: 200, cacheControl });
  });

  it.each([
    '/tournament/copa/nada.jpg',
    '/tournament/copa/standings-post-9.jpg',
    '/tournament/retirada/standings-post-2.jpg',
    '/tournament/nada/share.jpg',
    '/tournament/__x__/share.jpg',
    '/tournament/a.b/share.jpg',
  ])('returns 404 at %s', async (path) => {
    expect((await service().answer(path)).status).toBe(404);
  });
});

describe('a calendar', () => {
  it.each([
    ['a tournament of the catalogue', 'copa', 200, 'calendar of copa'],
    ['an older tournament', 'vieja', 200, 'calendar of vieja'],
    ['a withdrawn tournament by its date alone', 'retirada', 200, JSON.stringify(WITHDRAWN)],
    ['a tournament without a date', 'sin-fecha', 404, 'No encontrado\n'],
    ['an unknown tournament', 'nada', 404, 'No encontrado\n'],
  ])('responds for %s (%s) with %i', async (_what, id, status, text) => {
    const { renderer, answer } = service();
    const reply = await answer(`/tournament/${id}/calendar.ics`);
    expect([reply.status, String(reply.body)]).toEqual([status, text]);
    // Matches of an unpublished tournament are never read.
    expect(renderer.readResults.mock.calls).toEqual(text.startsWith('calendar') ? [[id]] : []);
  });
});

describe('the standings of a tournament', () => {
  it('are the same JSON for all, cached for at most two seconds', async () => {
    const { renderer, answer } = service();
    const reply = await answer('/tournament/copa/standings.json');
    expect(reply).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
    expect(String(reply.body)).toBe('table of copa');
    expect(reply.cacheControl).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
    expect(renderer.readResults).toHaveBeenCalledWith('copa');
  });

  it.each([
    ['copa/standings-all.json', 200, true],
    ['copa/standings-7.json', 200, true],
    ['vieja/standings.csv', 200, true],
    ['copa/standings-9.json', 404, true],
    ...['0', '07', '1000', 'some'].map((which) => [`copa/standings-${which}.json`, 200, false] as const),
    ...['nada', 'retirada', '__x__', 'a.b'].map((id) => [`${id}/standings.json`, 404, false] as const),
    ['nada/standings.csv', 404, false],
  ] as const)('at %s answer with %i, and read results: %s', async (file, status, isRead) => {
    const { renderer, answer } = service();
    expect((await answer(`/tournament/${file}`)).status).toBe(status);
    expect(renderer.readResults.mock.calls.length).toBe(isRead ? 1 : 0);
  });

  it('reach viewers within 10 s: instance, CDN, browser and latency', () => {
    const [inNetwork, stale, onTheWay] = [1, 1, 0.5];
    expect(cacheControl.standings).toBe(`public, max-age=0, s-maxage=${inNetwork}, stale-while-revalidate=${stale}`);
    const kept = limits.pageCacheTtl + (inNetwork + stale + onTheWay) * SECOND;
    expect(kept + limits.standingsPolling).toBeLessThanOrEqual(limits.standingsSeen);
  });
});

it('the site map is made from the catalogue', async () => {
  expect(String((await service().answer('/sitemap.xml')).body)).toBe('copa,sin-fecha,2025 0');
});
