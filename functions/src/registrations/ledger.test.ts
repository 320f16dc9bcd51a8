import { limits, readTournament } from '@arena/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Changes, Operation } from './decisions/decide.ts';
import { originsOf } from './entering/crowds.ts';
import { registrationLedger } from './ledger.ts';
import { readStoredRegistration, type StoredRegistration } from './record.ts';
import type { RegistrationStore } from './store.ts';

const coded = (code: number) => Object.assign(new Error(`code ${code}`), { code });

/** A store in memory; `beforeCommit` may fail a commit. */
function setUp(beforeCommit: (changes: Changes) => void = () => undefined) {
  const registrations = new Map<string, StoredRegistration>();
  let tournament = readTournament('copa', { status: 'published', maxPlayers: 100 });
  const read = vi.fn(async (_tournamentId: string, ids: readonly string[]) => ({
    tournament,
    registrations: new Map(ids.map((id) => [id, registrations.get(id) ?? null])),
    async commit(changes: Changes) {
      beforeCommit(changes);
      for (const [id, next] of changes.registrations) {
        if (next === null) registrations.delete(id);
        else registrations.set(id, next);
      }
      tournament = { ...tournament, currentPlayers: changes.counts?.currentPlayers ?? tournament.currentPlayers };
    },
  }));
  const countUndecided = vi.fn(
    async (_tournamentId: string, origins: readonly string[]) =>
      [...registrations.values()].filter(({ status, origin }) => status === 'pending' && origins.includes(origin ?? ''))
        .length,
  );
  const store: Pick<RegistrationStore, 'read' | 'countUndecided'> = { read, countUndecided };
  return {
    ledger: registrationLedger(store),
    read,
    countUndecided,
    registrations,
    players: () => tournament.currentPlayers,
  };
}

const enter = (id: string): Operation => ({
  registrationId: id,
  decide: (_tournament, current) => ({ next: current ?? readStoredRegistration(id, {}) }),
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe('the ledger', () => {
  it('decides what arrives together on one read', async () => {
    const { ledger, read, players } = setUp();
    await Promise.all(ids(50).map((id) => ledger.apply('copa', enter(id))));
    expect([read.mock.calls.length, players()]).toEqual([1, 50]);
  });

  it('writes nothing where nothing changes', async () => {
    const commit = vi.fn();
    const { ledger } = setUp(commit);
    const refuse = ledger.apply('copa', { registrationId: 'a', decide: () => ({ refused: 'tournament_full' }) });
    await expect(refuse).rejects.toMatchObject({ code: 'tournament_full' });
    expect(commit).not.toHaveBeenCalled();
  });

  it('writes that a no is lifted where no registration has it', async () => {
    const commit = vi.fn();
    const guardianNos = [{ id: 'a', consent: null }];
    await setUp(commit).ledger.apply('copa', { registrationId: 'a', decide: () => ({ next: null, guardianNos }) });
    expect(commit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ guardianNos }));
  });

  it.each([4, 5, 6, 8, 9, 10, 13, 14])('reads and decides again after code %i', async (code) => {
    const fail = vi.fn().mockImplementationOnce(() => {
      throw coded(code);
    });
    const { ledger, read, players } = setUp(fail);
    await expect(ledger.apply('copa', enter('a'))).resolves.toMatchObject({ id: 'a' });
    expect([read.mock.calls.length, players()]).toEqual([2, 1]);
  });

  it.each([3, 7, 13])('fails only the one at fault where a whole batch ends with code %i', async (code) => {
    const { ledger, players, registrations } = setUp((changes) => {
      if (changes.registrations.has('id-7')) throw coded(code);
    });
    const ended = await Promise.allSettled(ids(20).map((id) => ledger.apply('copa', enter(id))));
    const failed = ended.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect([failed, players(), registrations.size]).toEqual([[7], 19, 19]);
    expect(ended[7]).toMatchObject({ reason: { code } });
  });

  it('fails only the one whose decision is broken', async () => {
    const { ledger, players } = setUp();
    const broken: Operation = {
      registrationId: 'b',
      decide: () => {
        throw new TypeError('a bug');
      },
    };
    const ended = await Promise.allSettled([enter('a'), broken, enter('c')].map((one) => ledger.apply('copa', one)));
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(players()).toBe(2);
  });

  it('goes on with the next batch after one that failed', async () => {
    const { ledger } = setUp((changes) => {
      if (changes.registrations.has('bad')) throw coded(3);
    });
    await expect(ledger.apply('copa', enter('bad'))).rejects.toThrow();
    await expect(ledger.apply('copa', enter('good'))).resolves.toMatchObject({ id: 'good' });
  });
});

