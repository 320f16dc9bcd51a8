import { limits, readTournament } from '@arena/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Changes, Operation } from './decision.ts';
import { createQueue } from './queue.ts';
import { readStoredRegistration, type StoredRegistration } from './registration-document.ts';

const coded = (code: number) => Object.assign(new Error(`code ${code}`), { code });

/** A store in memory; `beforeCommit` may fail a commit. */
function setUp(beforeCommit: (changes: Changes) => void = () => undefined) {
  const registrations = new Map<string, StoredRegistration>();
  let tournament = readTournament('copa', { status: 'published', maxPlayers: 100 });
  const read = vi.fn(async (_tournamentId: string, { registrationIds }: { registrationIds: readonly string[] }) => ({
    tournament,
    registrations: new Map(registrationIds.map((id) => [id, registrations.get(id) ?? null])),
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
    async (_tournamentId: string, hash: string) =>
      [...registrations.values()].filter(({ status, networkHash }) => status === 'pending' && networkHash === hash)
        .length,
  );
  return {
    queue: createQueue({ read, countUndecided }),
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

describe('the registration queue', () => {
  it('decides simultaneous operations on one read', async () => {
    const { queue, read, players } = setUp();
    await Promise.all(ids(50).map((id) => queue.apply('copa', enter(id))));
    expect([read.mock.calls.length, players()]).toEqual([1, 50]);
  });

  it('writes nothing if nothing changes', async () => {
    const commit = vi.fn();
    const { queue } = setUp(commit);
    const refuse = queue.apply('copa', { registrationId: 'a', decide: () => ({ refused: 'tournament_full' }) });
    await expect(refuse).rejects.toMatchObject({ code: 'tournament_full' });
    expect(commit).not.toHaveBeenCalled();
  });

  it('writes a guardian’s refusal even without a registration', async () => {
    const commit = vi.fn();
    const refusal = { consent: { given: false, at: '', way: 'call' as const }, registrationId: 'b' };
    const decide = () => ({ next: null, refusals: { '12345678': refusal } });
    await setUp(commit).queue.apply('copa', { registrationId: 'a', decide });
    const reservations = new Map([['12345678', { registrationId: null, isWaiting: false, refusal }]]);
    expect(commit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reservations }));
  });

  it('reads and decides again after a temporary error', async () => {
    const fail = vi.fn().mockImplementationOnce(() => {
      throw coded(10);
    });
    const { queue, read, players } = setUp(fail);
    await expect(queue.apply('copa', enter('a'))).resolves.toMatchObject({ id: 'a' });
    expect([read.mock.calls.length, players()]).toEqual([2, 1]);
  });

  it.each([3, 13])(
    'fails the operations of a batch that ends with code %i, and goes on with the next',
    async (code) => {
      const { queue, registrations } = setUp((changes) => {
        if (changes.registrations.has('id-1')) throw coded(code);
      });
      const ended = await Promise.allSettled(ids(2).map((id) => queue.apply('copa', enter(id))));
      expect(ended).toMatchObject([{ reason: { code } }, { reason: { code } }]);
      await expect(queue.apply('copa', enter('id-2'))).resolves.toMatchObject({ id: 'id-2' });
      expect([...registrations.keys()]).toEqual(['id-2']);
    },
  );
});

describe('registrations of one network', () => {
  const from = (index: number, networkHash: string): Operation => {
    const registration = readStoredRegistration(`${networkHash}-${index}`, { status: 'pending', networkHash });
    return {
      registrationId: registration.id,
      networkHash,
      decide: (_tournament, _current, { pendingFromNetwork }) =>
        pendingFromNetwork < 50 ? { next: registration } : { refused: 'proof_required' },
    };
  };
  const all = (count: number, hash: string) => Array.from({ length: count }, (_, index) => from(index, hash));

  it('are counted once they exceed the number that needs no proof', async () => {
    const { queue, registrations, countUndecided } = setUp();
    const applied = (operations: readonly Operation[]) =>
      Promise.allSettled(operations.map((one) => queue.apply('copa', one)));
    await applied(all(limits.freePerNetwork, 'a'));
    expect(countUndecided).not.toHaveBeenCalled();
    await applied([...all(80, 'a').slice(limits.freePerNetwork), ...all(20, 'b')]);
    const held = (hash: string) => [...registrations.values()].filter((one) => one.networkHash === hash).length;
    expect([held('a'), held('b')]).toEqual([50, 20]);
  });
});

describe('an operation that runs out of time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('fails as unavailable, and never starts after its deadline', async () => {
    const { queue, read } = setUp(() => {
      vi.advanceTimersByTime(limits.operationDeadline / 4);
      throw coded(14);
    });
    const started = performance.now();
    await expect(queue.apply('copa', enter('a'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - started).toBeLessThan(limits.requestDeadline);
    read.mockClear();
    const late = queue.apply('copa', enter('a'));
    vi.advanceTimersByTime(limits.operationDeadline);
    await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
    expect(read).not.toHaveBeenCalled();
  });
});
