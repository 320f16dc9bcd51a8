// A player's actions on their stored data, by private link.
import { limits } from '@arena/domain';
import { describe, expect, it, vi } from 'vitest';
import { aliasOf } from '../../../functions/src/audit/audit-entry.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { beforeCommits, dieAfter } from '../../fixtures/calls/lost-reply.ts';
import { HASH, playerLinks, registered, registrationDocuments } from '../../fixtures/people/links.ts';
import { beforeDraw, entryRecord, matchRecord, prizeRecord, row } from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  NOW,
  registrationPath,
  submission,
  tournamentDocuments,
  write,
} from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-own-data';
const NEW = `${'n'.repeat(21)}A`;
let [holder, other, rejected] = ['', '', ''];

const question = { type: 'select', required: true, placeholder: '', options: ['Norte', 'Sur'] };

const { api, audits, call, clock, database, expectRefused, players, stored, visit } = await openAdminArea(
  PROJECT,
  () => {
    const links = playerLinks();
    ({ holder, other, rejected } = links);
    return {
      ...registrationDocuments(links),
      ...tournamentDocuments('copa', { currentPlayers: 2, endDate: hoursFromNow(80) }),
      ...registered('10000001', holder, {
        nickname: 'Nube',
        guardian: { name: 'Rosa Pérez', contact: '5512345678' },
        status: 'approved',
        decidedAt: hoursFromNow(-0.5),
        decidedBy: 'admin',
        answers: { region: 'Norte', quitada: 'Antes' },
        networkHash: 'de-aquí',
      }),
      'questions/region': { ...question, text: '¿Región?', active: true, order: 0 },
      'questions/quitada': { ...question, type: 'text', options: [], text: '¿Desde cuándo?', active: false, order: 1 },
      'questions/otra': { ...question, text: '¿Otra?', active: false, order: 2 },
      'questions/ajena': { ...question, text: '¿De otro torneo?', active: true, order: 3, tournamentId: 'liga' },
      'competitions/copa/entries/leones': entryRecord('leones', {
        name: '',
        registrationId: 'copa_10000001',
        players: [{ nickname: 'Nube', freeFireId: '10000001' }],
      }),
      'competitions/copa/matches/primera': matchRecord('primera', 1, {
        state: 'official',
        rows: [row('leones', 2, 7)],
      }),
    };
  },
);

const send = (what: 'data' | 'correct' | 'leave' | 'erase', body: Fields) =>
  visit(`POST /my-registration/${what}`, body);
const correct = (token: string, body: Fields) => send('correct', { token, revision: 0, ...body });
const accept = () => call('POST /registrations/players', { id: 'copa_10000001', revision: 1, accept: true });
const registration = (id: string) => stored(`registrations/${id}`);
const entry = (id: string) => stored(`competitions/copa/entries/${id}`);
const alias = (id: string) => aliasOf(HASH, id);

describe('POST /my-registration/data', () => {
  it('returns all stored data with their questions', async () => {
    const { body } = await send('data', { token: holder });
    const { questions, ...data } = Object(body).data;
    expect(data).toEqual({
      fullName: 'Ana Pérez',
      nickname: 'Nube',
      freeFireId: '10000001',
      email: 'ana@example.com',
      phone: '+52 55 1234 5678',
      answers: { region: 'Norte', quitada: 'Antes' },
      team: null,
      playersChange: null,
      guardian: { name: 'Rosa Pérez', contact: '5512345678' },
      consent: null,
      guardianAsked: null,
      teamLink: null,
      status: 'approved',
      out: null,
      reason: null,
      createdAt: hoursFromNow(-1).toISOString(),
      decidedAt: hoursFromNow(-0.5).toISOString(),
      revision: 0,
      hasOrigin: true,
      rights: { correct: true, players: true, leave: true, correctUntil: expect.any(String) },
    });
    expect(questions.map(({ id }: { id: string }) => id)).toEqual(['region', 'quitada']);
  });

  it('is readable and read-only after a rejection', async () => {
    const rights = { correct: false, players: false, leave: false, correctUntil: null };
    expect(await send('data', { token: rejected })).toMatchObject({ body: { data: { status: 'rejected', rights } } });
    await expectRefused(() => correct(rejected, { fullName: 'Otra' }), 409, 'place_closed');
    await expectRefused(() => send('leave', { token: rejected }), 409, 'place_closed');
  });
});

