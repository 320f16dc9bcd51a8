import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLink, keptLinks } from '../../../lib/addresses/links.ts';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import { MyRegistrationLink } from './WaysOn.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => vi.useRealTimers());

const FIRST = 'A'.repeat(22);

test("opens the last viewed of this phone's registrations", () => {
  for (const [token, tournamentId] of [
    [FIRST, 'abierta'],
    [`${'B'.repeat(21)}A`, 'kalahari'],
  ] as const) {
    vi.setSystemTime(Date.now() + 1);
    keepLink({ token, tournamentId, myRegistration: null });
  }
  const first = keptLinks().find(({ token }) => token === FIRST);
  if (first === undefined) throw new Error('not kept');
  render(<MyRegistrationLink link={first} look="primary" />, { wrapper: SampleScreen });
  vi.setSystemTime(Date.now() + 1);
  fireEvent.click(screen.getByRole('link', { name: 'Ver mi lugar' }));
  expect(keptLinks()[0]?.token).toBe(FIRST);
});
