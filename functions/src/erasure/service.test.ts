import { expect, it } from 'vitest';
import { originErasure } from './service.ts';

it('forgets the origins of later tournaments where those of one fail, and tells the scheduler', async () => {
  const left = new Map([
    ['copa', ['copa_10000001']],
    ['liga', ['liga_10000001']],
  ]);
  const events: string[] = [];
  const erasure = originErasure({
    store: {
      async *tournamentIds() {
        yield* left.keys();
      },
    },
    registrations: { someWithOrigin: async (tournamentId) => left.get(tournamentId) ?? [] },
    tournaments: { visible: async () => null },
    ledger: {
      async applyToEach(tournamentId) {
        if (tournamentId === 'copa') throw new Error('never works');
        left.set(tournamentId, []);
      },
    },
    log: { error: (event) => events.push(event) },
  });
  await expect(erasure(new Date())).rejects.toThrow('origins not erased');
  expect(Object.fromEntries(left)).toEqual({ copa: ['copa_10000001'], liga: [] });
  expect(events).toEqual(['origins not erased']);
});
