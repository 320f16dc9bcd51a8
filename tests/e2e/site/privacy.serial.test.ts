// The public site contains no personal data except nicknames, and nothing of hidden players.
import type { APIRequestContext } from '@playwright/test';
import { demoAdmins } from '../../../scripts/demo/accounts.ts';
import { demoTournaments } from '../../../scripts/demo/tournaments.ts';
import { local } from '../../../scripts/lib/local.ts';
import { idTokenOf } from '../../fixtures/people/accounts.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { expect, test } from '../arena.ts';

const COPA = '/tournament/copa-de-apertura';
const PICTURES = ['standings', 'standings-post', 'standings-story', 'stage-1-post', 'champion'].map(
  (name) => `${COPA}/${name}.jpg`,
);
const WITHIN_A_MINUTE = { timeout: 60_000 };

interface Champion {
  id: string;
  nickname: string;
}

async function championOf(request: APIRequestContext): Promise<Champion> {
  const past = await (await request.get('/tournament-history')).text();
  const [, id = '', nickname = ''] =
    /Copa de Apertura<\/a>.*?\/player\/([0-9a-f]{20})"[^>]*>([^<]+)</s.exec(past) ?? [];
  expect(nickname).not.toBe('');
  return { id, nickname };
}

const searchFor = ({ nickname }: Champion) => `/tournament-history?apodo=${encodeURIComponent(nickname)}`;

/** Public addresses of every kind that contains competition data. */
function addressesOf({ id, nickname }: Champion): string[] {
  return [
    '/',
    '/tournaments',
    '/tournament-history',
    searchFor({ id, nickname }),
    `/player/${id}`,
    COPA,
    ...['standings', 'standings.json', 'standings.csv', 'calendar.ics', 'share.jpg'].map((name) => `${COPA}/${name}`),
    ...PICTURES,
    '/tournament/copa-de-escuadras/standings',
    '/tournament/copa-de-escuadras/standings.csv',
    '/overlay/copa-de-apertura',
    '/sitemap.xml',
  ];
}

/** Returns the headers and body of an address as text. */
async function answerOf(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.get(address);
  return `${JSON.stringify(reply.headers())}\n${await reply.body()}`;
}

async function givenByPersons(database: FirebaseFirestore.Firestore): Promise<string[]> {
  const { docs } = await database.collection('registrations').get();
  // Other tests have players whose nickname is their name.
  const demo = new Set(demoTournaments(new Date()).map(({ tournament }) => tournament.id));
  const registrations = docs.filter((each) => demo.has(each.get('tournamentId')));
  expect(registrations.length).toBeGreaterThan(100);
  const given = registrations.flatMap((each) => [
    each.id,
    ...['fullName', 'email', 'phone'].map((name) => String(each.get(name))),
    ...(JSON.stringify(each.data()).match(/(?<=")\d{8,12}(?=")/g) ?? []),
  ]);
  return [...new Set([...given, ...demoAdmins.flatMap(({ uid, email }) => [`"${uid}"`, email])])];
}

test('no public page, file or document contains personal data except nicknames', async ({ request }) => {
  const { database, close } = openDatabase(local.projectId);
  const given = await givenByPersons(database);
  const champion = await championOf(request);
  const saying = async (words: readonly string[]) => {
    const found: string[] = [];
    for (const address of addressesOf(champion)) {
      const answer = await answerOf(request, address);
      found.push(...words.filter((word) => answer.includes(word)).map((word) => `${address}: ${word}`));
    }
    for (const name of ['catalogue', 'tournaments', 'results', 'archive', 'history', 'groups']) {
      const query = name === 'groups' ? database.collectionGroup(name) : database.collection(name);
      const { docs } = await query.get();
      const documents = JSON.stringify(docs.map((each) => each.data()));
      found.push(...words.filter((word) => documents.includes(word)).map((word) => `${name}: ${word}`));
    }
    return found;
  };
  expect(await saying(given)).toEqual([]);
  // Prove that the search finds public data.
  const places = (await saying([champion.nickname])).map((found) => found.split(':')[0]);
  const expected = ['/tournament-history', `/player/${champion.id}`, `${COPA}/standings.csv`, 'groups', 'archive'];
  expect(places).toEqual(expect.arrayContaining(expected));
  await close();
});

test('a hidden player disappears from pages, files, previews and pictures within a minute', async ({ request }) => {
  const token = await idTokenOf(demoAdmins[0]?.email ?? '');
  const champion = await championOf(request);
  // A search page repeats the search text.
  const addresses = addressesOf(champion).filter((address) => !address.endsWith('.jpg') && !address.includes('?'));
  const hide = async (hidden: boolean) => {
    const data = { player: champion.id, hidden };
    const reply = await request.post('/api/players/hiding', { data, headers: { authorization: `Bearer ${token}` } });
    expect(reply.status()).toBe(200);
  };
  const naming = async () => {
    const answers = await Promise.all(addresses.map((address) => answerOf(request, address)));
    return addresses.filter((_address, index) => answers[index]?.includes(champion.nickname));
  };
  const picturesNow = () => Promise.all(PICTURES.map(async (address) => (await request.get(address)).body()));
  const preview = async () =>
    /property="og:image" content="([^"]+)/.exec(await answerOf(request, `${COPA}/standings`))?.[1];

  const before = { naming: await naming(), pictures: await picturesNow(), preview: await preview() };
  expect(before.naming.length).toBeGreaterThanOrEqual(5);
  const unchanged = async () => {
    const now = await picturesNow();
    return PICTURES.filter((_address, index) => before.pictures[index]?.equals(now[index] ?? Buffer.of()));
  };
  try {
    await hide(true);
    await expect.poll(naming, WITHIN_A_MINUTE).toEqual([]);
    expect((await request.get(`/player/${champion.id}`)).status()).toBe(404);
    expect(await answerOf(request, searchFor(champion))).not.toContain(champion.id);
    await expect.poll(unchanged, WITHIN_A_MINUTE).toEqual([]);
    await expect.poll(preview, WITHIN_A_MINUTE).not.toBe(before.preview);
    expect((await request.get(before.preview ?? '')).headers()['cache-control']).toBe('no-store');
  } finally {
    await hide(false);
  }
});
