import { limits, Prize } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { forgetPlayers } from '../../../functions/src/competitions/entries.ts';
import { updateHistory } from '../../../functions/src/history/history.ts';
import { historyPages } from '../../../functions/src/history/history-pages.ts';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { HASH, linkOf } from '../../fixtures/people/links.ts';
import {
  competitionDocuments,
  entryRecord,
  prizeDocuments,
  WINNER_LINK,
} from '../../fixtures/records/competition-records.ts';
import { POSTER, pictureRecord } from '../../fixtures/records/pictures.ts';
import { hoursFromNow, tournamentDocuments } from '../../fixtures/records/records.ts';

const ID = '10004525';
const players = [{ nickname: 'ElRayo', freeFireId: ID }];
const pool = { prizePool: '1er: $50 USD, 2do: $30, 3er: TBD', date: hoursFromNow(-30), registrationDeadline: null };

const { api, call, clock, database, recorded, stored } = await openAdminArea('demo-api-prizes', () => ({
  ...competitionDocuments,
  ...prizeDocuments,
  ...tournamentDocuments('serie', { name: 'Serie', ...pool }),
  'competitions/serie/entries/leones': { ...entryRecord('leones', { name: '', players }) },
  [`pictures/${POSTER}`]: pictureRecord(),
}));

const close = (expectedRevision = 1) => call('POST /competitions/serie/stages/final/close', { expectedRevision });
async function prize(id: string, tournament = 'serie'): Promise<Prize | undefined> {
  const { prizes = [] } = (await stored(`competitions/${tournament}`)) ?? {};
  return Prize.array()
    .parse(prizes)
    .find((one) => one.id === id);
}
const send = (id: string, expectedRevision: number, proof: string | null = null) =>
  call(`PUT /prizes/serie/${id}`, { state: 'sent', how: 'Nequi 300 123', proof, expectedRevision });
const answer = (received: boolean, prizeId = '2') =>
  call('POST /my-registration/prize', { token: WINNER_LINK, prizeId, received });

/** Public prizes of a year, as `tournament rank name state`. */
async function inPublic(): Promise<string[]> {
  await updateHistory(api.context());
  const { prizes } = await historyPages(database).year('2026');
  const told: string[] = [];
  for (const { id, prizes: some } of prizes) {
    for (const { rank, name, state, inQuestion } of some) told.push([id, rank, name, state, inQuestion].join(' '));
  }
  return told;
}

