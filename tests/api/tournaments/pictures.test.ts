import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { limits } from '@arena/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { type Reply, startApi, type TestApi } from '../../fixtures/calls/api.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { people, signInOn } from '../../fixtures/people/people.ts';
import { competitionDocuments } from '../../fixtures/records/competition-records.ts';
import { NO_PICTURE, PNG, POSTER, pictureRecord } from '../../fixtures/records/pictures.ts';
import { hoursFromNow, tournamentDocuments } from '../../fixtures/records/records.ts';
import { demandResults } from '../../fixtures/records/stored-results.ts';

const SCREENSHOT = '11111111111111111111111111111111-1600x720';
const OF_DRAFT = '22222222222222222222222222222222-800x800';

const { admin, api, call, database, everything, expectRefused, recorded, sign } = await openAdminArea(
  'demo-api-pictures',
  () => ({
    ...tournamentDocuments('copa', { poster: POSTER }),
    ...tournamentDocuments('secreta', { poster: OF_DRAFT, status: 'draft', publishedAt: null }),
    ...competitionDocuments,
    [`pictures/${POSTER}`]: pictureRecord(),
    [`pictures/${OF_DRAFT}`]: pictureRecord(),
    [`pictures/${SCREENSHOT}`]: pictureRecord({ keptAt: hoursFromNow(-24) }),
  }),
);

afterEach(() => {
  vi.restoreAllMocks();
});

interface Sent {
  to?: TestApi;
  as?: string | undefined;
  headers?: Record<string, string>;
}

async function post(body: BodyInit, { to = api, as = admin, headers = {} }: Sent = {}) {
  const response = await fetch(`${to.origin}/api/pictures`, {
    method: 'POST',
    body,
    headers: { ...(as === '' ? {} : { authorization: `Bearer ${as}` }), ...headers },
  });
  const reply: Reply = { status: response.status, headers: response.headers, body: await response.json() };
  return reply;
}

function form(content: Uint8Array<ArrayBuffer>, { name = 'file', filename = 'foto.png', type = 'image/png' } = {}) {
  const data = new FormData();
  data.set(name, new File([content], filename, { type }));
  return data;
}

const idOf = ({ body }: Reply) => z.object({ data: z.object({ id: z.string() }) }).parse(body).data.id;
const picture = (id: string) => database.doc(`pictures/${id}`);
const keptAt = async (id: string) => (await picture(id).get()).get('keptAt')?.toDate();

async function show(id: string, as?: 'admin' | 'player', size = 'small') {
  const token = as === undefined ? undefined : await sign.in(people[as]);
  return api.call(`GET /pictures/${id}/${size}`, { token });
}

describe('a picture that is sent', () => {
  it('is kept in four sizes, whatever it is called, and recorded', async () => {
    const id = idOf(await post(form(PNG, { filename: '../../malo.svg', type: 'image/svg+xml' })));
    expect(id).toMatch(/^[0-9a-f]{32}-120x150$/);
    expect(Object.keys((await picture(id).get()).get('sizes')).sort()).toEqual(['icon', 'large', 'medium', 'small']);
    expect(await recorded()).toEqual([`admin upload.create ${id}`]);
    expect((await show(id, 'admin')).headers.get('content-type')).toBe('image/webp');
  });

  it('again is the same one, even at the same time, and recorded once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(form(PNG))));
    const [id = ''] = replies.map(idOf);
    const before = await everything();
    expect(idOf(await post(form(PNG)))).toBe(id);
    expect(await everything()).toEqual(before);
    expect(await recorded()).toHaveLength(1);
  });

  it('over 5 MB is refused, also without a stated size', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(limits.uploadBytes)]);
    const before = await everything();
    expectFailure(await post(form(large)), 413, 'too_large');
    const data = new Response(form(large));
    const headers = { 'content-type': data.headers.get('content-type') ?? '' };
    const sent: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: data.body,
      headers: { authorization: `Bearer ${admin}`, ...headers },
      duplex: 'half',
    };
    const { status } = await fetch(`${api.origin}/api/pictures`, sent);
    expect([status, await everything()]).toEqual([413, before]);
  });
});

