// A team by private link: the members' view, and the captain's corrections.
import { limits } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, linkOf, tokenOf } from '../../fixtures/people/links.ts';
import {
  beforeDraw,
  competitionRecord,
  entryRecord,
  matchRecord,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  keyedSubmission,
  NOW,
  tournamentDocuments,
  write,
} from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';
import { myRegistration } from '../../fixtures/resources/my-registration.ts';

const PROJECT = 'demo-api-members';
const REGISTRATION = 'registrations/copa_10000001';
const lobby = stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['furia'] }] });
let [captain, mate, guardian] = ['', '', ''];

const { api, call, clock, database, everything, stored, visit } = await openAdminArea(PROJECT, () => {
  [captain, guardian] = [linkOf('c'), linkOf('g')];
  return {
    ...tournamentDocuments('copa', { teamSize: 2, modality: 'Dúo' }),
    'competitions/copa': { ...competitionRecord({ stages: [lobby] }), writes: 1 },
    'competitions/copa/entries/furia': entryRecord('furia', { registrationId: 'copa_10000001' }),
    'competitions/copa/matches/primera': matchRecord('primera', 1, { startsAt: hoursFromNow(1).toISOString() }),
  };
});

const send = (endpoint: string, body: Fields) => visit(`POST /${endpoint}`, body);
const read = (link: string) => send('members/read', { token: link });
const share = (number: number) => send('my-registration/team', { token: captain, number });
const shared = async (number: number) => String(Object((await share(number)).body).data.link);
const duo = (freeFireId: string, player: string, fields: Fields = {}) =>
  keyedSubmission({
    freeFireId,
    team: { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: player }] },
    ...fields,
  });
const team = () => stored(REGISTRATION);
const place = async () => Object((await send('my-registration/read', { token: captain })).body).data;
const decide = (status: string) => call('PATCH /registrations/copa_10000001/status', { status });
const accept = async () =>
  call('POST /registrations/players', { id: 'copa_10000001', revision: await revisionOf(), accept: true });
const revisionOf = async () => Object((await send('my-registration/data', { token: captain })).body).data.revision;
const correct = async (player: Fields) => {
  const team = { name: 'Furia', players: [player] };
  return send('my-registration/correct', { token: captain, revision: await revisionOf(), team });
};
const player = (freeFireId: string, nickname = 'Luna') => ({ nickname, freeFireId });
const isGone = async (link: string) => expectFailure(await read(link), 404, 'link_not_found');

beforeEach(async () => {
  const minor = { guardian: { name: 'Rosa Secreta', contact: 'rosa@example.com' }, answers: {} };
  expect((await send('registrations', duo('10000001', '10000002', { link: captain, ...minor }))).status).toBe(200);
  await decide('approved');
  await database.doc(REGISTRATION).update({ guardianLink: linkHash(HASH, guardian), guardianAsked: 'player' });
  mate = await shared(0);
});

describe('a teammate', () => {
  it('sees the status and the matches, but no personal data except the team’s name', async () => {
    const { body } = await read(mate);
    expect(Object(body).data).toEqual({
      status: 'approved',
      createdAt: NOW.toISOString(),
      now: NOW.toISOString(),
      waiting: null,
      name: 'Furia',
      tournament: expect.objectContaining({ id: 'copa' }),
      entry: 'active',
      entryId: expect.any(String),
      lobby: { slot: 1, names: ['furia'] },
      hasStandings: true,
      confirmations: [],
      matches: [expect.objectContaining({ id: 'primera', startsAt: hoursFromNow(1).toISOString(), room: null })],
      standing: null,
      finalResult: null,
    });
    const text = JSON.stringify(body);
    const typed = ['Ana Pérez', 'ana@', '55 1234', '10000001', '10000002', 'Kira', 'Rosa', 'rosa@', captain];
    for (const secret of typed) expect(text).not.toContain(secret);
    expect((await read(mate)).headers.get('cache-control')).toBe('no-store');
  });

  it('can use only the team link, and only to read', async () => {
    const before = await everything();
    for (const [endpoint, { body }] of Object.entries(myRegistration.calls)) {
      // A lost link is asked for without one.
      if (endpoint.startsWith('POST /members/') || endpoint === 'POST /my-registration/lost-link') continue;
      expectFailure(await visit(endpoint, { ...body, token: mate }), 404, 'link_not_found');
    }
    for (const link of [captain, guardian]) {
      await isGone(link);
      expectFailure(await send('members/room', { token: link, matchId: 'primera' }), 404, 'link_not_found');
    }
    expect(await everything()).toEqual(before);
  });

  it('does not reach another registration that reuses the captain’s former link', async () => {
    await call('POST /registrations/link', { id: 'copa_10000001' });
    clock.now = new Date(NOW.getTime() + 1);
    expect((await send('registrations', duo('10000000', '10000009', { link: captain }))).status).toBe(200);
    expect((await read(await shared(0))).status).toBe(200);
    await isGone(mate);
  });

  it('gets 404 once the link is replaced, or the team is rejected or erased', async () => {
    await decide('rejected');
    await isGone(mate);
    await decide('approved');
    expect((await read(mate)).status).toBe(200);
    const next = await shared(1);
    await isGone(mate);
    await send('my-registration/erase', { token: captain });
    await isGone(next);
  });
});

