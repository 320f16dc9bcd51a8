import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import type { Reply } from '../../fixtures/calls/api.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import { competitionDocuments } from '../../fixtures/records/competition-records.ts';
import { NO_PICTURE, PNG, POSTER, pictureRecord } from '../../fixtures/records/pictures.ts';
import { hoursFromNow, tournamentDocuments, write } from '../../fixtures/records/records.ts';
import { demandResults } from '../../fixtures/records/stored-results.ts';

const SCREENSHOT = '11111111111111111111111111111111-1600x720';
const OF_DRAFT = '22222222222222222222222222222222-800x800';

const { admin, api, call, database, everything, expectRefused, recorded, sign, stored } = await openAdminArea(
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

const post = (form: FormData) => api.call('POST /pictures', { token: admin, form });

function formOf(
  content: Uint8Array<ArrayBuffer>,
  { name = 'file', filename = 'foto.png', type = 'image/png' } = {},
): FormData {
  const data = new FormData();
  data.set(name, new File([content], filename, { type }));
  return data;
}

const idOf = ({ body }: Reply) => z.object({ data: z.object({ id: z.string() }) }).parse(body).data.id;
const show = (id: string, token?: string, size = 'small') => api.call(`GET /pictures/${id}/${size}`, { token });
const expectHidden = async (id: string) => expectFailure(await show(id), 404, 'not_found');
const publicTable = async () => JSON.stringify(await demandResults(database, 'copa'));

describe('an uploaded picture', () => {
  it('is stored and audited once in four sizes, also for simultaneous uploads', async () => {
    const sent = () => post(formOf(PNG, { filename: '../../malo.svg', type: 'image/svg+xml' }));
    const [id = '', ...same] = (await Promise.all([1, 2, 3].map(sent))).map(idOf);
    expect(id).toMatch(/^[0-9a-f]{32}-120x150$/);
    expect(same).toEqual([id, id]);
    expect(Object.keys((await stored(`pictures/${id}`))?.sizes).sort()).toEqual(['icon', 'large', 'medium', 'small']);
    expect(await recorded()).toEqual([`admin upload.create ${id}`]);
    expect((await show(id, admin)).headers.get('content-type')).toBe('image/webp');
  });

  it('over 5 MB is refused, also without a stated size', async () => {
    const large = formOf(Buffer.concat([PNG, Buffer.alloc(limits.uploadBytes)]));
    const before = await everything();
    expectFailure(await post(large), 413, 'too_large');
    const { body, headers } = new Response(large);
    const sent: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${admin}`, 'content-type': headers.get('content-type') ?? '' },
      duplex: 'half',
    };
    const { status } = await fetch(`${api.origin}/api/pictures`, sent);
    expect([status, await everything()]).toEqual([413, before]);
  });

  it('is refused if it is truncated, in another field, text, or one of two', async () => {
    const unreadable = { file: expect.stringContaining('No pudimos leer esta imagen') };
    await expectRefused(() => post(formOf(PNG.subarray(0, 60))), 400, 'invalid', unreadable);
    expect(api.logged).toEqual([]);
    const MISSING = { file: 'Elige una imagen' };
    const unasked = { ...MISSING, foto: 'Este dato no se puede enviar aquí' };
    await expectRefused(() => post(formOf(PNG, { name: 'foto' })), 400, 'invalid', unasked);
    const text = new FormData();
    text.set('file', 'https://example.com/foto.png');
    await expectRefused(() => post(text), 400, 'invalid', MISSING);
    const two = formOf(PNG);
    two.append('file', new File([PNG], 'otra.png'));
    await expectRefused(() => post(two), 400, 'malformed');
  });

  it.each(['image/png', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'is refused if its body is not a form, with content type %s',
    async (type) => {
      const sent = { token: admin, raw: '{"file":"x"}', headers: { 'content-type': type } };
      await expectRefused(() => api.call('POST /pictures', sent), 400, 'malformed');
    },
  );
});

describe('a picture', () => {
  it('is public and cacheable as the poster of a published tournament', async () => {
    const sizes = { icon: 'cuadrada', small: 'pequeña', medium: 'mediana', large: 'grande' };
    for (const [size, content] of Object.entries(sizes)) {
      const { status, headers, body } = await show(POSTER, undefined, size);
      expect([status, body, headers.get('content-type')]).toEqual([200, content, 'image/webp']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=300, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('vary')).toContain('Authorization');
    }
  });

  it.each([
    ['the poster of a draft', OF_DRAFT, 200],
    ['a screenshot', SCREENSHOT, 200],
    ['missing', NO_PICTURE, 404],
  ])('that is %s returns the same uncached 404 to visitors and players', async (_what, id, toAdmin) => {
    for (const token of [undefined, await sign.in(people.player)]) {
      const reply = await show(id, token);
      expectFailure(reply, 404, 'not_found');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    const { status, headers } = await show(id, admin);
    expect([status, headers.get('cache-control')]).toEqual([toAdmin, 'no-store']);
  });

  it('is hidden from visitors once no published tournament uses it', async () => {
    await call('POST /tournaments', { name: 'Otra', poster: POSTER, status: 'published' });
    await call('PUT /tournaments/copa', { poster: null });
    expect((await show(POSTER)).status).toBe(200);
    await call('PUT /tournaments/torneo-otra', { status: 'draft' });
    await expectHidden(POSTER);
    expect((await show(POSTER, admin)).status).toBe(200);
  });

  it('is public while it is a sponsor’s', async () => {
    const sponsor = { name: 'Tienda', picture: SCREENSHOT, website: 'https://tienda.example/' };
    expect((await call('PUT /tournaments/copa', { sponsor })).body).toMatchObject({ data: { sponsor } });
    expect((await api.call('GET /tournaments/copa')).body).toMatchObject({ data: { sponsor } });
    expect((await show(SCREENSHOT)).status).toBe(200);
    await call('PUT /tournaments/copa', { sponsor: null });
    await expectHidden(SCREENSHOT);
  });
});

it.each([
  ['POST /tournaments', { name: 'X', poster: NO_PICTURE }, 'poster'],
  ['PUT /tournaments/copa', { poster: NO_PICTURE }, 'poster'],
  ['PUT /tournaments/copa', { sponsor: { name: 'X', picture: NO_PICTURE, website: '' } }, 'sponsor.picture'],
  ['PUT /competitions/copa/matches/primera/picture', { picture: NO_PICTURE, from: null }, 'picture'],
  ['PUT /competitions/copa/entries/leones/emblem', { emblem: NO_PICTURE, from: null }, 'emblem'],
])('refuses to attach a missing picture: %s %j', async (endpoint, body, field) => {
  await expectRefused(() => call(endpoint, body), 400, 'invalid', {
    [field]: 'Esta imagen ya no está. Súbela de nuevo.',
  });
});

it('a match’s screenshot stays out of the public table, and outdated changes conflict', async () => {
  const change = (picture: string | null, from: string | null) =>
    call('PUT /competitions/copa/matches/primera/picture', { picture, from });
  expect((await change(SCREENSHOT, null)).body).toMatchObject({ data: { picture: SCREENSHOT, revision: 1 } });
  expect((await stored(`pictures/${SCREENSHOT}`))?.keptAt.toDate()).toEqual(hoursFromNow(0));
  expect(await publicTable()).not.toContain(SCREENSHOT);
  expectFailure(await change(OF_DRAFT, null), 409, 'edit_conflict');
  expect((await change(OF_DRAFT, SCREENSHOT)).status).toBe(200);
  expect((await change(null, OF_DRAFT)).body).toMatchObject({ data: { picture: null } });
});

describe('an emblem', () => {
  const change = (emblem: string | null, from: string | null) =>
    call('PUT /competitions/copa/entries/leones/emblem', { emblem, from });

  it('is public only while it is in the table, and outdated changes conflict', async () => {
    await expectHidden(SCREENSHOT);
    expect((await change(SCREENSHOT, null)).body).toMatchObject({ data: { emblem: SCREENSHOT } });
    expectFailure(await change(OF_DRAFT, null), 409, 'edit_conflict');
    expect(await recorded()).toEqual(['admin entry.emblem copa/leones']);
    expect(await publicTable()).toContain(SCREENSHOT);
    expect((await show(SCREENSHOT, undefined, 'icon')).body).toBe('cuadrada');
    expect((await change(null, SCREENSHOT)).body).toMatchObject({ data: { emblem: null } });
    expect(await publicTable()).not.toContain(SCREENSHOT);
    await expectHidden(SCREENSHOT);
  });

  it.each([
    ['a draft', { status: 'draft', publishedAt: null }],
    ['another published tournament', {}],
  ])('is public while it is in a published table, although %s has it too', async (_what, fields) => {
    await change(SCREENSHOT, null);
    // Ids before and after this one, because a query returns them in this order.
    for (const id of ['anterior', 'zarpazo']) {
      const emblem = { emblems: [SCREENSHOT] };
      await write(database, { ...tournamentDocuments(id, fields), [`results/${id}/groups/sala`]: emblem });
    }
    expect((await show(SCREENSHOT, undefined, 'icon')).body).toBe('cuadrada');
  });

  it('is hidden from visitors when its tournament becomes a draft', async () => {
    await change(SCREENSHOT, null);
    await call('PUT /tournaments/copa', { status: 'draft' });
    await expectHidden(SCREENSHOT);
  });

  it('is hidden from visitors once a player of its entry is hidden', async () => {
    await change(SCREENSHOT, null);
    const { name, revision } = (await stored('competitions/copa/entries/leones')) ?? {};
    const players = [{ nickname: 'leones', freeFireId: '1234567890' }];
    const rest = { status: 'active', keepsPoints: true, aliases: [], expectedRevision: revision };
    await call('PUT /competitions/copa/entries/leones', { name, players, ...rest });
    await call('POST /players/hiding', { player: '1234567890', hidden: true });
    expect(await publicTable()).not.toContain(SCREENSHOT);
    await expectHidden(SCREENSHOT);
  });
});