describe("refused pictures, which aren't stored", () => {
  const MISSING = { file: 'Elige una imagen' };

  it('half a picture, a file of another name, a text, none, two', async () => {
    const unreadable = { file: expect.stringContaining('No pudimos leer esta imagen') };
    await expectRefused(() => post(form(PNG.subarray(0, 60))), 400, 'invalid', unreadable);
    expect(api.logged).toEqual([]);
    const text = new FormData();
    text.set('file', 'https://example.com/foto.png');
    const two = form(PNG);
    two.append('file', new File([PNG], 'otra.png'));
    const unasked = { ...MISSING, foto: 'Este dato no se puede enviar aquí' };
    await expectRefused(() => post(form(PNG, { name: 'foto' })), 400, 'invalid', unasked);
    await expectRefused(() => post(text), 400, 'invalid', MISSING);
    await expectRefused(() => post(two), 400, 'malformed');
  });

  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  it.each([
    ['a picture that is no form', PNG, { 'content-type': 'image/png' }],
    ['JSON', '{"file":"x"}', { 'content-type': 'application/json' }],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['a form that never begins', 'nothing', multipart],
  ])('%s', async (_name, body, headers) => {
    await expectRefused(() => post(body, { headers }), 400, 'malformed');
  });
});

describe('behind the functions framework, which reads the body first', () => {
  const frame = (app: RequestListener): RequestListener => {
    return async (request, response) => {
      const rawBody = await buffer(request);
      delete request.headers['content-length'];
      app(Object.assign(request, { rawBody }), response);
    };
  };
  let framed: TestApi;
  beforeAll(async () => {
    framed = await startApi('demo-api-pictures-framed', { frame });
  });
  afterAll(() => framed.close());

  it('a picture is kept, and one that is too large refused', async () => {
    const as = await signInOn(framed.firebase).in(people.admin);
    expect((await post(form(PNG), { to: framed, as })).status).toBe(200);
    const large = form(Buffer.concat([PNG, Buffer.alloc(limits.uploadBytes + limits.bodyBytes)]));
    expectFailure(await post(large, { to: framed, as }), 413, 'too_large');
  });
});

