import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import { noteRegistered } from './last-registered.ts';
import { RegistrationSuccess } from './RegistrationSuccess.tsx';

beforeEach(() => sessionStorage.clear());

const tournament = { id: 'copa', name: 'Copa' };
const adult = {
  tournamentId: tournament.id,
  requestId: 'r',
  link: 'A'.repeat(22),
  fullName: 'Ana Torres',
  nickname: 'AnaFF',
  freeFireId: '1234567890',
  email: 'ana@correo.mx',
  phone: '+52 55 1234 5678',
  answers: {},
};
const minor = { ...adult, guardian: { name: 'Rosa Torres', contact: '+52 55 8765 4321' } };

test.each([
  ['who is of age is led home', adult, true],
  ['who still has to ask their guardian stays', minor, false],
])('%s', (_, body, isLed) => {
  noteRegistered(body, false);
  render(<RegistrationSuccess tournament={tournament} isLate={false} standing={null} />, { wrapper: SampleScreen });
  expect(screen.queryByText(/^Te llevamos al inicio/) !== null).toBe(isLed);
  expect(screen.queryByRole('button', { name: 'Pedirle permiso' }) === null).toBe(isLed);
});
