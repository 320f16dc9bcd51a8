import { prizeTotals } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { historyStore, noteStaleIn } from '../../../functions/src/history/store.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { publicPlayerId } from '../../../functions/src/players/public-id.ts';
import { changeOne } from '../../../functions/src/records/change.ts';
import { edit } from '../../../functions/src/tournaments/decisions.ts';
import { tournamentStore } from '../../../functions/src/tournaments/store.ts';
import { openDesk } from '../../support/desk.ts';
import { competitionDocuments, entryRecord } from '../../support/records/competition-records.ts';
import { HASH_KEY, hoursFromNow, tournamentRecord } from '../../support/records/records.ts';

const ID = '10004525';
const PLAYER = publicPlayerId(ID, keyedHash(HASH_KEY));
const NICKNAME = 'ElRayo';

const { api, call, database, recorded } = await openDesk('demo-api-players', () => ({
  ...competitionDocuments,
  'tournaments/serie': tournamentRecord({
    name: 'Serie',
    date: hoursFromNow(-30),
    registrationDeadline: null,
    prizePool: '',
  }),
  'tournaments/copa': tournamentRecord({ name: 'Copa' }),
  'competitions/serie/entries/leones': {
    ...entryRecord('leones', { name: '', players: [{ nickname: NICKNAME, freeFireId: ID }] }),
  },
  'competitions/copa/entries/leones': {
    ...entryRecord('leones', { name: '', players: [{ nickname: NICKNAME, freeFireId: ID }] }),
  },
}));

const hide = (hidden: boolean, player = ID) => call('POST /players/hiding', { player, hidden });
const close = () => call('POST /competitions/serie/stages/final/close', { expectedRevision: 1 });

/** Every document that visitors read, as one text. */
async function inPublic(): Promise<string> {
  await api.services.history.rebuild();
  await api.services.catalogue.rebuild();
  const found = await Promise.all(
    ['history', 'results', 'catalogue', 'tournaments'].map((name) => database.collection(name).get()),
  );
  return JSON.stringify(found.flatMap(({ docs }) => docs.map((document) => document.data())));
}

async function history(id: string) {
  await api.services.history.run();
  return (await database.doc(`history/${id}`).get()).data();
}

describe('the history', () => {
  it('stays noted as behind where more changes while it is made anew, be it at the same moment', async () => {
    const store = historyStore(database);
    const note = () => {
      const batch = database.batch();
      noteStaleIn(batch, database);
      return batch.commit();
    };
    await note();
    const seen = await store.stale();
    if (seen === null) throw new Error('Nothing was noted');
    await note();
    await expect(store.noteFresh(seen)).rejects.toThrow();
    expect(await store.stale()).not.toBeNull();
  });

  const shelf = (nickname: string) => ({ players: [{ id: PLAYER, nickname, appearances: [] }] });
  const head = { years: [], records: [], prizes: prizeTotals([]) };
  const reading = () => historyStore(database).read();
  const stored = async () => (await database.collection('history').get()).docs;

  it('is written, and goes, where it is more than one commit takes; what readers begin with comes last', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => [`players-${index.toString(16)}`, shelf('x'.repeat(800_000))]),
    );
    await (await reading()).commit({ all: head, ...large });
    const written = await stored();
    expect(written).toHaveLength(17);
    const times = written.map(({ id, updateTime }) => ({ id, at: updateTime.toMillis() }));
    const last = Math.max(...times.map(({ at }) => at));
    expect(times.find(({ id }) => id === 'all')?.at).toBe(last);
    expect(times.filter(({ at }) => at < last).length).toBeGreaterThan(0);
    await (await reading()).commit({ all: head });
    expect((await stored()).map(({ id }) => id)).toEqual(['all']);
  });

  it('is never overwritten by what is older, in whichever of its documents', async () => {
    await (await reading()).commit({ all: head, 'players-a': shelf('Nube') });
    const older = await reading();
    await (await reading()).commit({ all: head, 'players-a': shelf('Jugador') });
    await expect(older.commit({ all: head, 'players-a': shelf('NubeOtra') })).rejects.toMatchObject({ code: 9 });
    expect((await stored()).find(({ id }) => id === 'players-a')?.data()).toEqual(shelf('Jugador'));
  });

  it('is made anew of all the rest where of one competition it can’t be read what it came to', async () => {
    await database.doc('digests/copa').set({ finished: true, hasPrizes: true, entries: 'ninguna' });
    await close();
    expect(await history('2026')).toMatchObject({ tournaments: [{ id: 'serie' }] });
    expect(api.logged.join()).toContain('digest not read');
    expect((await database.doc('system/history').get()).exists).toBe(false);
  });

  it('has a tournament with the commit that ends it, and no longer than that', async () => {
    await close();
    expect(await history('2026')).toMatchObject({
      tournaments: [{ id: 'serie', podium: [{ place: 1, name: NICKNAME, playerId: PLAYER }, {}, {}] }],
    });
    await call('POST /competitions/serie/stages/final/reopen', { expectedRevision: 2 });
    expect(await history('2026')).toBeUndefined();
    expect(await history('all')).toMatchObject({ years: [], records: [] });
  });

  it('goes with a tournament that is withdrawn, within the call', async () => {
    await close();
    await history('all');
    expect(await call('PUT /tournaments/serie', { status: 'draft' })).toMatchObject({ status: 200 });
    expect((await database.doc('history/all').get()).get('years')).toEqual([]);
  });

  it('goes with one whose withdrawal was broken off before it was told, at the next run', async () => {
    await close();
    await history('all');
    const store = tournamentStore(database);
    await changeOne(store, 'serie', edit({ status: 'draft' }, { uid: 'admin', now: hoursFromNow(0) }));
    expect((await history('all'))?.years).toEqual([]);
  });

  it('keeps a player where their ID is erased, under the same name', async () => {
    await close();
    await api.services.competitions.forgetPlayers('serie', hoursFromNow(0));
    expect((await database.doc('competitions/serie/entries/leones').get()).get('players')).toEqual([
      { nickname: NICKNAME, freeFireId: null },
    ]);
    expect(await history('2026')).toMatchObject({ tournaments: [{ podium: [{ playerId: PLAYER }, {}, {}] }] });
  });

  it('holds no Free Fire ID', async () => {
    await close();
    expect(await inPublic()).not.toContain(ID);
  });
});

