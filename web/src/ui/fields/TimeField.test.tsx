import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TimeField } from './TimeField.tsx';

const usual = process.env.TZ;
afterEach(() => {
  process.env.TZ = usual;
});

test('says both hours to an organiser of another zone', () => {
  process.env.TZ = 'America/Tijuana';
  render(<TimeField label="Empieza" shown="2026-11-21T19:00" note="Se mueve." name="startsAt" />);
  expect(screen.getByText('Tu hora. En México: sáb 21 nov, 21:00. Se mueve.')).toBeDefined();
});
