// @vitest-environment jsdom
import type { CompetitionView } from '@arena/domain/api';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { competitionQuery } from '#lib/query/competition-query.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { notifyStorageChange } from '#lib/storage/storage.ts';
import { closeEntries, MatchApi, openEntry, rowsText, sampleRows } from '../result-samples';
import { isChanged } from './entry-state.ts';
import { resultOutbox, resumeResults } from './result-outbox.ts';

const NAMES = ['LOS', 'LOUD'];

beforeEach(() => void vi.useFakeTimers());
afterEach(closeEntries);

const KEY = 'resultDraft:ana:copa:m1';
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('resultDraft'));
const entries = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:result'));

async function browser(uid = 'ana') {
  const told: string[] = [];
  const tell = (_: unknown, text: string) => void told.push(text);
  const entry = await openEntry(uid, tell);
  const state = () => {
    const { state: now } = entry.current();
    return now.at === 'loading' || now.at === 'gone' ? expect.fail(now.at) : now;
  };
  const enter = (text: string) => entry.enter({ rows: sampleRows(text) });
  return { entry, told, enter, state, rows: () => rowsText(state().entering.rows) };
}

const mine = 'los:1:5 loud:2:3';
const stored = { state: 'provisional', revision: 1, rows: sampleRows(mine) } as const;

/** A browser in which that is entered, and the server, which doesn't know of it yet. */
async function entered() {
  const server = new MatchApi(NAMES);
  const at = await browser();
  at.enter(mine);
  return { server, ...at };
}

describe('a result', () => {
  test('is stored and made official in one step', async () => {
    const { server, entry, state, told } = await entered();
    expect(drafts()).toEqual([KEY]);
    await entry.save(true);
    expect(server.match).toMatchObject({ state: 'official', revision: 1, enteredBy: 'ana' });
    expect(state()).toMatchObject({ at: 'entering', news: null, base: { revision: 1 } });
    expect(isChanged(state())).toBe(false);
    expect([drafts(), entries()]).toEqual([[], []]);
    expect(told).toEqual(['Listo: el resultado es oficial.']);
  });

  test('that is provisional becomes official unchanged, without a new revision', async () => {
    const server = new MatchApi(NAMES, { ...stored, enteredBy: 'eva' });
    const { entry } = await browser();
    await entry.save(true);
    expect(server).toMatchObject({ writes: 0, match: { state: 'official', revision: 1 } });
  });

  test('is restored after a closed tab, and can be discarded', async () => {
    await entered();
    const { entry, state, rows } = await browser();
    expect(state()).toMatchObject({ isRestored: true });
    expect(rows()).toBe(mine);
    entry.discard();
    expect(rows()).toBe('los:- loud:-');
    expect(drafts()).toEqual([]);
  });

  test('is stored again for its kills by player alone', async () => {
    const server = new MatchApi(NAMES, { ...stored, enteredBy: 'eva' });
    const { entry, state } = await browser();
    const playerKills = [{ entryId: 'los', player: 0, kills: 2 }];
    entry.enter({ playerKills });
    expect(isChanged(state())).toBe(true);
    await entry.save(false);
    expect(server.match).toMatchObject({ revision: 2, playerKills });
    expect(isChanged(state())).toBe(false);
  });
});

describe('a refused result', () => {
  const fields = { 'rows.1.placement': 'El puesto 1 ya lo tiene LOS.' };
  const refusal = { message: 'Así no se puede.', fields, rows: sampleRows(mine) };

  async function refused() {
    const at = await entered();
    at.server.next = [new ApiError('Así no se puede.', { code: 'competition_refused', status: 409, fields })];
    await at.entry.save(true);
    return at;
  }

  test('shows why, and loses nothing', async () => {
    const { state, rows } = await refused();
    expect(state()).toMatchObject({ at: 'entering', refusal: { ...refusal, message: expect.any(String) } });
    expect(rows()).toBe(mine);
  });

  test('stays in this browser until it is changed and saved again', async () => {
    const { server } = await refused();
    const { entry, state, rows, enter } = await browser();
    expect(state()).toMatchObject({ refusal: { fields } });
    expect(rows()).toBe(mine);
    enter('los:1:5 loud:2:4');
    expect([drafts(), entries()]).toEqual([[KEY], []]);
    await entry.save(false);
    expect(server.match).toMatchObject({ revision: 1, rows: sampleRows('los:1:5 loud:2:4') });
    expect([drafts(), entries()]).toEqual([[], []]);
  });

  test('is gone once it is discarded', async () => {
    const { entry, rows } = await refused();
    entry.discard();
    expect(rows()).toBe('los:- loud:-');
    expect([drafts(), entries()]).toEqual([[], []]);
  });
});

