import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TimeField } from './TimeField.tsx';

const usual = process.env.TZ;
afterEach(() => {
  process.env.TZ = usual;
});

test.each([
  ['America/Tijuana', 'Tu hora. En México: sáb 21 nov, 21:00. Se mueve.'],
  ['America/Mexico_City', 'Hora de México. Se mueve.'],
])('says both hours to an organiser in %s', (zone, hint) => {
  process.env.TZ = zone;
  render(<TimeField label="Empieza" shown="2026-11-21T19:00" note="Se mueve." name="startsAt" />);
  expect(screen.getByText(hint)).toBeDefined();
});
