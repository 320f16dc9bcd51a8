import { sampleTournament } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTurn, ok, refusal, signIn, signOut } from '../../lib/calls/sample-server.ts';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { TournamentEditor } from './TournamentEditor.tsx';

const stored = sampleTournament({ id: 'copa', linkedFormId: 'de-antes' });
const views = { card: () => null, detail: () => null };

beforeEach(() => {
  signIn(['manage_tournaments']);
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  signOut();
  localStorage.clear();
});

/** Shows the editor of the tournament that is stored, once it has come. */
async function open(): Promise<HTMLElement> {
  const router = createMemoryRouter([{ path: '*', element: <TournamentEditor id={stored.id} views={views} /> }]);
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return screen.findByRole('switch', { name: 'Inscripciones abiertas' });
}
const name = (value: string) => fireEvent.change(screen.getByLabelText('Nombre'), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
const saved = () => screen.findByText('Borrador guardado. Nadie lo ve todavía.');

const others = ok({ items: [], nextCursor: null });

test('a switch closes registration, and opens it again by the link that is stored', async () => {
  const asked = answerInTurn(ok(stored), others, ok({ ...stored, name: 'Copa Dos', revision: 2 }));
  const isOpen = await open();
  fireEvent.click(isOpen);
  screen.getByText(/^Cerradas: nadie puede inscribirse/);
  fireEvent.click(isOpen);
  name('Copa Dos');
  save();
  await saved();
  expect(asked[2]).toEqual({ call: 'PUT /api/tournaments/copa', body: { name: 'Copa Dos', revision: 1 } });
});

test('where an answer is lost it is said, and what is written by then is stored on top of what was sent', async () => {
  const sent = { ...stored, name: 'Copa Dos', revision: 2 };
  const last = ok({ ...sent, name: 'Copa Tres', revision: 3 });
  const asked = answerInTurn(ok(stored), others, 'lost', refusal(409, 'edited_meanwhile'), ok(sent), last);
  await open();
  name('Copa Dos');
  save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Puedes repetirlo sin riesgo: no se hace dos veces.',
  );
  name('Copa Tres');
  save();
  await saved();
  expect(asked.slice(2, 6).map(({ body }) => body)).toEqual([
    { name: 'Copa Dos', revision: 1 },
    { name: 'Copa Tres', revision: 1 },
    null,
    { name: 'Copa Tres', revision: 2 },
  ]);
});
