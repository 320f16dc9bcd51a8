import { permissions } from '@arena/domain';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { adminPath, adminPatterns, movedPatterns } from '#lib/addresses/admin-paths.ts';
import { signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { userOfClaims } from '../../features/session/session-view.ts';
import { OwnScreen } from './AdminScreen.tsx';
import { adminRoutes } from './admin-routes.tsx';

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

test('each address of the admin area has a screen', () => {
  const routed = adminRoutes.flatMap(({ paths }) => paths);
  expect(routed).toEqual(expect.arrayContaining([...Object.values(adminPatterns), ...Object.values(movedPatterns)]));
});

test.each([
  ['/admin/registrations/copa', '/admin/tournaments/copa/registrations'],
  ['/admin/competition/copa', '/admin/tournaments/copa/competition'],
  ['/admin/competition/copa?parte=premios', '/admin/tournaments/copa/prizes'],
  ['/admin/competition/copa/match/uno', '/admin/tournaments/copa/matches/uno'],
])('redirects the old address %s to %s', async (from, to) => {
  const moved = adminRoutes.filter(({ paths }) => Object.values<string>(movedPatterns).includes(paths[0]));
  const routes = await Promise.all(
    moved.flatMap(({ paths, load }) => paths.map(async (path) => ({ path, Component: (await load()).default }))),
  );
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [from] });
  render(<RouterProvider router={router} />);
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});