describe('POST /my-registration/correct', () => {
  it('corrects the fields sent once for repeated requests, without values in the audit log', async () => {
    await write(database, beforeDraw);
    const typed = { fullName: 'Brenda', email: 'b@x.example', phone: '+52 1 999 8888', answers: { region: 'Sur' } };
    const guardian = { name: 'Elsa Ruiz', contact: 'elsa@x.example' };
    for (const _ of [1, 2]) {
      const { body } = await correct(holder, { ...typed, guardian });
      expect(body).toMatchObject({ data: { ...typed, guardian, status: 'approved', revision: 1 } });
    }
    expect(await registration('copa_10000001')).toMatchObject({ ...typed, nameKey: 'brenda', decidedBy: 'admin' });
    const changed = ['answers', 'email', 'fullName', 'guardian', 'phone'];
    const record = { actor: 'player', target: alias('copa_10000001'), after: { revision: 1, changed } };
    expect(await audits()).toEqual([expect.objectContaining(record)]);
    const values = ['Brenda', 'b@x.example', '999 8888', 'Sur', 'Elsa', 'elsa@'];
    expect((await holding(PROJECT, values)).filter((path) => path.startsWith('audit/'))).toEqual([]);
  });

  it('asks for another ID once for repeated requests, and keeps the approval and the confirmations', async () => {
    await write(database, beforeDraw);
    const decided = { status: 'approved', decidedAt: hoursFromNow(-0.5).toISOString() };
    for (const _ of [1, 2]) {
      const { body } = await correct(holder, { freeFireId: '10000009' });
      expect(body).toMatchObject({ data: { ...decided, freeFireId: '10000001', revision: 1 } });
    }
    const players = [{ nickname: 'Nube', freeFireId: '10000001' }];
    expect(await entry('leones')).toMatchObject({ status: 'active', players });
    await accept();
    expect(await entry('leones')).toMatchObject({
      players: [{ nickname: 'Nube', freeFireId: '10000009' }],
      status: 'active',
    });
    await correct(holder, { freeFireId: '10000009' });
    expect(await registration('copa_10000001')).toMatchObject({ status: 'approved', decidedBy: 'admin', revision: 2 });
  });

  it('reports an invalid answer at its field, and refuses to remove team or guardian', async () => {
    const wrong = await correct(holder, { answers: { region: 'Este' } });
    expectFailure(wrong, 400, 'invalid', { 'answers.region': 'Elige una de las opciones' });
    for (const body of [{ team: null }, { guardian: null }]) expect((await correct(holder, body)).status).toBe(400);
    expect(await registration('copa_10000001')).toMatchObject({ guardian: { name: 'Rosa Pérez' }, team: null });
  });

  it('is rate-limited per link', async () => {
    for (let tried = 0; tried < limits.rate.correctionsPerLink.hits; tried += 1) {
      await correct(holder, { freeFireId: '10000002' });
    }
    expectFailure(await correct(holder, { fullName: 'Otra' }), 429, 'rate_limited');
    expect((await correct(other, { fullName: 'Otra' })).status).toBe(200);
  });
});

describe('POST /my-registration/leave', () => {
  it('frees the seat and withdraws the entry, once for repeated requests', async () => {
    for (const _ of [1, 2]) expectData(await send('leave', { token: holder }), { left: true });
    const out = { status: 'rejected', out: 'left', decidedBy: null, reason: null };
    expect(await registration('copa_10000001')).toMatchObject({ ...out, fullName: 'Ana Pérez' });
    expect(await players()).toBe(1);
    expect(await entry('leones')).toMatchObject({ status: 'withdrawn', withdrawnBy: 'registration' });
    expect(await audits()).toMatchObject([{ actor: 'player', action: 'registration.leave' }]);
    const { body } = await api.call('POST /my-registration/read', { body: { token: holder } });
    expect(body).toMatchObject({ data: { status: 'rejected', out: 'left', matches: [] } });
  });

  it('allows a later approval, or a new registration that takes over the entry', async () => {
    await write(database, beforeDraw);
    await send('leave', { token: holder });
    await call('PATCH /registrations/copa_10000001/status', { status: 'approved', from: 'rejected' });
    expect(await registration('copa_10000001')).toMatchObject({ status: 'approved', out: null });
    expect(await entry('leones')).toMatchObject({ status: 'active', withdrawnBy: null });
    await send('leave', { token: holder });
    const anew = { nickname: 'Rayo', link: NEW, answers: { region: 'Sur' }, requestId: 'anew-0001' };
    expect((await visit('POST /registrations', submission({ freeFireId: '10000001', ...anew }))).status).toBe(200);
    expect((await send('data', { token: holder })).body).toMatchObject({ data: { status: 'rejected', out: 'left' } });
    expect(await entry('leones')).toMatchObject({ status: 'withdrawn' });
    await call('PATCH /registrations/copa_anew-0001/status', { status: 'approved' });
    await call('POST /competitions/copa/entries/import');
    const players = [{ nickname: 'Rayo', freeFireId: '10000001' }];
    expect(await entry('leones')).toMatchObject({ status: 'active', players });
  });
});

