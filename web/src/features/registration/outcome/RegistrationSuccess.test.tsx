import { limits } from '@arena/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleProviders } from '../../../ui/sample-screen.tsx';
import { noteRegistered } from './last-registered.ts';
import { RegistrationSuccess } from './RegistrationSuccess.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

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

const wait = () => {
  for (let waited = 0; waited <= limits.redirectAfterSubmit; waited += 1000) act(() => vi.advanceTimersByTime(1000));
};

function openSuccess(body: typeof adult) {
  noteRegistered(body, { waits: false, isHeld: true });
  render(
    <MemoryRouter initialEntries={['/register/copa']}>
      <SampleProviders>
        <Routes>
          <Route path="/" element={<h1>Inicio</h1>} />
          <Route
            path="/register/copa"
            element={<RegistrationSuccess tournament={tournament} isLate={false} standing={null} />}
          />
        </Routes>
      </SampleProviders>
    </MemoryRouter>,
  );
}

test.each([
  ['an adult', adult],
  ['a minor', minor],
])('%s is led home after 3 seconds, whatever they touch', (_, body) => {
  openSuccess(body);
  expect(screen.queryByRole('button', { name: 'Pedirle permiso' }) !== null).toBe(body === minor);
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.wheel(document.body);
  wait();
  expect(screen.queryByRole('heading', { name: 'Inicio' })).not.toBeNull();
});

test("a tap on 'Quedarme aquí' stays", () => {
  openSuccess(adult);
  fireEvent.click(screen.getByRole('button', { name: 'Quedarme aquí' }));
  wait();
  expect(screen.queryByRole('heading', { name: 'Inscripción enviada' })).not.toBeNull();
});
