import { readRegistration } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { RejectDialog } from './RejectDialog.tsx';

const one = (freeFireId: string) =>
  readRegistration(`copa_${freeFireId}`, { tournamentId: 'copa', freeFireId, fullName: 'Ana Peña' });
const [ana, beto] = [one('12345678'), one('23456789')];

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('restores a typed reason for the same registrations until it is used', () => {
  const onReject = vi.fn();
  const ask = (...registrations: (typeof ana)[]) =>
    render(<RejectDialog registrations={registrations} onReject={onReject} onClose={() => undefined} />, {
      wrapper: SampleProviders,
    });
  const typedFor = (...registrations: (typeof ana)[]) => {
    const { unmount } = ask(...registrations);
    const { value } = reason();
    unmount();
    return value;
  };
  const { unmount } = ask(ana);
  fireEvent.change(reason(), { target: { value: 'Jugó con emulador' } });
  unmount();
  expect([typedFor(beto), typedFor(ana, beto), typedFor(ana)]).toEqual(['', '', 'Jugó con emulador']);
  ask(ana);
  fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  expect(onReject).toHaveBeenCalledExactlyOnceWith('Jugó con emulador');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