describe('those who come from one network', () => {
  const MOST = 50;
  const from = (index: number, origin: string, originsBeside = [`${origin} of yesterday`]): Operation => {
    const fields = { status: 'pending', origin, originsBeside };
    const registration = readStoredRegistration(`${origin}-${index}`, fields);
    return {
      registrationId: registration.id,
      ...originsOf(registration),
      decide: (_tournament, _current, { crowd }) =>
        crowd < MOST ? { next: registration } : { refused: 'network_crowded' },
    };
  };
  const all = (count: number, origin: string) => Array.from({ length: count }, (_, index) => from(index, origin));

  it('hold so many places that wait, however they come', async () => {
    const { ledger, registrations } = setUp();
    const applied = (operations: readonly Operation[]) =>
      Promise.allSettled(operations.map((one) => ledger.apply('copa', one)));
    await applied(all(40, 'a'));
    await applied([...all(80, 'a').slice(40), ...all(20, 'b')]);
    const held = (origin: string) => [...registrations.values()].filter((one) => one.origin === origin).length;
    expect([held('a'), held('b')]).toEqual([MOST, 20]);
  });

  it('are counted with those of yesterday, also beside somebody of whom one name is known', async () => {
    const { ledger, countUndecided } = setUp();
    await Promise.all(ids(MOST).map((id) => ledger.apply('copa', enter(id))));
    await Promise.all(
      [{ ...enter('a-guardian'), origins: ['a'] } as const, from(0, 'a')].map((one) => ledger.apply('copa', one)),
    );
    expect(countUndecided).toHaveBeenCalledExactlyOnceWith('copa', ['a', 'a of yesterday']);
  });

  const eve = Array.from({ length: 40 }, (_, index) => from(index, 'eve', ['day before', 'day']));
  const day = Array.from({ length: 40 }, (_, index) => from(index, 'day', ['eve', 'day after']));
  it.each([
    ['those of the eve first', [eve, day]],
    ['those of the eve last', [day, eve]],
    ['all at once', [[...eve, ...day]]],
  ])('hold as many that come back after midnight, each by the name of its own day: %s', async (_, rounds) => {
    const { ledger, registrations } = setUp();
    for (const round of rounds) await Promise.allSettled(round.map((one) => ledger.apply('copa', one)));
    expect(registrations.size).toBe(MOST);
  });

  it('are not counted where few places are taken', async () => {
    const { ledger, countUndecided } = setUp();
    await Promise.all(all(20, 'a').map((one) => ledger.apply('copa', one)));
    expect(countUndecided).not.toHaveBeenCalled();
  });
});

describe('an operation that cannot be carried out in time', () => {
  it('is told that the service does not respond, and those behind it are not kept longer than their own time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { ledger } = setUp(() => {
        vi.advanceTimersByTime(limits.operationDeadline / 4);
        throw coded(14);
      });
      const started = performance.now();
      await expect(ledger.apply('copa', enter('a'))).rejects.toMatchObject({ code: 'unavailable' });
      expect(performance.now() - started).toBeLessThan(limits.requestDeadline);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not begun any more once its caller has stopped waiting', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { ledger, read } = setUp();
      const late = ledger.apply('copa', enter('a'));
      vi.advanceTimersByTime(limits.operationDeadline);
      await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
      expect(read).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
