import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastContext } from '#ui/icons/toast-context.ts';
import { ShareActions } from './TournamentWays.tsx';

const cup = { id: 'copa', name: 'Copa ñandú & amigos', date: '2026-12-01T00:00:00Z' };
const address = '/tournament/copa';
const toast = vi.fn();
const writeText = vi.fn(async () => undefined);
const calendarPath = () => screen.queryByRole('link', { name: 'Agregar al calendario' })?.getAttribute('href');
const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Compartir' });

function show(tournament: { id: string; name: string; date: string | null }, sheet?: (shared: ShareData) => unknown) {
  const given = sheet === undefined ? {} : { share: sheet };
  for (const [name, value] of Object.entries({ ...given, clipboard: { writeText } })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  render(
    <ToastContext value={toast}>
      <ShareActions tournament={tournament} />
    </ToastContext>,
  );
}

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

it('links to the calendar file once there is a date', () => {
  show({ ...cup, date: null });
  expect(calendarPath()).toBeUndefined();
  show(cup);
  expect(calendarPath()).toBe('/tournament/copa/calendar.ics');
});

it('copies the address and opens WhatsApp if there is no share sheet', async () => {
  show(cup);
  const { searchParams, host } = new URL(link().href);
  expect(host).toBe('wa.me');
  expect(searchParams.get('text')).toMatch(/^Copa ñandú & amigos: .*\/tournament\/copa$/);
  expect(fireEvent.click(link())).toBe(true);
  await waitFor(() => expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('Enlace copiado')));
  expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(`${address}$`));
});

it.each([
  ['shows no message if the visitor closes the sheet', 'AbortError', 0],
  ['copies the address if the sheet fails', 'NotAllowedError', 1],
])('%s', async (_, error, copies) => {
  const sheet = vi.fn(async (_shared: ShareData) => Promise.reject(new DOMException('', error)));
  show(cup, sheet);
  expect(fireEvent.click(link())).toBe(false);
  await waitFor(() => expect(sheet).toHaveBeenCalledOnce());
  expect(sheet).toHaveBeenCalledWith({ title: cup.name, url: expect.stringMatching(`${address}$`) });
  await new Promise((resolve) => setTimeout(resolve));
  expect([writeText.mock.calls.length, toast.mock.calls.length]).toEqual([copies, copies]);
});
