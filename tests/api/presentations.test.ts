// Public profiles of the team: shown only by their owner, and hidden at once.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { syncAdmins } from '../../functions/src/account/admin-sync.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import type { Reply } from '../fixtures/calls/api.ts';
import { expectData, expectFailure } from '../fixtures/calls/expect.ts';
import { people } from '../fixtures/people/people.ts';
import { NO_PICTURE, POSTER, pictureRecord } from '../fixtures/records/pictures.ts';
import { NOW } from '../fixtures/records/records.ts';

const ANA = { name: 'Ana', does: 'Arma las salas', picture: null };
const { api, call, database, recorded, sign } = await openAdminArea('demo-api-presentations', () => ({
  [`pictures/${POSTER}`]: pictureRecord(),
}));

afterEach(() => {
  vi.restoreAllMocks();
});

const show = (fields: object = {}, revision = 0) => call('PUT /team/presentation', { ...ANA, revision, ...fields });
const hide = () => call('DELETE /team/presentation');

async function shown(): Promise<Record<string, unknown>> {
  return (await database.doc('team/shown').get()).get('people') ?? {};
}

async function asOwner(endpoint: string, body?: unknown): Promise<Reply> {
  const token = await sign.in(people.owner);
  return api.call(endpoint, { token, body });
}

describe('a public profile', () => {
  it('starts hidden, then shows only its own fields, also after an edit', async () => {
    expect(await shown()).toEqual({});
    expectData(await show(), { shown: ANA, revision: 1 });
    const [[id, stored] = []] = Object.entries(await shown());
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(stored).toEqual({ ...ANA, since: NOW.toISOString() });
    expect(await recorded()).toEqual(['admin presentation.show admin']);
    const { data } = Object((await call('GET /auth/admin/users')).body);
    expect(data.items).toMatchObject([{ uid: 'admin', shownAs: id }]);
    const changed = { ...ANA, does: 'Transmite' };
    for (const _ of [1, 2]) expectData(await show(changed, 1), { shown: changed, revision: 2 });
    expect(await shown()).toEqual({ [String(id)]: { ...changed, since: NOW.toISOString() } });
    expect(await recorded()).toHaveLength(2);
  });

  it('is hidden at once, and an outdated request does not restore it', async () => {
    await show();
    expectData(await hide(), { shown: null, revision: 2 });
    expect(await shown()).toEqual({});
    for (const revision of [0, 1]) expectFailure(await show({}, revision), 409, 'edit_conflict');
    expect(await shown()).toEqual({});
    const { docs } = await database.collection('audit').get();
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain(ANA.name);
  });

  it('refuses empty or long texts and a missing picture', async () => {
    for (const [fields, wrong] of [
      [{ name: '  ' }, { name: 'Escribe cómo quieres que te conozcan' }],
      [{ name: 'a'.repeat(41) }, { name: 'Usa 40 caracteres como máximo' }],
      [{ does: '' }, { does: 'Escribe qué haces en la comunidad' }],
      [{ does: 'a'.repeat(81) }, { does: 'Usa 80 caracteres como máximo' }],
      [{ picture: NO_PICTURE }, { picture: 'Esta imagen ya no está. Súbela de nuevo.' }],
    ] as const) {
      expectFailure(await show(fields), 400, 'invalid', wrong);
    }
    expect(await shown()).toEqual({});
  });
});

it('the picture of a public profile is public only while the profile is shown', async () => {
  const picture = async () => (await api.call(`GET /pictures/${POSTER}/small`)).status;
  expect(await picture()).toBe(404);
  await show({ picture: POSTER });
  expect(await picture()).toBe(200);
  await hide();
  expect(await picture()).toBe(404);
});

describe('a shown profile', () => {
  afterEach(async () => void (await sign.in(people.admin)));

  it('is hidden by the owner, and an outdated edit does not restore it', async () => {
    await show();
    expectData(await asOwner('DELETE /team/presentations/nadie'), { id: 'nadie' });
    const [id] = Object.keys(await shown());
    expectData(await asOwner(`DELETE /team/presentations/${id}`), { id });
    expect(await shown()).toEqual({});
    expect(await recorded()).toContain('owner presentation.hide admin');
    expectFailure(await show({ name: 'Otra' }, 1), 409, 'edit_conflict');
  });

  it('is hidden when the account’s role is revoked', async () => {
    await show();
    await asOwner('POST /auth/admin/revoke-account', { uid: 'admin' });
    expect(await shown()).toEqual({});
  });

  it('is hidden when the account gets its role again under another address', async () => {
    await show();
    await sign.auth.updateUser('admin', { email: 'otra@example.com', emailVerified: true });
    expect((await asOwner('POST /auth/admin/set-claim', { email: 'otra@example.com' })).status).toBe(200);
    expect(await shown()).toEqual({});
  });

  it.each([
    ['is disabled', () => sign.auth.updateUser('admin', { disabled: true })],
    ['is deleted', () => sign.auth.deleteUser('admin')],
    ['loses its claim', () => sign.auth.setCustomUserClaims('admin', {})],
    ['has another address', () => sign.auth.updateUser('admin', { email: 'otra@example.com' })],
  ])('is hidden by the sync once its account %s', async (_how, happens) => {
    await show();
    await happens();
    await syncAdmins(api.context());
    expect(await shown()).toEqual({});
  });
});
