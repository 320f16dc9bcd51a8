// The view of a private link, by holder, and the data it never contains.
import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, playerLinks, registrationDocuments, tokenOf } from '../../fixtures/people/links.ts';
import { beforeDraw } from '../../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, submission, tournamentRecord, write } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';
import { KEY } from '../../fixtures/resources/resource.ts';

const PROJECT = 'demo-api-places';
/** A token for each who holds a link. */
const token = (letter: string) => `${letter.repeat(21)}A`;
let holder = '';
let other = '';
let rejected = '';
const NEW = token('n');

const { audits, call, database, visit } = await openAdminArea(PROJECT, () => {
  const links = playerLinks();
  ({ holder, other, rejected } = links);
  return registrationDocuments(links);
});

const read = (link: string) => visit('POST /my-registration/read', { token: link });
const register = (body: Fields) => visit('POST /registrations', body);
const replace = (headers?: Record<string, string>) =>
  call('POST /registrations/link', { id: 'copa_10000001' }, headers);

describe('POST /my-registration/read', () => {
  it('returns the status, the tournament and the matches of the registration', async () => {
    const match = { stage: 'Final', group: 'Sala', slot: 1, map: 'Bermuda' };
    const unplayed = { state: 'scheduled', placement: null, kills: null };
    const { date, registrationDeadline, name } = tournamentRecord();
    expectData(await read(holder), {
      status: 'approved',
      out: null,
      playersChange: null,
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
      entryId: 'leones',
      lobby: { slot: 1, names: ['leones', 'pumas', 'Jugador'] },
      hasStandings: true,
      confirmations: [],
      consent: 'none',
      guardianAsked: null,
      guardianLinks: 0,
      isConsentCarried: false,
      teamLink: null,
      matches: [
        { ...match, id: 'primera', number: 1, startsAt: null, state: 'official', placement: 2, kills: 7, room: null },
        {
          ...match,
          ...unplayed,
          id: 'segunda',
          number: 2,
          startsAt: hoursFromNow(1).toISOString(),
          room: { from: hoursFromNow(0.75).toISOString(), changedAt: null },
        },
      ],
      prizes: [],
      standing: {
        stage: 'Final',
        rank: 1,
        of: 3,
        points: 16,
        isTied: false,
        isTeam: false,
        next: null,
        outcome: 'open',
      },
      finalResult: null,
    });
  });

  it('equals the data of POST /my-registration/open, which adds the rendered screen', async () => {
    const { body } = await read(holder);
    const opened = await visit('POST /my-registration/open', { token: holder });
    expectData(opened, { myRegistration: Object(body).data, screen: '<h1>Nube</h1>' });
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a pending registration', () => other, { status: 'pending', name: 'Jugador ··0002' }],
    ['a rejected registration', () => rejected, { status: 'rejected', reason: 'Nivel' }],
  ])('returns %s without entry or matches', async (_, link, data) => {
    expect(await read(link())).toMatchObject({ status: 200, body: { data: { ...data, entry: null, matches: [] } } });
  });

  it('returns no personal data except the nickname', async () => {
    const text = JSON.stringify((await read(holder)).body);
    for (const typed of ['10000001', 'Ana Pérez', 'ana@example.com', '55 1234']) expect(text).not.toContain(typed);
  });

  it('returns the same 404 for an unknown, replaced or erased link', async () => {
    const link = tokenOf(await replace());
    await call('DELETE /registrations/copa_10000002');
    const replies = await Promise.all([read(token('z')), read(holder), read(other)]);
    for (const reply of replies) expectFailure(reply, 404, 'link_not_found');
    const headersOf = ({ headers }: (typeof replies)[number]) =>
      [...headers].filter(([name]) => !['date', 'x-response-time'].includes(name));
    expect(replies.map(headersOf)).toEqual(replies.map(() => headersOf(replies[0] ?? expect.fail())));
    expect(await read(link)).toMatchObject({ status: 200 });
  });

  it('rate-limits each link separately', async () => {
    for (let asked = 0; asked < limits.rate.readsPerLink.hits; asked += 1) await read(other);
    expectFailure(await read(other), 429, 'rate_limited');
    expect((await read(holder)).status).toBe(200);
  });
});

describe('a registration with a link', () => {
  const sent = { ...submission({ freeFireId: '20000001' }), requestId: '33333333-3333-4333-8333-333333333333' };

  it('refuses a repeated request with another link', async () => {
    await register({ ...sent, link: NEW });
    expectFailure(await register({ ...sent, link: token('x') }), 422, 'key_reused');
    expect([(await read(NEW)).status, (await read(token('x'))).status]).toEqual([200, 404]);
  });

  it('stores no part of the link, and hides its hash from organisers', async () => {
    await register({ ...sent, link: NEW });
    expect(await holding(PROJECT, [NEW, 'n'.repeat(21)])).toEqual([]);
    const reply = await call('GET /registrations/copa_10000001');
    expect(JSON.stringify(reply.body)).not.toContain(linkHash(HASH, holder));
  });

  it('keeps its link after an ID correction, and after rejection and a new registration', async () => {
    await write(database, beforeDraw);
    await call('PATCH /registrations/fields', { revision: 0, id: 'copa_10000001', freeFireId: '10000009' });
    expect((await read(holder)).status).toBe(200);
    await register(submission({ freeFireId: '10000003', link: NEW, requestId: 'anew-0001' }));
    expect([(await read(rejected)).status, (await read(NEW)).status]).toEqual([200, 200]);
  });
});

it('a link replaced by an organiser is audited once, without its token', async () => {
  const [first, again] = [await replace(KEY), await replace(KEY)].map(tokenOf);
  expect(again).toBe(first);
  const record = { actor: 'admin', action: 'registration.link', before: {}, after: {} };
  expect(await audits()).toEqual([expect.objectContaining(record)]);
  expect(await holding(PROJECT, [first ?? expect.fail()])).toEqual([]);
});
