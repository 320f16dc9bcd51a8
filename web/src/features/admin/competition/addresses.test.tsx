import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, open, press, sampleCompetitionAdmin, turnTo } from './sample-competition-admin.tsx';
import { sampleMatch, sampleStage, sampleView } from './samples.ts';

const server = sampleCompetitionAdmin();
const AT = '2026-11-20T02:30:00.000Z';
const toPlay = () => sampleView([sampleMatch(1, 'scheduled', '', { startsAt: AT }), sampleMatch(2, 'scheduled')]);

test('a cleared start of the schedule is asked for and sends nothing', async () => {
  await open(server(), toPlay());
  await press('Horas y mapas');
  const start = within(await dialog()).getByLabelText(/empieza/);
  fireEvent.change(start, { target: { value: '' } });
  screen.getByText('Escribe cuándo empieza');
  expect(within(await dialog()).getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true);
});

test('a plan of which nothing is played gives way to another template and team size', async () => {
  await open(server(), toPlay());
  turnTo(/^Plan/);
  await press('Elegir otro plan');
  fireEvent.click(screen.getByRole('radio', { name: 'Escuadra' }));
  fireEvent.change(screen.getByLabelText(/uántas escuadras/), { target: { value: '24' } });
  fireEvent.click(screen.getByRole('radio', { name: /Grupos y final/ }));
  await press('Guardar el plan');
  await screen.findByText('El plan quedó guardado.');
  expect(server().view.competition).toMatchObject({ teamSize: 4, stages: [{ id: 'ronda-1' }, { id: 'final' }] });
});

test('a plan of which a match was played keeps its template', async () => {
  await open(server(), sampleView([sampleMatch(1, 'official', 'ANA BETO CARO')]));
  turnTo(/^Plan/);
  await screen.findByRole('button', { name: 'Cambiar detalles' });
  expect(screen.queryByRole('button', { name: 'Elegir otro plan' })).toBeNull();
});

test('both groups that play at the same time are offered', async () => {
  const groups = ['a', 'b'].map((id) => ({ id, name: `Grupo ${id}`, entryIds: [id] }));
  const matches = ['a', 'b'].map((groupId) =>
    sampleMatch(1, 'playing', '', { id: groupId, groupId, map: `Mapa ${groupId}` }),
  );
  await open(server(), sampleView(matches, [sampleStage({ groups })]));
  const result = () => screen.getByRole('link', { name: 'Anotar el resultado' }).getAttribute('href');
  expect(result()).toMatch(/matches\/a$/);
  fireEvent.click(screen.getByRole('radio', { name: /^Grupo b/ }));
  expect(result()).toMatch(/matches\/b$/);
});
