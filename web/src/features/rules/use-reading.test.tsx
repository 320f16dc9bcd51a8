import { toPublicTournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RulesReading } from './RulesReading.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openRules(change: Parameters<typeof sampleTournament>[0]) {
  const rules = ['Uno', 'Dos', 'Tres'];
  const tournament = toPublicTournament(sampleTournament({ status: 'published', rules, ...change }));
  render(<MemoryRouter>{tournament && <RulesReading tournament={tournament} note={null} />}</MemoryRouter>);
}

test.each([
  ['full', { maxPlayers: 1, currentPlayers: 1 }, 'Este torneo ya no tiene cupos disponibles.'],
  ['closed', { registrationDeadline: '2020-01-01T00:00:00.000Z' }, 'Las inscripciones de este torneo ya cerraron.'],
])('the rules of a %s tournament say so before the ten seconds', (_, change, text) => {
  openRules({ linkedFormId: 'inscripcion', ...change });
  expect(screen.queryByText(text)).not.toBeNull();
  expect(screen.queryByText('ESPERANDO...')).not.toBeNull();
});
