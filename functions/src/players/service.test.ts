import { expect, it } from 'vitest';
import { playerService } from './service.ts';
import type { HiddenPlayers } from './store.ts';

it('ends what was begun with others where one player fails, and tells the scheduler', async () => {
  let known: HiddenPlayers = { players: [], pending: ['a', 'b'] };
  const events: string[] = [];
  const players = playerService({
    store: {
      read: async () => ({
        facts: known,
        async commit({ next }) {
          known = next;
        },
      }),
      async tournamentsOf(id) {
        if (id === 'a') throw new Error('never works');
        return [];
      },
    },
    competitions: { republish: async () => undefined },
    history: { rebuild: async () => undefined },
    catalogue: { rebuild: async () => undefined },
    hash: (_purpose, text) => text,
    log: { error: (event) => events.push(event) },
  });
  await expect(players.run(new Date())).rejects.toThrow('players not made anew');
  expect(known.pending).toEqual(['a']);
  expect(events).toEqual(['players not made anew']);
});