describe('the prizes of a tournament', () => {
  it('are owed once the final is closed, under public names', async () => {
    await close();
    await close();
    expect(await prize('1')).toMatchObject({ entryId: 'leones', state: 'owed', amount: { cents: 5_000 }, revision: 1 });
    expect(await prize('3')).toBeUndefined();
    expect(await inPublic()).toEqual(['serie 1 ElRayo owed false', 'serie 2 pumas owed false']);
    expect((await call('GET /prizes/owed')).body).toMatchObject({
      data: { tournaments: [{ tournamentId: 'serie', prizes: [{ rank: 1 }, { rank: 2 }] }] },
    });
  });

  it('can be created later, once, but not while the final is open', async () => {
    expect(await call('POST /prizes/serie')).toMatchObject({ status: 409, body: { codes: { prizes: 'final_open' } } });
    const made = await call('POST /prizes/premiada');
    expect(made).toMatchObject({ status: 200, body: { data: { prizes: [{ rank: 1 }, { rank: 2 }, { rank: 3 }] } } });
    expect((await call('POST /prizes/premiada')).body).toEqual(made.body);
    expect(await recorded()).toEqual(['admin prize.make premiada']);
  });

  it('follow a corrected prize text of the tournament until they are sent', async () => {
    await close();
    await send('2', 1);
    await api.database.doc('tournaments/serie').update({ prizePool: '1er: $500 USD, 2do: $300' });
    const made = { data: { prizes: [{ what: '$500 USD', amount: { cents: 50_000 } }, { what: '$30' }] } };
    expect((await call('POST /prizes/serie')).body).toMatchObject(made);
    await call('POST /prizes/serie');
    expect((await recorded()).filter((what) => what.includes('prize.make'))).toHaveLength(1);
    await api.database.doc('tournaments/serie').update({ prizePool: '1er: $50 USD, 2do: $30' });
    await call('POST /competitions/serie/stages/final/reopen', { expectedRevision: 2 });
    await close(3);
    expect(await prize('1')).toMatchObject({ what: '$50 USD', state: 'owed', amount: { cents: 5_000 } });
  });

  it('are sent once, with payment details for organisers only until players are erased', async () => {
    await close();
    const first = await send('1', 1, POSTER);
    expect(first).toMatchObject({ status: 200, body: { data: { state: 'sent', proof: POSTER, revision: 2 } } });
    expect((await send('1', 1, POSTER)).body).toEqual(first.body);
    expect(await call('PUT /prizes/serie/1', { state: 'owed', expectedRevision: 1 })).toMatchObject({ status: 409 });
    expect(await inPublic()).toContain('serie 1 ElRayo sent false');
    const home = await api.call('GET /tournaments/stats');
    expect(home.body).toMatchObject({ data: { prizes: [{ cents: 5_000, currency: 'USD' }] } });
    const textOf = async (name: string) =>
      JSON.stringify((await database.collection(name).get()).docs.map((one) => one.data()));
    for (const name of ['results', 'archive', 'history', 'catalogue', 'tournaments']) {
      expect(await textOf(name)).not.toMatch(/Nequi|10004525|proof/);
    }
    expect(await textOf('audit')).not.toMatch(/Nequi|ElRayo/);
    await forgetPlayers(api.context(), 'serie');
    expect(await prize('1')).toMatchObject({ state: 'sent', how: '', proof: null });
    expect(await inPublic()).toContain('serie 1 ElRayo sent false');
  });

  it('are in question after the final changes, and move only by decision', async () => {
    await close();
    await send('1', 1);
    await call('POST /competitions/serie/stages/final/reopen', { expectedRevision: 2 });
    expect(await inPublic()).toEqual(['serie 1 ElRayo sent true', 'serie 2 pumas owed true']);
    expect(await send('2', 2)).toMatchObject({ status: 409, body: { codes: { state: 'prize_in_question' } } });
    await close(3);
    expect(await inPublic()).toEqual(['serie 1 ElRayo sent false', 'serie 2 pumas owed false']);
    const out = { name: '', players, aliases: [], keepsPoints: false, status: 'disqualified', expectedRevision: 1 };
    await call('PUT /competitions/serie/entries/leones', out);
    expect(await inPublic()).toEqual(['serie 1 ElRayo sent true', 'serie 2 pumas owed true']);
    const { revision } = (await prize('1')) ?? {};
    const holder = (entryId: string) => call('PUT /prizes/serie/1/holder', { entryId, expectedRevision: revision });
    expect(await holder('lobos')).toMatchObject({ status: 409, body: { codes: { entryId: 'prize_not_theirs' } } });
    expect(await holder('pumas')).toMatchObject({ status: 200, body: { data: { entryId: 'pumas', state: 'owed' } } });
    expect(await inPublic()).toEqual(['serie 1 pumas owed false', 'serie 2 pumas owed true']);
  });

  it.each([
    ['a guardian’s refusal', (guardian: string) => call('POST /guardians/answer', { token: guardian, given: false })],
    ['leaving', (_: string, player: string) => call('POST /my-registration/leave', { token: player })],
  ])('stay visible to the winner, who can confirm receipt, after %s', async (_, leave) => {
    const [guardian, player] = [linkOf('g'), linkOf('p')];
    await database.doc('tournaments/premiada').update({ endDate: hoursFromNow(2).toISOString() });
    await database.doc('registrations/premiada_10000007').update({
      guardian: { name: 'Rosa Pérez', contact: 'rosa@example.com' },
      guardianLink: linkHash(HASH, guardian),
      link: linkHash(HASH, player),
    });
    expect((await leave(guardian, player)).status).toBe(200);
    expect(await stored('registrations/premiada_10000007')).toMatchObject({ status: 'rejected' });
    clock.now = hoursFromNow(1);
    const read = await api.call('POST /guardians/read', { body: { token: guardian } });
    expect(read.body).toMatchObject({ data: { hasPrize: true } });
    const seen = await call('POST /my-registration/read', { token: player });
    expect(seen.body).toMatchObject({ data: { entry: null, matches: [], prizes: [{ rank: 2, state: 'sent' }] } });
    const said = await call('POST /my-registration/prize', { token: player, prizeId: '2', received: true });
    expect(said).toMatchObject({ status: 200, body: { data: { state: 'received' } } });
  });

  it('list the winner’s phone, or only the guardian’s contact for a minor', async () => {
    const contacts = async () => (await call('GET /prizes/premiada/contacts')).body;
    const mine = (contact: object) => ({ data: { contacts: [{ contact: null, guardian: null }, contact] } });
    expect(await contacts()).toMatchObject(mine({ entryId: 'pumas', contact: '+52 55 1234 5678', guardian: null }));
    const guardian = { name: 'Rosa Pérez', contact: 'rosa@example.com' };
    await database.doc('registrations/premiada_10000007').update({ guardian });
    const told = await contacts();
    expect(told).toMatchObject(mine({ contact: 'rosa@example.com', guardian: 'Rosa Pérez' }));
    expect(JSON.stringify(told)).not.toContain('5678');
  });
});

describe('the winner of a prize', () => {
  it('sees only their own prize, confirms or disputes receipt, and can change the answer', async () => {
    const { body } = await call('POST /my-registration/read', { token: WINNER_LINK });
    expect(body).toMatchObject({ data: { prizes: [{ rank: 2, state: 'sent', inQuestion: false }] } });
    expect(JSON.stringify(body)).not.toMatch(/Nequi|proof/);
    expect(await answer(true)).toMatchObject({ status: 200, body: { data: { state: 'received' } } });
    const { revision } = (await prize('2', 'premiada')) ?? {};
    expect(await answer(true)).toMatchObject({ status: 200 });
    expect((await prize('2', 'premiada'))?.revision).toBe(revision);
    expect(await answer(false)).toMatchObject({ body: { data: { state: 'sent', objectedAt: expect.any(String) } } });
    expect((await call('GET /prizes/owed')).body).toMatchObject({
      data: { tournaments: [{ prizes: [{ rank: 1, inQuestion: true }, { rank: 2 }] }] },
    });
    expect(await answer(true)).toMatchObject({ body: { data: { state: 'received', objectedAt: null } } });
  });

  it('cannot answer for another winner’s prize or an unsent one', async () => {
    expect(await answer(true, '1')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await call('PUT /prizes/premiada/2', { state: 'owed', expectedRevision: 1 });
    expect(await answer(true)).toMatchObject({ status: 409, body: { codes: { prizeId: 'prize_not_sent' } } });
  });

  it('can change the answer a limited number of times, but repeat it without limit', async () => {
    for (let said = 0; said < limits.rate.correctionsPerLink.hits; said += 1) await answer(said % 2 === 0);
    const { state } = (await prize('2', 'premiada')) ?? {};
    expect((await answer(state === 'received')).status).toBe(200);
    expect(await answer(state !== 'received')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });
});
