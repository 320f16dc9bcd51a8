// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/calls/api.ts';
import { rowsText, SampleServer, sampleDrafts, sampleRows, sampleSession } from './sample-server.ts';

const NAMES = ['LOS', 'LOUD'];

beforeEach(() => void vi.useFakeTimers());

async function browser(server: SampleServer, { uid = 'ana', drafts = sampleDrafts() } = {}) {
  const told: string[] = [];
  const tell = (_: unknown, text: string) => void told.push(text);
  const session = await sampleSession(uid, { calls: server.callsOf(uid), drafts, tell });
  const enter = (text: string) => session.enter({ rows: sampleRows(text) });
  return { session, drafts, told, enter, rows: () => rowsText(session.current().entering.rows) };
}

const mine = 'los:1:5 loud:2:3';
const stored = { state: 'provisional', revision: 1, rows: sampleRows(mine) } as const;

/** A browser in which that is entered, and the server, which doesn't know of it yet. */
async function entered() {
  const server = new SampleServer(NAMES);
  const at = await browser(server);
  at.enter(mine);
  return { server, ...at };
}

describe('a result', () => {
  test('is stored and made official in one step', async () => {
    const { server, session, drafts, told } = await entered();
    expect(drafts.all.size).toBe(1);
    await session.save(true);
    expect(server.match).toMatchObject({ state: 'official', revision: 1, enteredBy: 'ana' });
    expect(session.current()).toMatchObject({ isChanged: false, delivery: 'idle', news: null, meanwhile: null });
    expect(drafts.all.size).toBe(0);
    expect(told).toEqual(['Listo: el resultado es oficial.']);
  });

  test('that is provisional becomes official unchanged, without a new revision', async () => {
    const server = new SampleServer(NAMES, { ...stored, enteredBy: 'eva' });
    const { session } = await browser(server);
    await session.save(true);
    expect(server).toMatchObject({ writes: 0, match: { state: 'official', revision: 1 } });
  });

  test('is restored after a closed tab, and can be discarded', async () => {
    const { server, drafts } = await entered();
    const { session, rows } = await browser(server, { drafts });
    expect(session.current()).toMatchObject({ isRestored: true, isChanged: true });
    expect(rows()).toBe(mine);
    session.discard();
    expect(rows()).toBe('los:- loud:-');
    expect(drafts.all.size).toBe(0);
  });

  test("shows the server's refusal, and loses nothing", async () => {
    const { server, session, rows } = await entered();
    const fields = { 'rows.1.placement': 'El puesto 1 ya lo tiene LOS.' };
    server.next = [new ApiError('Así no se puede.', { code: 'competition_refused', status: 409, fields })];
    await session.save(true);
    const refusal = { message: 'Así no se puede.', fields, rows: sampleRows(mine) };
    expect(session.current()).toMatchObject({ delivery: 'idle', refusal });
    expect(rows()).toBe(mine);
  });
});

describe('a result without a network', () => {
  test('is kept, sent automatically and stored once', async () => {
    const { server, session, drafts, told } = await entered();
    server.isDown = true;
    await session.save(true);
    expect(session.current().delivery).toBe('waiting');
    expect(drafts.all.size).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.current().delivery).toBe('waiting');
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server).toMatchObject({ writes: 1, match: { state: 'official', revision: 1 } });
    expect(told).toEqual(['Volvió la señal. Listo: el resultado es oficial.']);
    expect(drafts.all.size).toBe(0);
  });

  test.each<('lost' | 'well')[][]>([[['lost', 'well']], [['well', 'lost']], [['lost', 'lost']]])(
    'is stored once after the replies %j',
    async (next) => {
      const { server, session } = await entered();
      server.next = next;
      await session.save(true);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(server).toMatchObject({ writes: 1, match: { state: 'official', revision: 1 } });
      expect(session.current()).toMatchObject({ delivery: 'idle', isChanged: false, meanwhile: null, news: null });
    },
  );

  test('is retried at growing intervals, despite refreshes', async () => {
    const { server, session } = await entered();
    server.next = Array.from({ length: 100 }, () => 'down' as const);
    await session.save(true);
    for (let second = 0; second < 30; second += 1) {
      await session.refresh();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    // At once, and 2, 6, 14 and 30 s later.
    expect(server.asked).toBe(5);
  });

  test('isn’t mistaken for an equal result of another admin', async () => {
    const { server, session, told } = await entered();
    server.next = ['down'];
    await session.save(false);
    server.enter('eva', sampleRows(mine));
    await session.resend();
    expect(told).toEqual(['Alguien más ya guardó este mismo resultado.']);
    expect(server.writes).toBe(1);
  });

  test('is saved on top of itself when changed after sending', async () => {
    const { server, session, enter } = await entered();
    server.next = ['lost'];
    await session.save(false);
    session.takeBack();
    enter('los:1:6 loud:2:3');
    await session.refresh();
    expect(session.current().meanwhile).toBeNull();
    await session.save(false);
    expect(server).toMatchObject({ writes: 2, match: { revision: 2, rows: sampleRows('los:1:6 loud:2:3') } });
  });

  test('can’t be edited until its sending is cancelled', async () => {
    const { server, session, enter, rows } = await entered();
    server.isDown = true;
    await session.save(true);
    enter('los:2:0 loud:1:0');
    expect(rows()).toBe(mine);
    session.takeBack();
    enter('los:2:0 loud:1:0');
    expect(rows()).toBe('los:2:0 loud:1:0');
  });
});

describe('two admins', () => {
  const theirs = sampleRows('los:2:5 loud:1:3');

  test("an admin without input sees the other's result and its changes", async () => {
    const server = new SampleServer(NAMES, { ...stored, enteredBy: 'ana' });
    const { session, rows } = await browser(server);
    server.enter('eva', theirs);
    await session.refresh();
    expect(rows()).toBe(rowsText(theirs));
    expect(session.current().news).toMatchObject({ before: sampleRows(mine), after: { revision: 2 } });
    session.dismissNews();
    expect(session.current().news).toBeNull();
  });

  test('an admin with input sees the conflict, and sends nothing before choosing', async () => {
    const { server, session, rows, drafts } = await entered();
    server.enter('eva', theirs);
    await session.refresh();
    expect(session.current().meanwhile).toMatchObject({ enteredBy: 'eva', revision: 1 });
    expect(rows()).toBe(mine);
    await session.save(true);
    expect(server).toMatchObject({ asked: 0, match: { enteredBy: 'eva' } });
    session.settle([...theirs]);
    expect(session.current()).toMatchObject({ isChanged: false, meanwhile: null });
    expect(drafts.all.size).toBe(0);
    expect(server.writes).toBe(1);
  });
});

test('recognises a result saved from another tab', async () => {
  const { server, session, told } = await entered();
  server.enter('ana', sampleRows(mine));
  await session.refresh();
  expect(session.current()).toMatchObject({ isChanged: false, meanwhile: null });
  expect(told).toEqual(['Ya estaba guardado este mismo resultado.']);
});

test('ignores a read that started before a save', async () => {
  const { server, session, rows } = await entered();
  server.readingTakes = 5_000;
  const late = session.refresh();
  server.readingTakes = 0;
  await session.save(true);
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  expect(rows()).toBe(mine);
  expect(session.current()).toMatchObject({ base: { revision: 1, state: 'official' }, news: null, meanwhile: null });
});

test('reports a match of an unknown group as gone', async () => {
  const server = new SampleServer(NAMES);
  server.match = { ...server.match, groupId: 'otra' };
  const { session } = await browser(server);
  expect(session.current().isGone).toBe(true);
});
