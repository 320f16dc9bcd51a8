import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/calls/api.ts';
import { ResultDesk } from './result-desk.ts';
import { place, rowsText, SampleServer, sampleDrafts, sampleRows } from './sample-server.ts';

const NAMES = ['LOS', 'LOUD'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody's browser, at the screen of the match. */
async function browser(server: SampleServer, { uid = 'ana', drafts = sampleDrafts() } = {}) {
  const told: string[] = [];
  const parts = { place, organiser: { uid, permissions: [] }, calls: server.callsOf(uid), drafts };
  const desk = new ResultDesk({ ...parts, tell: (_, text) => told.push(text) });
  await desk.refresh();
  const enter = (text: string) => desk.enter({ rows: sampleRows(text) });
  return { desk, drafts, told, enter, rows: () => rowsText(desk.current().entering.rows) };
}

const mine = 'los:1:5 loud:2:3';

/** A browser in which that is entered, and the server, which doesn't know of it yet. */
async function entered() {
  const server = new SampleServer(NAMES);
  const at = await browser(server);
  at.enter(mine);
  return { server, ...at };
}

describe('a result', () => {
  test('is stored and official in one', async () => {
    const { server, desk, drafts, told } = await entered();
    expect(drafts.all.size).toBe(1);
    await desk.save(true);
    expect(server.match).toMatchObject({ state: 'official', revision: 1, enteredBy: 'ana' });
    expect(desk.current()).toMatchObject({ isChanged: false, delivery: 'idle', news: null, meanwhile: null });
    expect(drafts.all.size).toBe(0);
    expect(told).toEqual(['Listo: el resultado es oficial.']);
  });

  test('that is provisional becomes official as it stands, without another revision', async () => {
    const server = new SampleServer(NAMES, {
      state: 'provisional',
      revision: 1,
      rows: sampleRows(mine),
      enteredBy: 'eva',
    });
    const { desk } = await browser(server);
    await desk.save(true);
    expect(server).toMatchObject({ writes: 0, match: { state: 'official', revision: 1 } });
  });

  test('outlives a closed tab, and says so', async () => {
    const { server, drafts } = await entered();
    const later = await browser(server, { drafts });
    expect(later.desk.current()).toMatchObject({ isRestored: true, isChanged: true });
    expect(later.rows()).toBe(mine);
  });

  test('is given up for what is stored', async () => {
    const { desk, drafts, rows } = await entered();
    desk.discard();
    expect(rows()).toBe('los:- loud:-');
    expect(drafts.all.size).toBe(0);
  });

  test('that the server refuses says why, and nothing is lost', async () => {
    const { server, desk, rows } = await entered();
    const fields = { 'rows.1.placement': 'El puesto 1 ya lo tiene LOS.' };
    server.next = [new ApiError('Así no se puede.', { code: 'competition_refused', status: 409, fields })];
    await desk.save(true);
    expect(desk.current()).toMatchObject({
      delivery: 'idle',
      refusal: { message: 'Así no se puede.', fields, rows: sampleRows(mine) },
    });
    expect(rows()).toBe(mine);
  });
});

describe('without a signal', () => {
  test('it is kept, sent by itself and stored once', async () => {
    const { server, desk, drafts, told } = await entered();
    server.isDown = true;
    await desk.save(true);
    expect(desk.current().delivery).toBe('waiting');
    expect(drafts.all.get(place.matchId)?.values.pending).toEqual({ official: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.current().delivery).toBe('waiting');
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server).toMatchObject({ writes: 1, match: { state: 'official', revision: 1 } });
    expect(told).toEqual(['Volvió la señal. Listo: el resultado es oficial.']);
    expect(drafts.all.size).toBe(0);
  });

  test('a tab that was closed meanwhile sends it when it is opened again', async () => {
    const { server, desk, drafts } = await entered();
    server.isDown = true;
    await desk.save(true);
    vi.clearAllTimers();
    server.isDown = false;
    const later = await browser(server, { drafts });
    await vi.advanceTimersByTimeAsync(1);
    expect(later.desk.current().delivery).toBe('idle');
    expect(server).toMatchObject({ writes: 1, match: { state: 'official', revision: 1 } });
  });

  test.each<['lost' | 'well', 'lost' | 'well']>([
    ['lost', 'well'],
    ['well', 'lost'],
    ['lost', 'lost'],
  ])('the answers %s and %s make it once', async (first, second) => {
    const { server, desk } = await entered();
    server.next = [first, second];
    await desk.save(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server).toMatchObject({ writes: 1, match: { state: 'official', revision: 1 } });
    expect(desk.current()).toMatchObject({ delivery: 'idle', isChanged: false, meanwhile: null, news: null });
  });

  test('it is tried less and less often, however often the match is read meanwhile', async () => {
    const { server, desk } = await entered();
    server.next = Array.from({ length: 100 }, () => 'down' as const);
    await desk.save(true);
    for (let second = 0; second < 30; second += 1) {
      await desk.refresh();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    // At once, and 2, 6, 14 and 30 s later.
    expect(server.asked).toBe(5);
  });

  test('the same result by somebody else isn’t taken for the lost one', async () => {
    const { server, desk, told } = await entered();
    server.next = ['down'];
    await desk.save(false);
    server.enter('eva', sampleRows(mine));
    await desk.resend();
    expect(told).toEqual(['Alguien más ya guardó este mismo resultado.']);
    expect(server.writes).toBe(1);
  });

  test('what was sent and changed afterwards is stored on top of itself', async () => {
    const { server, desk, enter } = await entered();
    server.next = ['lost'];
    await desk.save(false);
    desk.takeBack();
    enter('los:1:6 loud:2:3');
    await desk.refresh();
    expect(desk.current().meanwhile).toBeNull();
    await desk.save(false);
    expect(server).toMatchObject({ writes: 2, match: { revision: 2 } });
    expect(rowsText(server.match.rows)).toBe('los:1:6 loud:2:3');
  });

  test('nothing is entered into a result that is on its way', async () => {
    const { server, desk, enter, rows } = await entered();
    server.isDown = true;
    await desk.save(true);
    enter('los:2:0 loud:1:0');
    expect(rows()).toBe(mine);
    desk.takeBack();
    enter('los:2:0 loud:1:0');
    expect(rows()).toBe('los:2:0 loud:1:0');
  });
});

describe('two people', () => {
  const theirs = sampleRows('los:2:5 loud:1:3');

  test('who had entered nothing sees theirs, and what it changed', async () => {
    const server = new SampleServer(NAMES, {
      state: 'provisional',
      revision: 1,
      rows: sampleRows(mine),
      enteredBy: 'ana',
    });
    const { desk, rows } = await browser(server);
    server.enter('eva', theirs);
    await desk.refresh();
    expect(rows()).toBe(rowsText(theirs));
    expect(desk.current().news).toMatchObject({ before: sampleRows(mine), after: { revision: 2 } });
    desk.dismissNews();
    expect(desk.current().news).toBeNull();
  });

  test('who was entering is told at the next reading, and nothing is sent before it is said what counts', async () => {
    const { server, desk, rows } = await entered();
    server.enter('eva', theirs);
    await desk.refresh();
    expect(desk.current().meanwhile).toMatchObject({ enteredBy: 'eva', revision: 1 });
    expect(rows()).toBe(mine);
    await desk.save(true);
    expect(server).toMatchObject({ asked: 0, match: { enteredBy: 'eva' } });
  });

  test('who saves is told where the reading came too late', async () => {
    const { server, desk, drafts } = await entered();
    server.enter('eva', theirs);
    await desk.save(true);
    expect(desk.current()).toMatchObject({ meanwhile: { enteredBy: 'eva' }, delivery: 'idle' });
    expect(rowsText(drafts.all.get(place.matchId)?.values.rows ?? [])).toBe(mine);
  });

  test('mine goes on top of theirs once that was said', async () => {
    const { server, desk } = await entered();
    server.enter('eva', theirs);
    await desk.save(true);
    desk.settle(sampleRows(mine));
    await desk.save(true);
    expect(rowsText(server.match.rows)).toBe(mine);
    expect(server.match).toMatchObject({ revision: 2, enteredBy: 'ana', state: 'official' });
  });

  test('theirs is taken without storing anything', async () => {
    const { server, desk, drafts } = await entered();
    server.enter('eva', theirs);
    await desk.refresh();
    desk.settle([...theirs]);
    expect(desk.current()).toMatchObject({ isChanged: false, meanwhile: null });
    expect(drafts.all.size).toBe(0);
    expect(server.writes).toBe(1);
  });

  test('who entered the same has nothing to choose', async () => {
    const { server, desk, told } = await entered();
    server.enter('eva', sampleRows(mine));
    await desk.save(false);
    expect(desk.current()).toMatchObject({ meanwhile: null, isChanged: false });
    expect(told).toEqual(['Alguien más ya guardó este mismo resultado.']);
  });
});

test('what was stored from another tab of one’s own is known here', async () => {
  const { server, desk, told } = await entered();
  server.enter('ana', sampleRows(mine));
  await desk.refresh();
  expect(desk.current()).toMatchObject({ isChanged: false, meanwhile: null });
  expect(told).toEqual(['Ya estaba guardado este mismo resultado.']);
});

test('a reading that began before something was stored here says nothing', async () => {
  const { server, desk, rows } = await entered();
  server.readingTakes = 5_000;
  const late = desk.refresh();
  server.readingTakes = 0;
  await desk.save(true);
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  expect(rows()).toBe(mine);
  expect(desk.current()).toMatchObject({ base: { revision: 1, state: 'official' }, news: null, meanwhile: null });
});

test('a match that is gone says so', async () => {
  const server = new SampleServer(NAMES);
  server.match = { ...server.match, groupId: 'otra' };
  const { desk } = await browser(server);
  expect(desk.current().isGone).toBe(true);
});
