import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastContext } from '../../../ui/icons/toast-context.ts';
import { ShareActions } from './ShareActions.tsx';

const cup = { id: 'copa', name: 'Copa ñandú & amigos', date: '2026-12-01T00:00:00Z' };
const address = '/tournament/copa';
const toast = vi.fn();

function show(tournament: { id: string; name: string; date: string | null } = cup) {
  render(
    <ToastContext value={toast}>
      <ShareActions tournament={tournament} />
    </ToastContext>,
  );
}

function stub(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

/** Clicks on the way to share; true where the browser then follows the link. */
function share(): boolean {
  return fireEvent.click(screen.getByRole('link', { name: 'Compartir' }));
}

afterEach(() => {
  toast.mockReset();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the way to share a tournament', () => {
  it('is a link to WhatsApp with name and address in its text, where there is nothing else', () => {
    show();
    const { searchParams, host } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Compartir' }).href);
    expect(host).toBe('wa.me');
    expect(searchParams.get('text')).toMatch(/^Copa ñandú & amigos: .*\/tournament\/copa$/);
  });

  it('says nothing where the visitor closes the sheet', async () => {
    const sheet = vi.fn(async (_shared: ShareData) => Promise.reject(new DOMException('closed', 'AbortError')));
    const writeText = vi.fn(async () => undefined);
    stub('share', sheet);
    stub('clipboard', { writeText });
    show();
    share();
    await vi.waitFor(() =>
      expect(sheet).toHaveBeenCalledWith({ title: cup.name, url: expect.stringMatching(`${address}$`) }),
    );
    await sheet.mock.results[0]?.value.catch(() => undefined);
    expect(writeText).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  it('copies the address where the sheet fails, and goes on to WhatsApp where there is none', async () => {
    const writeText = vi.fn(async () => undefined);
    stub('clipboard', { writeText });
    stub('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    show();
    expect(share()).toBe(false);
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('Enlace copiado')));
    Reflect.deleteProperty(navigator, 'share');
    expect(share()).toBe(true);
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
    expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(`${address}$`));
  });
});

it.each([
  ['leads to the file that the server makes', cup.date, '/tournament/copa/calendar.ics'],
  ['is missing as long as there is no date', null, undefined],
])('the way into a calendar %s', (_what, date, href) => {
  show({ ...cup, date });
  expect(screen.queryByRole('link', { name: 'Agregar al calendario' })?.getAttribute('href')).toBe(href);
});
