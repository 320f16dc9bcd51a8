import { permissions } from '@arena/domain';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { userOfClaims } from '../../features/session/session-view.ts';
import { OwnScreen } from './OwnScreen.tsx';

afterEach(signOutOrganiser);

const account = { uid: 'ana', email: 'ana@example.com', displayName: 'Ana', photoURL: null, emailVerified: true };
const user = userOfClaims({ ...account, metadata: {} }, 'scorer');

test.each([
  [adminPath('newTournament'), 'No tienes permisos para crear torneos.'],
  [adminPath('editTournament', { id: 'copa' }), 'No tienes permisos para actualizar torneos.'],
  [adminPath('newQuestion'), 'No tienes permisos para crear preguntas.'],
  [adminPath('question', { id: 'nick' }), 'No tienes permisos para actualizar preguntas.'],
  [adminPath('newForm'), 'No tienes permisos para crear formularios.'],
  [adminPath('form', { id: 'playeras' }), 'No tienes permisos para actualizar formularios.'],
  [adminPath('people'), 'No tienes permisos para realizar esta acción.'],
])('%s says to a scorer: %s', (address, text) => {
  signIn([...permissions.scorer]);
  render(
    <MemoryRouter initialEntries={[address]}>
      <OwnScreen organiser={{ ...user, loginTime: '', expiry: null, remembered: false }} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/No tienes permisos/).textContent).toBe(`${text} Si lo necesitas, pide otro rol a un admin.`);
});
