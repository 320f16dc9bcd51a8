import { sampleMyRegistration } from '@arena/domain/samples';
import { focusManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { useRegistrations } from './use-registrations.ts';

test('every registration is read again when the player comes back to the page', async () => {
  let consent: 'open' | 'given' = 'open';
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: sampleMyRegistration(Date.now(), { consent, guardianAsked: 'player' }) }),
  );
  const links = ['a', 'b'].map((start) => ({
    token: start.padEnd(22, 'A'),
    tournamentId: `copa-${start}`,
    at: Date.now(),
    myRegistration: null,
  }));
  const { result } = renderHook(() => useRegistrations(links), { wrapper: SampleScreen });
  const dues = () => result.current.map(({ due }) => due.text);
  await waitFor(() => expect(dues()).toEqual(['Falta que responda tu tutor', 'Falta que responda tu tutor']));
  consent = 'given';
  // The guardian has answered, and the player comes back from the chat.
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(dues()).not.toContain('Falta que responda tu tutor'));
  focusManager.setFocused(undefined);
});
