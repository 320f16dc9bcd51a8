import type { FormField } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { PublicForm } from './PublicForm.tsx';

const field = (id: string, type: FormField['type'], options: string[] = []): FormField => {
  return { id, type, label: id, placeholder: '', required: false, options };
};
const fields = [
  field('Apodo', 'text'),
  field('Clan', 'text'),
  field('Mapa', 'select', ['Bermuda', 'Kalahari']),
  field('Modo', 'radio', ['Solo', 'Dúo']),
  field('Días', 'checkbox', ['Viernes', 'Sábado', 'Lunes']),
  field('Nota', 'rating'),
];
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

test('hydration keeps text typed before it, and fills other fields from the tab’s draft', async () => {
  const faults = vi.spyOn(console, 'error');
  const form = sampleForm({ id: 'encuesta', fields });
  const screenOf = () => (
    <SampleScreen>
      <PublicForm form={form} />
    </SampleScreen>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(screenOf());
  control('Apodo').value = 'Sombra';
  control('Mapa').value = 'Kalahari';
  for (const label of ['Dúo', 'Viernes', 'Lunes']) control(label).checked = true;
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
  sessionStorage.setItem('form:encuesta', JSON.stringify({ Apodo: 'Otra', Clan: 'Norte', Nota: 4 }));

  await act(async () => void render(screenOf(), { container: root, hydrate: true }));
  expect(['Apodo', 'Clan', 'Mapa'].map((label) => control(label).value)).toEqual(['Sombra', 'Norte', 'Kalahari']);
  const ticked = screen.getAllByLabelText<HTMLInputElement>(/./).filter(({ checked }) => checked);
  expect(ticked.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Dúo', 'Viernes', 'Lunes', '44 de 5']);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', false);
  const kept = { Apodo: 'Sombra', Clan: 'Norte', Mapa: 'Kalahari', Modo: 'Dúo', Días: ['Viernes', 'Lunes'], Nota: 4 };
  expect(JSON.parse(sessionStorage.getItem('form:encuesta') ?? '{}')).toEqual(kept);
  expect(faults).not.toHaveBeenCalled();
});
