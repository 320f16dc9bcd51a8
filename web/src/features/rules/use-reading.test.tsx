import { toPublicTournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RulesReading } from './RulesReading.tsx';

test.each([
  ['full', { maxPlayers: 1, currentPlayers: 1 }, 'Este torneo ya no tiene cupos disponibles.'],
  ['closed', { registrationDeadline: '2020-01-01T00:00:00.000Z' }, 'Las inscripciones de este torneo ya cerraron.'],
])('the rules screen says before the countdown that a tournament is %s', (_, change, text) => {
  vi.useFakeTimers();
  const open = sampleTournament({ status: 'published', rules: ['Uno'], linkedFormId: 'inscripcion' });
  const tournament = toPublicTournament({ ...open, ...change }) ?? expect.fail();
  render(<RulesReading tournament={tournament} note={null} />, { wrapper: MemoryRouter });
  expect([screen.queryByText(text), screen.queryByText('ESPERANDO...')]).not.toContain(null);
});
