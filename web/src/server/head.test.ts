import { sampleMatch } from '@arena/domain/samples';
import { describe, expect, it } from 'vitest';
import { testStandings } from '../features/standings/sample.ts';
import { testTournament } from '../features/tournaments/test-tournament.ts';
import { pageAt } from '../pages/server-pages.ts';
import { sitemap } from './files/sitemap.ts';
import { headOf } from './head.ts';

/** Returns the head of the page at an address, which shows a record. */
function headAt(address: string, subject: unknown) {
  const { page, ...parsed } = pageAt(address);
  return headOf(page.head(subject, parsed), subject !== null);
}

function metaIn(head: string): Record<string, string> {
  const found = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
}

it.each<[string, string, Record<string, string>?]>([
  ['/', 'home'],
  ['/tournaments', 'tournaments'],
  ['/tournament/copa', 'tournament', { id: 'copa' }],
  ['/tournament-rules/copa', 'rules', { tournamentId: 'copa' }],
  ['/register/copa', 'register', { tournamentId: 'copa' }],
  ['/register?tournament=copa', 'register'],
  ['/register/a.b', 'not-found'],
  ['/register', 'choose'],
  ['/registration', 'choose'],
  ['/registration?tournament=copa', 'register'],
  ['/registration?tournament=a.b', 'not-found'],
  ['/form/encuesta', 'form', { formId: 'encuesta' }],
  ['/form', 'form', {}],
  ['/mi-lugar', 'my-registration'],
  ['/tournament', 'not-found'],
  ['/tournament/a.b', 'not-found'],
  ['/tournament/copa/standings', 'standings', { id: 'copa' }],
  ['/tournament/copa/standings/more', 'not-found'],
  ['/tournament-history', 'history'],
  ['/tournament-history/2026', 'history', { year: '2026' }],
  ['/tournament-history/2', 'not-found'],
  ['/premios/2026', 'prizes', { year: '2026' }],
])('recognises the page at %s: %s', (path, name, params) => {
  const page = pageAt(path);
  expect(page.name).toBe(name);
  if (params !== undefined) expect(page.params).toEqual(params);
});

const headWith = (fields: Record<string, unknown> = {}) => headAt('/tournament/copa', testTournament(fields));

describe('the link preview of a tournament', () => {
  it.each(['/tournament/copa', '/tournament-rules/copa', '/register/copa'])(
    'at %s unfolds one by link only in chats, and keeps it from search engines',
    (address) => {
      const head = headAt(address, testTournament({ unlisted: true }));
      expect(metaIn(head)).toMatchObject({ robots: 'noindex', 'og:site_name': 'Arena Libre' });
      expect(head).toContain('Copa Relámpago');
      expect(head).not.toContain('ld+json');
    },
  );

  it('has name, date, prize and seats, and event data for search engines', () => {
    const head = headWith();
    expect(head).toContain('<title>Copa Relámpago · Arena Libre</title>');
    expect(head).toContain('<link rel="canonical" href="https://arena.example/tournament/copa">');
    expect(metaIn(head)).toMatchObject({
      'og:title': 'Copa Relámpago',
      'og:description':
        'mar 24 nov, 19:00 🇲🇽 · 20:00 🇨🇴🇵🇪 · 22:00 🇦🇷🇧🇷 · Premio: $100 USD en premios · Quedan 24 cupos. Seis caídas en una noche.',
      'og:url': 'https://arena.example/tournament/copa',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      name: 'Copa Relámpago',
      startDate: '2026-11-25T01:00:00.000Z',
      isAccessibleForFree: true,
      maximumAttendeeCapacity: 48,
      offers: { price: '0', availability: 'https://schema.org/InStock' },
    });
  });

  it('shows the entry fee, and no paid or general page claims to be free', () => {
    const paid = headWith({ entryFee: '1.5' });
    expect(metaIn(paid)['og:description']).toContain(' · Inscripción $1.50 USD · ');
    const heads = [headAt('/', true), headAt('/tournaments', true), headAt('/other', null)];
    expect([paid, ...heads].filter((each) => /gratis|gratuit/i.test(each))).toEqual([]);
  });

  it('changes the picture’s address with a shown number, not with the description', () => {
    const picture = (fields = {}) => metaIn(headWith(fields))['og:image'];
    expect(picture()).toMatch(/^https:\/\/arena\.example\/tournament\/copa\/share\.jpg\?v=[0-9a-f]{12}$/);
    expect(picture({ currentPlayers: 25 })).not.toBe(picture());
    expect(picture({ description: 'Otra cosa.' })).toBe(picture());
  });

  it('escapes HTML in the name and description', () => {
    const script = (number: number) => `</script><script>alert(${number})</script>`;
    const hostile = headWith({ name: `">${script(1)}`, description: script(2) });
    expect(hostile).not.toContain('<script>alert');
    expect(hostile.match(/<\/script>/g)).toHaveLength(1);
  });
});

it('a standings page names its leader or champion, and previews the table after a result', () => {
  const matches = [sampleMatch(1, 'loud:1:5 zona:2:0 furia:3:1'), sampleMatch(2, '', { state: 'scheduled' })];
  const metaOf = (...standings: Parameters<typeof testStandings>) => {
    const shown = { tournament: testTournament(), standings: testStandings(...standings) };
    return metaIn(headAt('/tournament/copa/standings', shown));
  };
  const [live, over] = [metaOf(matches), metaOf(matches, { state: 'finished' })];
  expect(live.description).toContain('Lidera LOUD, con 15 puntos, después de 1 de 2 partidas.');
  expect(over.description).toContain('Campeón: LOUD, con 15 puntos.');
  expect(live['og:url']).toBe('https://arena.example/tournament/copa/standings');
  const table = /^https:\/\/arena\.example\/tournament\/copa\/standings\.jpg\?v=[0-9a-f]{12}$/;
  expect(live['og:image']).toMatch(table);
  expect(over['og:image']).not.toBe(live['og:image']);
  expect(metaOf()['og:image']).toContain('/share.jpg?v=');
});

it('the sitemap lists standings after a result, and tournaments until they end', () => {
  const result = { state: 'playing', first: [], points: 0, live: false, nextAt: null };
  const namesOn = (day: string, fields = {}) => {
    const lines = sitemap([testTournament(fields)], [], new Date(day)).matchAll(/<loc>.*?(\/tournament\/.*)<\/loc>/g);
    return [...lines].map(([, path]) => path);
  };
  expect(namesOn('2026-11-24T00:00:00Z')).toEqual(['/tournament/copa']);
  expect(namesOn('2026-11-25T02:00:00Z', { result })).toEqual(['/tournament/copa', '/tournament/copa/standings']);
  const finished = { ...result, state: 'finished' };
  expect(namesOn('2026-11-25T02:00:00Z', { result: finished })).toEqual(['/tournament/copa/standings']);
});

it('a missing tournament has its own title, noindex, and no link preview', () => {
  const head = headAt('/tournament/copa', null);
  expect(head).toContain('<title>Torneo no encontrado · Arena Libre</title>');
  expect(metaIn(head).robots).toBe('noindex');
  expect(head).not.toMatch(/og:|canonical/);
});
