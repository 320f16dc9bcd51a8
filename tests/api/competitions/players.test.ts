import { describe, expect, it } from 'vitest';
import { republish } from '../../../functions/src/competitions/competitions.ts';
import { forgetPlayers } from '../../../functions/src/competitions/entries.ts';
import { publicPlayerId } from '../../../functions/src/competitions/hidden-players.ts';
import { rebuildHistory, updateHistory } from '../../../functions/src/history/history.ts';
import { historyPages } from '../../../functions/src/history/history-pages.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { completeHiding } from '../../../functions/src/players/players.ts';
import { rebuildCatalogue } from '../../../functions/src/tournaments/catalogue.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { competitionDocuments, entryRecord } from '../../fixtures/records/competition-records.ts';
import { HASH_KEY, hoursFromNow, tournamentRecord } from '../../fixtures/records/records.ts';

const ID = '10004525';
const PLAYER = publicPlayerId(ID, keyedHash(HASH_KEY));
const NICKNAME = 'ElRayo';
const leones = { ...entryRecord('leones', { name: '', players: [{ nickname: NICKNAME, freeFireId: ID }] }) };

const { api, call, database } = await openAdminArea('demo-api-players', () => ({
  ...competitionDocuments,
  'tournaments/serie': tournamentRecord({ date: hoursFromNow(-30), registrationDeadline: null, prizePool: '' }),
  'tournaments/copa': tournamentRecord({ name: 'Copa' }),
  'competitions/serie/entries/leones': leones,
  'competitions/copa/entries/leones': leones,
}));

const hide = (hidden: boolean, player = ID) => call('POST /players/hiding', { player, hidden });
const close = (expectedRevision = 1) => call('POST /competitions/serie/stages/final/close', { expectedRevision });

/** All public documents as one text. */
async function inPublic(): Promise<string> {
  await rebuildHistory(api.context());
  await rebuildCatalogue(api.context());
  const found = await Promise.all(
    ['history', 'results', 'catalogue', 'tournaments']
      .map((name) => database.collection(name).get())
      .concat(database.collectionGroup('groups').get()),
  );
  const year = await historyPages(database).year('2026');
  return JSON.stringify([year, ...found.flatMap(({ docs }) => docs.map((document) => document.data()))]);
}

async function history() {
  await updateHistory(api.context());
  return historyPages(database).year('2026');
}

describe('the history', () => {
  it('lists a tournament once it ends, until it is reopened or withdrawn', async () => {
    await close();
    expect(await history()).toMatchObject({
      tournaments: [{ id: 'serie', podium: [{ place: 1, name: NICKNAME, playerId: PLAYER }, {}, {}] }],
    });
    expect(await historyPages(database).player(PLAYER)).toMatchObject({
      nickname: NICKNAME,
      appearances: [{ tournamentId: 'serie', place: 1 }],
    });
    expect(await inPublic()).not.toContain(ID);
    await call('POST /competitions/serie/stages/final/reopen', { expectedRevision: 2 });
    expect(await history()).toMatchObject({ tournaments: [] });
    expect(await historyPages(database).summary()).toMatchObject({ years: [], records: [] });
    await close(3);
    expect(await history()).toMatchObject({ tournaments: [{ id: 'serie' }] });
    // Withdrawn, it goes within the call.
    expect(await call('PUT /tournaments/serie', { status: 'draft' })).toMatchObject({ status: 200 });
    expect((await historyPages(database).summary())?.years).toEqual([]);
    expect(await historyPages(database).player(PLAYER)).toBeNull();
  });

  it('leaves out a tournament by link only, as soon as it is one', async () => {
    await close();
    expect(await history()).toMatchObject({ tournaments: [{ id: 'serie' }] });
    expect(await call('PUT /tournaments/serie', { unlisted: true })).toMatchObject({ status: 200 });
    expect((await historyPages(database).summary())?.years).toEqual([]);
    expect(await historyPages(database).player(PLAYER)).toBeNull();
    expect(await historyPages(database).nicknames()).toEqual({ players: [] });
  });

  it('keeps a player’s public ID after their Free Fire ID is erased', async () => {
    await close();
    await forgetPlayers(api.context(), 'serie');
    const { players } = Object((await database.doc('competitions/serie/entries/leones').get()).data());
    expect(players).toEqual([{ nickname: NICKNAME, freeFireId: null }]);
    expect(await history()).toMatchObject({ tournaments: [{ podium: [{ playerId: PLAYER }, {}, {}] }] });
  });
});

describe('a hidden player', () => {
  it('disappears from all public data, live standings included, until shown again', async () => {
    await close();
    // Its fixtures were written without a commit, which makes the archive too.
    await republish(api.context(), 'copa');
    expect(await inPublic()).toContain(NICKNAME);
    expect(await hide(true, `00${ID}`)).toMatchObject({
      status: 200,
      body: { data: { id: PLAYER, hidden: true, tournaments: 2 } },
    });
    const hidden = await inPublic();
    expect(hidden).not.toContain(NICKNAME);
    expect(hidden).not.toContain(PLAYER);
    expect(hidden).toContain('"Jugador"');
    expect(hidden).not.toContain('4525');
    expect((await call('GET /players/hidden')).body).toMatchObject({ data: { players: [{ id: PLAYER }] } });
    const view = async () => Object((await call('GET /competitions/copa')).body).data;
    expect((await view()).shown).toMatchObject([{ id: 'leones', players: [{ nickname: '', freeFireId: null }] }]);
    await hide(false, PLAYER);
    expect([(await view()).shown, await inPublic()]).toEqual([[], expect.stringContaining(NICKNAME)]);
  });

  it('is hidden by the next run after an interrupted call', async () => {
    await close();
    const players = [{ id: PLAYER, hiddenAt: hoursFromNow(0).toISOString() }];
    await database.doc('system/hiddenPlayers').set({ players, pending: [PLAYER] });
    await completeHiding(api.context());
    expect(await inPublic()).not.toContain(NICKNAME);
    expect((await database.doc('system/hiddenPlayers').get()).get('pending')).toEqual([]);
  });
});
