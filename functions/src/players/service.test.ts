import { expect, it } from 'vitest';
import { playerService } from './service.ts';
import type { HiddenPlayers } from './store.ts';

it('ends what was begun with others where one player fails, tells the scheduler, and makes the history once', async () => {
  let known: HiddenPlayers = { players: [], pending: ['a', 'b', 'c'] };
  const events: string[] = [];
  const made: string[] = [];
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
        return [`copa-${id}`];
      },
    },
    competitions: { republish: async (id) => void made.push(id) },
    history: { rebuild: async () => void made.push('history') },
    catalogue: { rebuild: async () => void made.push('catalogue') },
    hash: (_purpose, text) => text,
    log: { error: (event) => events.push(event) },
  });
  await expect(players.run(new Date())).rejects.toThrow('players not made anew');
  expect(known.pending).toEqual(['a']);
  expect(events).toEqual(['players not made anew']);
  expect(made).toEqual(['copa-b', 'copa-c', 'history', 'catalogue']);
});