describe('readers of a picture', () => {
  it('anybody, where it is the poster of a published tournament, for as long as they like', async () => {
    for (const [size, content] of Object.entries({
      icon: 'cuadrada',
      small: 'pequeña',
      medium: 'mediana',
      large: 'grande',
    })) {
      const { status, headers, body } = await show(POSTER, undefined, size);
      expect([status, body, headers.get('content-type')]).toEqual([200, content, 'image/webp']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=300, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('vary')).toContain('Authorization');
    }
  });

  it.each([
    ['the poster of a draft', OF_DRAFT],
    ['a screenshot', SCREENSHOT],
    ['none at all', NO_PICTURE],
  ])('only admins, while it is %s: others get the same 404 as for none', async (_what, id) => {
    for (const as of [undefined, 'player'] as const) {
      const reply = await show(id, as);
      expectFailure(reply, 404, 'not_found');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    const { status, headers } = await show(id, 'admin');
    expect([status, headers.get('cache-control')]).toEqual([id === NO_PICTURE ? 404 : 200, 'no-store']);
  });

  it('no visitor, once its tournament is withdrawn', async () => {
    await call('PUT /tournaments/copa', { status: 'draft' });
    expectFailure(await show(POSTER), 404, 'not_found');
    expect((await show(POSTER, 'admin')).status).toBe(200);
  });

  it('anybody still, where another published tournament has it too', async () => {
    await call('POST /tournaments', { name: 'Otra', poster: POSTER, status: 'published' });
    await call('PUT /tournaments/copa', { poster: null });
    expect((await show(POSTER)).status).toBe(200);
  });
});

describe('a picture that is being attached', () => {
  const GONE = 'Esta imagen ya no está. Súbela de nuevo.';
  const sponsored = { sponsor: { name: 'Tienda', picture: NO_PICTURE, website: 'https://tienda.example/' } };

  it.each([
    ['POST /tournaments', { name: 'X', poster: NO_PICTURE }, 'poster'],
    ['PUT /tournaments/copa', { poster: NO_PICTURE }, 'poster'],
    ['PUT /tournaments/copa', sponsored, 'sponsor.picture'],
    ['PUT /competitions/copa/matches/primera/picture', { picture: NO_PICTURE, from: null }, 'picture'],
    ['PUT /competitions/copa/entries/leones/emblem', { emblem: NO_PICTURE, from: null }, 'emblem'],
  ])('has to be there: %s %j', async (endpoint, body, field) => {
    await expectRefused(() => call(endpoint, body), 400, 'invalid', { [field]: GONE });
  });

  const match = '/competitions/copa/matches/primera/picture';

  it('is a match’s screenshot, another one, and none again; never unseen', async () => {
    const change = (picture: string | null, from: string | null) => call(`PUT ${match}`, { picture, from });
    expect((await change(SCREENSHOT, null)).body).toMatchObject({ data: { picture: SCREENSHOT, revision: 1 } });
    expect(await keptAt(SCREENSHOT)).toEqual(hoursFromNow(0));
    expectFailure(await change(OF_DRAFT, null), 409, 'edit_conflict');
    expect((await change(OF_DRAFT, SCREENSHOT)).status).toBe(200);
    expect((await change(null, OF_DRAFT)).body).toMatchObject({ data: { picture: null } });
    expect(JSON.stringify(await demandResults(database, 'copa'))).not.toContain(SCREENSHOT);
  });
});

describe('an emblem', () => {
  const at = '/competitions/copa/entries/leones/emblem';
  const change = (emblem: string | null, from: string | null) => call(`PUT ${at}`, { emblem, from });

  it('stands in the table, where everybody sees it, and is taken off again; never unseen', async () => {
    expectFailure(await show(SCREENSHOT), 404, 'not_found');
    expect((await change(SCREENSHOT, null)).body).toMatchObject({ data: { emblem: SCREENSHOT } });
    expect((await change(SCREENSHOT, null)).status).toBe(200);
    expectFailure(await change(OF_DRAFT, null), 409, 'edit_conflict');
    expect(await recorded()).toEqual(['admin entry.emblem copa/leones']);
    expect(JSON.stringify(await demandResults(database, 'copa'))).toContain(SCREENSHOT);
    expect((await show(SCREENSHOT, undefined, 'icon')).body).toBe('cuadrada');

    expect((await change(null, SCREENSHOT)).body).toMatchObject({ data: { emblem: null } });
    expect(JSON.stringify(await demandResults(database, 'copa'))).not.toContain(SCREENSHOT);
    expectFailure(await show(SCREENSHOT), 404, 'not_found');
  });

  it('is gone for visitors with its tournament', async () => {
    await change(SCREENSHOT, null);
    await call('PUT /tournaments/copa', { status: 'draft' });
    expectFailure(await show(SCREENSHOT), 404, 'not_found');
  });

  it('is gone for visitors once a player of its entry is hidden', async () => {
    await change(SCREENSHOT, null);
    const entry = await database.doc('competitions/copa/entries/leones').get();
    const freeFireId = '1234567890';
    await call('PUT /competitions/copa/entries/leones', {
      name: entry.get('name'),
      players: [{ nickname: 'leones', freeFireId }],
      status: 'active',
      keepsPoints: true,
      aliases: [],
      expectedRevision: entry.get('revision'),
    });
    await call('POST /players/hiding', { player: freeFireId, hidden: true });
    expect(JSON.stringify(await demandResults(database, 'copa'))).not.toContain(SCREENSHOT);
    expectFailure(await show(SCREENSHOT), 404, 'not_found');
  });
});

describe('a sponsor', () => {
  const sponsor = { name: 'Tienda', picture: SCREENSHOT, website: 'https://tienda.example/' };

  it('has a picture, which everybody sees', async () => {
    expect((await call('PUT /tournaments/copa', { sponsor })).body).toMatchObject({ data: { sponsor } });
    expect((await api.call('GET /tournaments/copa')).body).toMatchObject({ data: { sponsor } });
    expect((await show(SCREENSHOT)).status).toBe(200);
    await call('PUT /tournaments/copa', { sponsor: null });
    expectFailure(await show(SCREENSHOT), 404, 'not_found');
  });
});