describe('a result without a network', () => {
  test('is kept, sent automatically and stored once', async () => {
    const { server, entry, state, told } = await entered();
    server.isDown = true;
    await entry.save(true);
    expect(state()).toMatchObject({ at: 'waiting', isSending: false });
    expect([drafts(), entries()]).toEqual([[], ['outbox:result:ana:copa:m1']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ at: 'waiting' });
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server).toMatchObject({ writes: 1, match: { state: 'official', revision: 1 } });
    expect(told).toEqual(['Volvió la señal. Listo: el resultado es oficial.']);
    expect([drafts(), entries()]).toEqual([[], []]);
  });

  test.each<('lost' | 'well')[][]>([[['lost', 'well']], [['well', 'lost']], [['lost', 'lost']]])(
    'is stored once after the replies %j',
    async (next) => {
      const { server, entry, state } = await entered();
      server.next = next;
      await entry.save(true);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(server).toMatchObject({ writes: 1, match: { state: 'official', revision: 1 } });
      expect(state()).toMatchObject({ at: 'entering', news: null });
      expect(isChanged(state())).toBe(false);
    },
  );

  test('is retried at growing intervals, despite refreshes', async () => {
    const { server, entry } = await entered();
    server.next = Array.from({ length: 100 }, () => 'down' as const);
    await entry.save(true);
    for (let second = 0; second < 30; second += 1) {
      await entry.refresh();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    // At once, and 2, 6, 14 and 30 s later.
    await vi.waitFor(() => expect(server.asked).toBe(5));
  });

  test('is no conflict with an equal result of another organiser', async () => {
    const { server, entry, state } = await entered();
    server.next = ['down'];
    await entry.save(false);
    server.enter('eva', sampleRows(mine));
    await entry.resend();
    expect(server.writes).toBe(1);
    expect(state()).toMatchObject({ at: 'entering' });
    expect(entries()).toEqual([]);
  });

  test('is saved on top of itself when changed after sending', async () => {
    const { server, entry, state, enter } = await entered();
    server.next = ['lost'];
    await entry.save(false);
    entry.takeBack();
    enter('los:1:6 loud:2:3');
    await entry.refresh();
    expect(state().at).toBe('entering');
    await entry.save(false);
    expect(server).toMatchObject({ writes: 2, match: { revision: 2, rows: sampleRows('los:1:6 loud:2:3') } });
  });

  test('can’t be edited until its sending is cancelled', async () => {
    const { server, entry, enter, rows } = await entered();
    server.isDown = true;
    await entry.save(true);
    enter('los:2:0 loud:1:0');
    expect(rows()).toBe(mine);
    entry.takeBack();
    enter('los:2:0 loud:1:0');
    expect(rows()).toBe('los:2:0 loud:1:0');
    expect([drafts(), entries()]).toEqual([[KEY], []]);
  });

  test('that an earlier version saved is sent with the rows of its draft', async () => {
    const { server } = await entered();
    const { base, entering } = JSON.parse(localStorage.getItem(KEY) ?? '');
    const former = { values: entering, base: { ...server.match, ...base }, requestId: 'x', unanswered: null };
    localStorage.setItem(KEY, JSON.stringify(former));
    const body = { tournamentId: 'copa', matchId: 'm1', official: true };
    localStorage.setItem(
      'outbox:result:ana:copa:m1',
      JSON.stringify({ version: 1, at: new Date().toISOString(), body }),
    );
    resultOutbox.stop();
    await browser();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.match).toMatchObject({ state: 'official', rows: sampleRows(mine) });
    expect([drafts(), entries()]).toEqual([[], []]);
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const server = new MatchApi(NAMES);
    return [await browser(), await browser(), server] as const;
  }

  test('share what is entered, and neither erases it', async () => {
    const [one, other] = await twoTabs();
    one.enter(mine);
    notifyStorageChange();
    expect(other.rows()).toBe(mine);
    await other.entry.refresh();
    expect(drafts()).toEqual([KEY]);
  });

  test('a change to what the other tab has replaced unseen isn’t made', async () => {
    const [one, other] = await twoTabs();
    one.enter(mine);
    // The event of the browser hasn't arrived yet.
    other.enter('los:- loud:1:0');
    expect([one.rows(), other.rows()]).toEqual([mine, mine]);
  });

  test('a saved result is sent whole, whatever the other tab has entered', async () => {
    const [one, other, server] = await twoTabs();
    one.enter(mine);
    server.isDown = true;
    await one.entry.save(false);
    notifyStorageChange();
    expect(other.state()).toMatchObject({ at: 'waiting' });
    server.isDown = false;
    await other.entry.resend();
    expect(server).toMatchObject({ writes: 1, match: { rows: sampleRows(mine) } });
  });
});