describe('a player who is hidden', () => {
  it('is gone from everything that visitors read, live tables included, and comes back when shown', async () => {
    await close();
    // Its fixtures were written without a commit, which makes the digest too.
    await api.services.competitions.republish('copa', hoursFromNow(0));
    expect(await inPublic()).toContain(NICKNAME);
    expect(await hide(true)).toMatchObject({
      status: 200,
      body: { data: { id: PLAYER, hidden: true, tournaments: 2 } },
    });
    const hidden = await inPublic();
    expect(hidden).not.toContain(NICKNAME);
    expect(hidden).not.toContain(PLAYER);
    expect(hidden).toContain('Jugador ··4525');
    expect((await call('GET /players/hidden')).body).toMatchObject({ data: { players: [{ id: PLAYER }] } });
    const view = async () => Object((await call('GET /competitions/copa')).body).data;
    expect((await view()).shown).toMatchObject([{ id: 'leones', players: [{ nickname: '', freeFireId: ID }] }]);
    await hide(false, PLAYER);
    expect([(await view()).shown, await inPublic()]).toEqual([[], expect.stringContaining(NICKNAME)]);
  });

  it('stays so in whatever is entered afterwards', async () => {
    await hide(true);
    await close();
    expect(await inPublic()).not.toContain(NICKNAME);
  });

  it('stays so under the ID that theirs is corrected to', async () => {
    await hide(true);
    const { id: _, registrationId: __, seed: ___, withdrawnBy: ____, revision, ...fields } = entryRecord('leones');
    const players = [{ nickname: NICKNAME, freeFireId: '10004526' }];
    const body = { ...fields, name: '', players, expectedRevision: revision };
    expect(await call('PUT /competitions/serie/entries/leones', body)).toMatchObject({ status: 200 });
    await close();
    expect(await inPublic()).not.toContain(NICKNAME);
  });

  it('is recorded once, without a name or an ID', async () => {
    await hide(true);
    await hide(true);
    expect(await recorded()).toEqual([`admin player.hide ${PLAYER}`]);
  });

  it('is hidden to the end by the next run where the call was interrupted', async () => {
    await close();
    await database.doc('system/hiddenPlayers').set({
      players: [{ id: PLAYER, hiddenAt: hoursFromNow(0).toISOString() }],
      pending: [PLAYER],
    });
    await api.services.players.run(hoursFromNow(0));
    expect(await inPublic()).not.toContain(NICKNAME);
    expect((await database.doc('system/hiddenPlayers').get()).get('pending')).toEqual([]);
  });

  it.each(['', '1234', 'ElRayo', `${ID}0000000`])('must be named by an ID or a page: %j', async (player) => {
    expect(await hide(true, player)).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: { player: expect.stringContaining('Escribe el ID') } },
    });
  });
});
