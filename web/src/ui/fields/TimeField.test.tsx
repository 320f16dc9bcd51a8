import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('says both hours to an organiser of another zone', async () => {
  vi.stubEnv('TZ', 'America/Tijuana');
  // The device's zone is remembered, perhaps since the test of another file.
  vi.resetModules();
  const { TimeField } = await import('./TimeField.tsx');
  render(<TimeField label="Empieza" shown="2026-11-21T19:00" note="Se mueve." name="startsAt" />);
  expect(screen.getByText('Tu hora. En México: sáb 21 nov, 21:00. Se mueve.')).toBeDefined();
});