describe('two organisers', () => {
  const theirs = sampleRows('los:2:5 loud:1:3');

  test("the one without input sees the other's result and its changes", async () => {
    const server = new MatchApi(NAMES, { ...stored, enteredBy: 'ana' });
    const { entry, state, rows } = await browser();
    server.enter('eva', theirs);
    await entry.refresh();
    expect(rows()).toBe(rowsText(theirs));
    expect(state()).toMatchObject({ news: { before: sampleRows(mine), after: { revision: 2 } } });
    entry.dismissNews();
    expect(state()).toMatchObject({ news: null });
  });

  test('the one with input sees the conflict, also after a reload, and sends nothing before choosing', async () => {
    const { server, entry, rows } = await entered();
    server.enter('eva', theirs);
    await entry.refresh();
    expect(rows()).toBe(mine);
    await entry.save(true);
    expect(server).toMatchObject({ asked: 0, match: { enteredBy: 'eva' } });
    const { entry: later, state } = await browser();
    expect(state()).toMatchObject({ at: 'conflict', theirs: { enteredBy: 'eva', revision: 1 } });
    later.settle({ ...state().entering, rows: theirs });
    expect(isChanged(state())).toBe(false);
    expect(drafts()).toEqual([]);
    expect(server.writes).toBe(1);
  });

  test('a save adds its kills by player to an equal result that was stored meanwhile', async () => {
    const server = new MatchApi(NAMES);
    const { entry, told } = await browser();
    const playerKills = [{ entryId: 'los', player: 0, kills: 2 }];
    entry.enter({ rows: sampleRows(mine), playerKills });
    server.enter('eva', sampleRows(mine));
    await entry.save(false);
    expect(server.match).toMatchObject({ revision: 2, enteredBy: 'ana', playerKills });
    expect(told).toEqual(['Resultado guardado. Falta hacerlo oficial.']);
    expect([drafts(), entries()]).toEqual([[], []]);
  });

  test('a save that meets another result waits for the choice in this browser', async () => {
    const { server, entry, state } = await entered();
    server.next = ['down'];
    await entry.save(false);
    server.enter('eva', theirs);
    await entry.resend();
    expect(state()).toMatchObject({ at: 'conflict' });
    expect(entries()).toHaveLength(1);
    entry.settle(state().entering);
    expect([drafts(), entries()]).toEqual([[KEY], []]);
    await entry.save(false);
    expect(server.match).toMatchObject({ revision: 2, rows: sampleRows(mine) });
  });
});

test('ignores a read that started before a save', async () => {
  const { server, entry, state, rows } = await entered();
  server.readingTakes = 5_000;
  const late = entry.refresh();
  server.readingTakes = 0;
  await entry.save(true);
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  expect(rows()).toBe(mine);
  expect(state()).toMatchObject({ at: 'entering', base: { revision: 1 }, news: null });
});

test('a save is shown on another screen whose read started before it', async () => {
  const { server, entry } = await entered();
  server.isDown = true;
  await entry.save(true);
  server.isDown = false;
  const [client, organiser] = [createQueryClient(), { uid: 'ana', permissions: [] }];
  const query = competitionQuery(organiser, 'copa');
  server.readingTakes = 5_000;
  void new QueryObserver<CompetitionView | null>(client, query).subscribe(() => undefined);
  // The server answers with what it has now.
  await vi.advanceTimersByTimeAsync(1_000);
  server.readingTakes = 0;
  resumeResults({ organiser, client, tell: () => undefined });
  await resultOutbox.flush();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(client.getQueryData(query.queryKey)?.matches).toMatchObject([{ state: 'official', revision: 1 }]);
});

test('reports a match of an unknown group as gone', async () => {
  const server = new MatchApi(NAMES);
  server.match = { ...server.match, groupId: 'otra' };
  const { entry } = await browser();
  expect(entry.current().state.at).toBe('gone');
});