describe('a server crash after a commit', () => {
  const decide = (status: string) => () => call('PATCH /registrations/copa_10000001/status', { status });

  it.each([
    ['another ID', accept],
    ['a player who leaves', () => send('leave', { token: holder })],
    ['a rejection', decide('rejected')],
    ['an erasure', () => send('erase', { token: holder })],
  ])('leaves both registration and entry changed: %s', async (_, change) => {
    await correct(holder, { freeFireId: '10000009', nickname: 'Bri' });
    const both = async () => [await registration('copa_10000001'), await entry('leones')];
    const before = await both();
    const isDead = dieAfter(database, 1);
    expect((await change()).status).toBe(500);
    expect(isDead()).toBe(true);
    vi.restoreAllMocks();
    const after = await both();
    expect(after[0]).not.toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
  });
});

describe('POST /my-registration/erase', () => {
  const TRACES = ['10000001', 'Ana Pérez', 'ana@example.com', '55 1234', 'Antes', 'copa_10000001'];
  /** Leaves only the registration whose traces are looked for. */
  const deleteOthers = async () => {
    for (const id of ['10000002', '10000003']) await database.doc(registrationPath(id)).delete();
    await database.doc('tournaments/copa').update({ currentPlayers: 1 });
  };

  it.each([
    ['the player', () => send('erase', { token: holder }), 'player'],
    ['an organiser', () => call('DELETE /registrations/copa_10000001'), 'admin'],
    ['an organiser’s batch', () => call('POST /registrations/batch/delete', { ids: ['copa_10000001'] }), 'admin'],
  ])('erases all but the public name when requested by %s', async (_, erase, actor) => {
    await deleteOthers();
    expect(await holding(PROJECT, TRACES)).not.toEqual([]);
    expect((await erase()).status).toBe(200);
    expect(await holding(PROJECT, TRACES)).toEqual([]);
    const record = { actor, action: 'registration.delete', target: alias('copa_10000001') };
    expect(await audits()).toEqual([expect.objectContaining(record)]);
    const anonymous = { name: 'Nube', registrationId: null, players: [{ nickname: 'Nube', freeFireId: null }] };
    expect(await entry('leones')).toMatchObject({ ...anonymous, status: 'withdrawn' });
    expect(await players()).toBe(0);
    expectFailure(await send('erase', { token: holder }), 404, 'link_not_found');
  });

  it("isn't undone by an import that had read the registrations before", async () => {
    await deleteOthers();
    await database.doc('competitions/copa/entries/leones').delete();
    let erasure: ReturnType<typeof send> | undefined;
    // It waits for the import, which holds what it has read.
    beforeCommits(database, () => {
      erasure ??= send('erase', { token: holder });
    });
    expect((await call('POST /competitions/copa/entries/import')).status).toBe(200);
    expect(await erasure).toMatchObject({ status: 200 });
    vi.restoreAllMocks();
    expect(await holding(PROJECT, TRACES)).toEqual([]);
  });

  it('erases the payment account of a prize, also if its winner has no results', async () => {
    const prize = prizeRecord(1, 'pumas', { how: 'Yape 987654321', state: 'sent', sentAt: NOW.toISOString() });
    await database.doc('competitions/copa').update({ prizes: [prize] });
    await send('erase', { token: other });
    expect(await holding(PROJECT, ['987654321'])).toEqual([]);
    expect(await stored('competitions/copa')).toMatchObject({ prizes: [{ entryId: 'pumas' }] });
  });

  it('leaves nothing of a player without matches', async () => {
    await send('erase', { token: other });
    expect([await registration('copa_10000002'), await entry('pumas')]).toEqual([undefined, undefined]);
    expect(await stored('competitions/copa')).toMatchObject({
      stages: [{ groups: [{ entryIds: ['leones', 'lobos'] }] }],
    });
    expect(await players()).toBe(1);
  });

  it('keeps the player count once the tournament is over', async () => {
    clock.now = hoursFromNow(1_000);
    await send('erase', { token: holder });
    expect(await stored('tournaments/copa')).toMatchObject({ currentPlayers: 2 });
  });
});
