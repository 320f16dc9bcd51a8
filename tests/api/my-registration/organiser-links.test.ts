// Links that an organiser made: what they can't be used for before their holder opened them, and what the log says.
import { describe, expect, it } from 'vitest';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, linkOf, registered, registrationDocuments, tokenOf } from '../../fixtures/people/links.ts';
import { from } from '../../fixtures/people/origins.ts';
import { people } from '../../fixtures/people/people.ts';
import { adminRecord } from '../../fixtures/people/roles.ts';
import { type Fields, hoursFromNow, registrationOf, write } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-organiser-links';
const ID = 'copa_10000001';
const OFFICE = from('198.51.100.20');
const PHONE = from('203.0.113.7');
let former = '';

const { api, audits, clock, database, sign, stored } = await openApi(PROJECT, () => {
  former = linkOf('f');
  const links = { holder: former, other: linkOf('o'), rejected: linkOf('r') };
  return {
    'admins/moderator': adminRecord('moderator', { role: 'moderator' }),
    ...registrationDocuments(links),
    ...registered('10000001', former, {
      status: 'approved',
      decidedAt: hoursFromNow(-0.5),
      guardian: { name: 'Rosa Pérez', contact: 'rosa@example.com' },
      team: { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: '10000008' }] },
    }),
  };
});
const moderator = await sign.in(people.moderator);

/** A call of the moderator's account. */
const manage = (endpoint: string, body: Fields, headers = {}) =>
  api.call(`POST /registrations/${endpoint}`, { token: moderator, body, headers: { ...OFFICE, ...headers } });
const make = async (kind: 'link' | 'guardian-link') => tokenOf(await manage(kind, { id: ID }));
const send = (endpoint: string, body: Fields, headers: Record<string, string>) =>
  api.call(`POST /${endpoint}`, { body, headers });
const registration = () => stored(`registrations/${ID}`);
const match = { matchId: 'segunda' };

/** Calls that only the holder of a link may make. */
const forPlayer: [string, Fields][] = [
  ['my-registration/room', match],
  ['my-registration/guardian', { number: 0 }],
  ['my-registration/team', { number: 0 }],
  ['my-registration/prize', { prizeId: 'uno', received: true }],
  ['my-registration/erase', {}],
];
const forGuardian: [string, Fields][] = [
  ['guardians/answer', { given: true }],
  ['guardians/erase', {}],
];

it.each(['link', 'guardian-link'])('a moderator cannot choose the token of a new %s', async (endpoint) => {
  const reply = await manage(endpoint, { id: ID, token: linkOf('m') });
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(await registration()).toMatchObject({ link: linkHash(HASH, former), guardianLink: '' });
  expect(await audits()).toEqual([]);
});

it.each(['link', 'guardian-link'] as const)(
  'a moderator gets the token of a new %s, again by the same key, and nothing stores the network',
  async (endpoint) => {
    const key = { 'idempotency-key': '44444444-4444-4444-8444-444444444444' };
    const [first, again] = [await manage(endpoint, { id: ID }, key), await manage(endpoint, { id: ID }, key)];
    expect(tokenOf(again)).toBe(tokenOf(first));
    expect(await make(endpoint)).not.toBe(tokenOf(first));
    expect(await audits()).toHaveLength(2);
    expect(await holding(PROJECT, ['198.51.100.20'])).toEqual([]);
  },
);

describe('a link that only the moderator’s network has used', () => {
  it('reads the registration, but cannot read a room, make other links or erase', async () => {
    const link = await make('link');
    clock.now = hoursFromNow(0.8);
    expect((await send('my-registration/read', { token: link }, OFFICE)).status).toBe(200);
    const before = await registration();
    for (const [endpoint, body] of forPlayer) {
      expectFailure(await send(endpoint, { ...body, token: link }, OFFICE), 409, 'link_unopened');
    }
    expect(await registration()).toEqual(before);
    expect((await stored('rooms/copa_segunda'))?.seen).not.toMatchObject({ leones: expect.anything() });
  });

  it('cannot answer as the guardian or erase', async () => {
    const link = await make('guardian-link');
    expect((await send('guardians/read', { token: link }, OFFICE)).status).toBe(200);
    const before = await registration();
    for (const [endpoint, body] of forGuardian) {
      expectFailure(await send(endpoint, { ...body, token: link }, OFFICE), 409, 'link_unopened');
    }
    expect(await registration()).toEqual(before);
  });

  it('stays so when the moderator calls from elsewhere with their account', async () => {
    const link = await make('link');
    const reply = await api.call('POST /my-registration/erase', {
      token: moderator,
      body: { token: link },
      headers: PHONE,
    });
    expectFailure(reply, 409, 'link_unopened');
    expectFailure(await send('my-registration/erase', { token: link }, OFFICE), 409, 'link_unopened');
  });

  it('names its maker in the log of what it may do', async () => {
    const link = await make('link');
    expect((await send('my-registration/leave', { token: link }, OFFICE)).status).toBe(200);
    const record = { actor: 'player', linkMadeBy: 'moderator' };
    expect(await audits('registration.leave')).toEqual([expect.objectContaining(record)]);
  });
});

