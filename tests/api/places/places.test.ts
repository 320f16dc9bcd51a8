// What a private link leads to, for whom, and what it never says.
import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { linkHash } from '../../../functions/src/registrations/links.ts';
import { expectData, expectFailure } from '../../support/calls/expect.ts';
import { openDesk } from '../../support/desk.ts';
import { HASH } from '../../support/people/links.ts';
import { placeDocuments, placeLinks } from '../../support/places.ts';
import { type Fields, hoursFromNow, submission, tournamentRecord } from '../../support/records/records.ts';
import { holding } from '../../support/records/whole-store.ts';

const PROJECT = 'demo-api-places';
/** A token for each who holds a link. */
const token = (letter: string) => `${letter.repeat(21)}A`;
let holder = '';
let other = '';
let rejected = '';
const NEW = token('n');

const { api, call, clock, database, stored } = await openDesk(PROJECT, () => {
  const links = placeLinks();
  ({ holder, other, rejected } = links);
  return placeDocuments(links);
});

const send = (endpoint: string, body: Fields, headers: Record<string, string> = {}) =>
  api.call(endpoint, { body, headers });
const read = (link: string) => send('POST /places/read', { token: link });
const replace = (link: string) =>
  call('POST /registrations/link', {
    id: 'copa_10000001',
    createdAt: hoursFromNow(-1).toISOString(),
    token: link,
  });
const registration = (id: string) => stored(`registrations/${id}`);

