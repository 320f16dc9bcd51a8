import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zoneHint } from '#lib/time/local-time.ts';
import { viewerZone } from '#lib/time/viewer-zone.ts';
import { TimeField } from './TimeField.tsx';

test('tells the zone, and the note after it', () => {
  const shown = '2026-11-21T19:00';
  render(<TimeField label="Empieza" shown={shown} note="Se mueve." name="startsAt" />);
  expect(screen.getByText(`${zoneHint(shown, viewerZone())}. Se mueve.`)).toBeDefined();
});
