import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { movedPatterns } from '#lib/addresses/admin-paths.ts';
import AdminMovedCompetitionScreen from './AdminMovedCompetitionScreen.tsx';
import AdminMovedQueueScreen from './AdminMovedQueueScreen.tsx';

test.each([
  ['/admin/registrations/copa', '/admin/tournaments/copa/registrations'],
  ['/admin/competition/copa', '/admin/tournaments/copa/competition'],
  ['/admin/competition/copa?parte=premios', '/admin/tournaments/copa/prizes'],
  ['/admin/competition/copa/match/uno', '/admin/tournaments/copa/matches/uno'],
])('redirects the old address %s to %s', (from, to) => {
  const routes = [
    { path: movedPatterns.registrations, element: <AdminMovedQueueScreen /> },
    { path: movedPatterns.competition, element: <AdminMovedCompetitionScreen /> },
    { path: movedPatterns.match, element: <AdminMovedCompetitionScreen /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [from] });
  render(<RouterProvider router={router} />);
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});