describe('a link that its holder has opened', () => {
  it('reads a room, makes other links and erases, on the first tap and from anywhere', async () => {
    const link = await make('link');
    clock.now = hoursFromNow(0.8);
    expect((await send('my-registration/room', { ...match, token: link }, PHONE)).status).toBe(200);
    expect((await registration())?.linkMaker).toEqual({ uid: 'moderator', readers: [], networks: [] });
    expect((await send('my-registration/team', { token: link, number: 0 }, OFFICE)).status).toBe(200);
    expectData(await send('my-registration/erase', { token: link }, OFFICE), { erased: true });
    const record = { actor: 'player', after: null, linkMadeBy: 'moderator' };
    expect(await audits('registration.delete')).toEqual([expect.objectContaining(record)]);
  });

  it('answers as the guardian, which the log says with its maker', async () => {
    const link = await make('guardian-link');
    expectData(await send('guardians/answer', { token: link, given: true }, PHONE), { answered: true });
    expect(await registration()).toMatchObject({ consent: { given: true, way: 'team_link' } });
    const record = { actor: 'guardian', linkMadeBy: 'moderator' };
    expect(await audits('registration.consent')).toEqual([expect.objectContaining(record)]);
  });

  it('sends a guardian’s link whose answer names the maker too', async () => {
    const link = await make('link');
    const { body } = await send('my-registration/guardian', { token: link, number: 0 }, PHONE);
    const token = String(Object(body).data.link);
    expectData(await send('guardians/answer', { token, given: true }, PHONE), { answered: true });
    const record = { actor: 'guardian', linkMadeBy: 'moderator' };
    expect(await audits('registration.consent')).toEqual([expect.objectContaining(record)]);
  });

  it('has to be opened anew after the moderator has made another', async () => {
    await send('my-registration/read', { token: await make('link') }, PHONE);
    const next = await make('link');
    expectFailure(await send('my-registration/erase', { token: next }, OFFICE), 409, 'link_unopened');
  });
});

describe('the link of a registration that came without one', () => {
  const OTHER_OFFICE = from('198.51.100.99');
  const CAME = 'copa_10000005';
  const read = async (token: string, headers: Record<string, string>) => {
    const { body } = await api.call('POST /registrations/links', { token, body: { ids: [CAME, ID] }, headers });
    return Object(body).data.links;
  };

  it('is shown to organisers until its holder has opened it, and is stored as a hash', async () => {
    await write(database, registrationOf('10000005'));
    const [made, own] = await read(moderator, OFFICE);
    expect([made.id, own]).toEqual([CAME, { id: ID, token: null }]);
    expect(await read(moderator, OFFICE)).toEqual([made, own]);
    expect(await read(await sign.in(people.admin), OTHER_OFFICE)).toEqual([made, own]);
    expect((await stored(`registrations/${CAME}`))?.link).toBe(linkHash(HASH, made.token));
    expect(await holding(PROJECT, [made.token, '198.51.100.20', '198.51.100.99'])).toEqual([]);
    expect((await audits('registration.link')).map(({ actor }) => actor).toSorted()).toEqual(['admin', 'moderator']);
    expect((await send('my-registration/read', { token: made.token }, PHONE)).status).toBe(200);
    expect(await read(moderator, OFFICE)).toEqual([{ id: CAME, token: null }, own]);
  });

  it('cannot be opened from the network of any organiser who read it', async () => {
    await write(database, registrationOf('10000005'));
    const [{ token }] = await read(moderator, OFFICE);
    await read(await sign.in(people.admin), OTHER_OFFICE);
    for (const office of [OFFICE, OTHER_OFFICE]) {
      expectFailure(await send('my-registration/erase', { token }, office), 409, 'link_unopened');
    }
  });
});

it('a player’s own link works from the moderator’s network, and its log names no maker', async () => {
  expectData(await send('my-registration/erase', { token: former }, OFFICE), { erased: true });
  const [record] = await audits('registration.delete');
  expect(record).not.toHaveProperty('linkMadeBy');
  expect((await database.doc(`registrations/${ID}`).get()).exists).toBe(false);
});
