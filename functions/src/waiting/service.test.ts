import { readVisibleTournament } from '@arena/domain';
import { expect, it } from 'vitest';
import { readStoredRegistration } from '../registrations/record.ts';
import { waitingService } from './service.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const waiting = (id: string) =>
  readStoredRegistration(id, { tournamentId: id.slice(0, 4), status: 'waiting', line: 1 });

it('closes the other offers and offers what is free where one can’t be closed, and tells the scheduler', async () => {
  const asked: string[] = [];
  const events: string[] = [];
  const liga = readVisibleTournament('liga', {
    status: 'published',
    date: '2026-11-22T20:00:00.000Z',
    waitingList: 'automatic',
    maxPlayers: 2,
    currentPlayers: 1,
    waitingPlayers: 1,
  });
  const service = waitingService({
    ledger: {
      applyTo: async () => null,
      async apply(_tournamentId, { registrationId }) {
        if (registrationId === 'copa_10000001') throw new Error('never works');
        asked.push(registrationId);
        return null;
      },
    },
    reader: {
      someOffered: async () => ['copa_10000001', 'copa_10000002'].map(waiting),
      firstInLine: async () => [waiting('liga_10000001')],
      countBefore: async () => 0,
    },
    tournaments: { visible: async () => liga, waitedFor: async () => [liga] },
    clock: () => NOW,
    log: { info: () => undefined, error: (event) => events.push(event) },
  });
  await expect(service.run(NOW)).rejects.toThrow('places not offered: 1');
  expect(asked).toEqual(['copa_10000002', 'liga_10000001']);
  expect(events).toEqual(['places not offered']);
});