describe('a captain', () => {
  it('gets the same team link for repeated requests; the next one replaces it', async () => {
    expectData(await share(0), { link: mate });
    expect(await place()).toMatchObject({ teamLink: { number: 0, isMade: true } });
    expect((await read(await shared(1))).status).toBe(200);
    await isGone(mate);
  });

  it('revokes the team link by replacing a player; a delayed request is refused', async () => {
    await write(database, beforeDraw);
    expect((await correct(player('10000002', 'Kirita'))).status).toBe(200);
    expect((await accept()).status).toBe(200);
    expect(await team()).toMatchObject({ status: 'approved', team: { players: [player('10000002', 'Kirita')] } });
    expect((await correct(player('10000003'))).status).toBe(200);
    expect((await read(mate)).status).toBe(200);
    expect((await accept()).status).toBe(200);
    expect(await place()).toMatchObject({ teamLink: { number: 1, isMade: false } });
    await isGone(mate);
    expectFailure(await share(0), 409, 'edit_conflict');
    await isGone(mate);
    expect((await read(await shared(1))).status).toBe(200);
  });

  it("can make a new link after an organiser corrects the team or replaces the captain's link", async () => {
    const seen = { id: 'copa_10000001' };
    const changed = { revision: await revisionOf(), team: { name: 'Furia', players: [player('10000003')] } };
    await call('PATCH /registrations/fields', { ...seen, ...changed });
    await isGone(mate);
    const next = await shared(1);
    captain = tokenOf(await call('POST /registrations/link', seen));
    await isGone(next);
    expect(await place()).toMatchObject({ teamLink: { number: 2, isMade: false } });
  });

  it('gets a limited number of links', async () => {
    for (let tried = 0; tried < limits.rate.correctionsPerLink.hits; tried += 1) await share(9);
    expectFailure(await share(9), 429, 'rate_limited');
  });

  it('still sees a link from before links were derived, until the next number replaces it', async () => {
    const old = linkOf('v');
    await database.doc(REGISTRATION).update({ teamLink: linkHash(HASH, old) });
    await write(database, { [`links/${linkHash(HASH, old)}`]: { registrationId: 'copa_10000001', token: old } });
    expect([await shared(0), (await read(old)).status]).toEqual([old, 200]);
    const next = await shared(1);
    expect([next === old, (await read(next)).status]).toEqual([false, 200]);
    await isGone(old);
    expect(await holding(PROJECT, [old, next])).toEqual([]);
  });

  it('gets a team link that no document holds, and whose hash is shown nowhere', async () => {
    await send('members/room', { token: mate, matchId: 'primera' });
    expect(await holding(PROJECT, [mate])).toEqual([]);
    const known = await holding(PROJECT, [linkHash(HASH, mate)]);
    expect(known.toSorted()).toEqual([`links/${linkHash(HASH, mate)}`, REGISTRATION]);
    for (const secret of [mate, linkHash(HASH, mate)]) expect(api.logged.join('\n')).not.toContain(secret);
    const { body } = await call('GET /registrations/copa_10000001');
    expect(JSON.stringify(body)).not.toContain(linkHash(HASH, mate));
  });
});

describe('a captain who corrects the team', () => {
  it('keeps the approval, and frees the former teammate’s ID once the new one is accepted', async () => {
    await write(database, beforeDraw);
    for (const _ of [1, 2]) {
      expect(await correct(player('10000003'))).toMatchObject({ status: 200, body: { data: { status: 'approved' } } });
    }
    await accept();
    expect(await team()).toMatchObject({ status: 'approved', team: { players: [player('10000003')] }, revision: 2 });
    expectFailure(await send('registrations', duo('10000005', '10000003')), 409, 'already_registered', {
      'team.players.0.freeFireId': 'Este ID de Free Fire ya está inscrito en este torneo.',
    });
    expect((await send('registrations', duo('10000006', '10000002'))).status).toBe(200);
    expect((await stored('tournaments/copa'))?.currentPlayers).toBe(2);
  });
});
