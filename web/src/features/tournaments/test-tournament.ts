import { type PublicTournament, readTournament, toPublicTournament } from '@arena/domain';

/** A published tournament, for tests. */
export function testTournament(fields: Readonly<Record<string, unknown>> = {}): PublicTournament {
  const tournament = toPublicTournament(
    readTournament('copa', {
      name: 'Copa Relámpago',
      description: 'Seis caídas en una noche.',
      status: 'published',
      date: '2026-11-25T01:00:00.000Z',
      endDate: '2026-11-25T05:00:00.000Z',
      registrationDeadline: '2026-11-24T01:00:00.000Z',
      maxPlayers: 48,
      currentPlayers: 24,
      prize: '$100 USD en premios',
      prizePool: '1er: $50 USD, 2do: $30 USD, 3er: TBD',
      linkedFormId: 'inscripcion',
      revision: 3,
      ...fields,
    }),
  );
  if (tournament === null) throw new Error('It has to be published');
  return tournament;
}
