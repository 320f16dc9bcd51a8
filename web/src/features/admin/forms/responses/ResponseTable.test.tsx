import type { FormField } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { sampleForm } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { ResponseTable } from './ResponseTable.tsx';

const field = (label: string): FormField => ({
  id: label.toLowerCase(),
  type: 'text',
  label,
  placeholder: '',
  required: false,
  options: [],
});

test('shows removed fields in a separate column, and the server’s time of receipt', () => {
  const at = {
    formId: 'playeras',
    submittedAt: '2026-11-20T16:00:00.000Z',
    receivedAt: '2026-11-20T15:00:00.000Z',
    networkHash: null,
  };
  const responses: CollectedResponse[] = [
    { ...at, id: '2', answers: { nick: 'Ana', color: 'Rojo' } },
    { ...at, id: '1', answers: { nick: 'Beto' } },
  ];
  const form = sampleForm({ fields: [field('Nick'), field('Talla')] });
  render(<ResponseTable form={form} responses={responses} onDelete={() => undefined} />);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].slice(0, -1).map((cell) => cell.textContent));
  const came = dayAndClockIn(at.receivedAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(cells).toEqual([
    ['Recibida', 'Nick', 'Talla', 'Otras respuestas'],
    [came, 'Ana', '–', 'color: Rojo'],
    [came, 'Beto', '–', '–'],
  ]);
});