describe('POST /places/read', () => {
  it('says how far the registration has come, and what it is drawn for', async () => {
    const match = { stage: 'Final', group: 'Sala', map: 'Bermuda' };
    const { date, registrationDeadline, name } = tournamentRecord();
    expectData(await read(holder), {
      status: 'approved',
      out: null,
      reason: null,
      createdAt: hoursFromNow(-1).toISOString(),
      decidedAt: hoursFromNow(-0.5).toISOString(),
      now: hoursFromNow(0).toISOString(),
      waiting: null,
      name: 'Nube',
      tournament: {
        id: 'copa',
        name,
        date: new Date(String(date)).toISOString(),
        endDate: null,
        registrationDeadline: new Date(String(registrationDeadline)).toISOString(),
      },
      entry: 'active',
      hasStandings: true,
      confirmations: [],
      consent: 'none',
      guardianAsked: null,
      guardianLinks: 0,
      teamLink: null,
      matches: [
        {
          ...match,
          id: 'primera',
          number: 1,
          startsAt: null,
          state: 'official',
          placement: 2,
          kills: 7,
          room: null,
        },
        {
          ...match,
          id: 'segunda',
          number: 2,
          startsAt: hoursFromNow(1).toISOString(),
          state: 'scheduled',
          placement: null,
          kills: null,
          room: { from: hoursFromNow(0.75).toISOString(), changedAt: null },
        },
      ],
      prizes: [],
    });
  });

  it('comes with its screen for the page that asks ahead of its code', async () => {
    const { body } = await read(holder);
    const opened = await send('POST /places/open', { token: holder });
    expectData(opened, { place: Object(body).data, screen: '<h1>Nube</h1>' });
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  it('is another registration by another link', async () => {
    const body = { data: { status: 'pending', name: 'Jugador ··0002', entry: null, matches: [] } };
    expect(await read(other)).toMatchObject({ status: 200, body });
  });

  it('says why to who was rejected, and nothing of the competition', async () => {
    const body = { data: { status: 'rejected', reason: 'Nivel', entry: null, matches: [] } };
    expect(await read(rejected)).toMatchObject({ status: 200, body });
  });

  it('holds nothing that the player typed but what they are called', async () => {
    const text = JSON.stringify((await read(holder)).body);
    for (const typed of ['10000001', 'Ana Pérez', 'ana@example.com', '55 1234']) expect(text).not.toContain(typed);
  });

  it('is the same answer for a link that never was, was replaced, or whose registration is erased', async () => {
    await replace(NEW);
    await call('DELETE /registrations/copa_10000002');
    const replies = await Promise.all([read(token('z')), read(holder), read(other)]);
    for (const reply of replies) expectFailure(reply, 404, 'link_not_found');
    const headersOf = ({ headers }: (typeof replies)[number]) =>
      [...headers].filter(([name]) => !['date', 'x-response-time'].includes(name));
    expect(replies.map(headersOf)).toEqual(replies.map(() => headersOf(replies[0] ?? expect.fail())));
    expect(await read(NEW)).toMatchObject({ status: 200 });
  });

  it('a shape that no link has is said beside the field', async () => {
    const fields = { token: 'Este enlace no está completo' };
    for (const wrong of ['', 'h', `${holder}A`, holder.replace('A', 'B')]) {
      expectFailure(await read(wrong), 400, 'invalid', fields);
    }
  });

  it('who tries many that lead nowhere is held up, and not who has a good one next door', async () => {
    const { hits } = limits.rate.linksPerAddress;
    const letters = 'abcdefgijklmpqstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
    const guesses = [...letters, 'ab', 'cd'].map((letter) => `${letter.repeat(21).slice(0, 21)}A`);
    for (const guess of guesses.slice(0, hits)) expect((await read(guess)).status).toBe(404);
    const held = await read(token('9'));
    expect(held).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(holder)).status).toBe(200);
  });

  it('one link is answered only so often', async () => {
    for (let asked = 0; asked < limits.linkPace.most; asked += 1) await read(other);
    expectFailure(await read(other), 429, 'rate_limited');
    expect((await read(holder)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 1_000);
    expect((await read(other)).status).toBe(200);
  });
});

describe('a registration with a link', () => {
  const sent = { ...submission({ freeFireId: '20000001' }), requestId: '33333333-3333-4333-8333-333333333333' };

  it('is held by whoever sent it, also where the answer was lost', async () => {
    for (const _ of [1, 2]) {
      expect(await send('POST /registrations', { ...sent, link: NEW })).toMatchObject({ status: 200 });
    }
    expect(await read(NEW)).toMatchObject({ status: 200, body: { data: { status: 'pending' } } });
  });

  it('the same try with another token leaves the first one', async () => {
    await send('POST /registrations', { ...sent, link: NEW });
    await send('POST /registrations', { ...sent, link: token('x') });
    expect([(await read(NEW)).status, (await read(token('x'))).status]).toEqual([200, 404]);
  });

  it('keeps nothing that the link could be made of', async () => {
    await send('POST /registrations', { ...sent, link: NEW });
    expect(await holding(PROJECT, [NEW, 'n'.repeat(21)])).toEqual([]);
  });

  it('one that comes without has none', async () => {
    await send('POST /registrations', sent);
    expect(await registration('copa_20000001')).toMatchObject({ link: '' });
  });

  it('is no part of what organisers read by the API', async () => {
    const reply = await call('GET /registrations/copa_10000001');
    expect(JSON.stringify(reply.body)).not.toContain(linkHash(HASH, holder));
  });

  it('moves with its ID, and is gone with who was rejected and registers again', async () => {
    const seen = { createdAt: hoursFromNow(-1).toISOString(), revision: 0 };
    await call('PATCH /registrations/fields', { ...seen, id: 'copa_10000001', freeFireId: '10000009' });
    expect((await read(holder)).status).toBe(200);
    await send('POST /registrations', submission({ freeFireId: '10000003', link: NEW }));
    expect([(await read(rejected)).status, (await read(NEW)).status]).toEqual([404, 200]);
  });
});

describe('POST /registrations/link', () => {
  it('is recorded once, by who made it and not by what it is', async () => {
    for (const _ of [1, 2]) expectData(await replace(NEW), { replaced: true });
    const { docs } = await database.collection('audit').get();
    expect(docs.map((one) => one.data())).toEqual([
      expect.objectContaining({ actor: 'admin', action: 'registration.link', before: {}, after: {} }),
    ]);
    expect(await holding(PROJECT, [NEW])).toEqual([]);
  });

  it('is for the registration that was seen', async () => {
    const createdAt = hoursFromNow(-2).toISOString();
    const reply = await call('POST /registrations/link', { id: 'copa_10000001', createdAt, token: NEW });
    expectFailure(reply, 409, 'edited_meanwhile');
    expect((await read(holder)).status).toBe(200);
  });

  it('of two at once one is good afterwards', async () => {
    await Promise.all([replace(NEW), replace(token('m'))]);
    const replies = await Promise.all([read(NEW), read(token('m')), read(holder)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});
