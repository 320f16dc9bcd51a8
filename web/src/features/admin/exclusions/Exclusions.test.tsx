import type { Exclusion } from '@arena/domain';
import { HOUR } from '@arena/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { Exclusions } from './Exclusions.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const exclusion = (id: string, fields: Partial<Exclusion> = {}): Exclusion => ({
  id,
  freeFireId: '12345678',
  reason: 'Usó un programa',
  until: null,
  note: '',
  excludedBy: 'ana',
  excludedAt: inHours(-24),
  endedBy: null,
  endedAt: null,
  revision: 1,
  ...fields,
});

let stored: Exclusion[] = [];

beforeEach(() => {
  signIn();
  stored = [];
});
afterEach(signOutOrganiser);

async function open(state: object | null = null) {
  answer('GET /exclusions', () => ({ exclusions: stored }));
  answer('GET /auth/organisers/:uid', () => ({ displayName: 'Ana' }));
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <SampleProviders>
        <Exclusions />
      </SampleProviders>
    </MemoryRouter>,
  );
  await screen.findAllByText(stored.length === 0 ? /^Nadie está excluido/ : 'Terminar');
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('lists exclusions in force with their facts, and folds those that ended', async () => {
  stored = [
    exclusion('a', { note: 'Pide perdón' }),
    exclusion('b', { freeFireId: '22222222', endedBy: 'ana', endedAt: inHours(-1) }),
    exclusion('c', { freeFireId: '33333333', until: inHours(-2) }),
  ];
  await open();
  const current = screen.getByRole('list', { name: 'Jugadores excluidos' });
  expect(within(current).getAllByRole('listitem')).toHaveLength(1);
  expect(current.textContent).toMatch(/12345678 · sin fecha de fin.*Usó un programa.*Pide perdón.*Desde el /);
  await waitFor(() => expect(current.textContent).toContain(', por Ana'));
  expect(screen.getByText('Terminadas (2)').closest('details')?.open).toBe(false);
  const ended = screen.getByLabelText('Exclusiones terminadas');
  expect(ended.textContent).toMatch(/22222222 · terminó el .*, por Ana.*33333333 · terminó el /);
});

test('keeps what was typed beside the errors of a refusal, then excludes and empties the form', async () => {
  const refused = new ApiError('x', {
    code: 'invalid',
    status: 400,
    fields: { freeFireId: 'Este ID ya está excluido', reason: 'Escribe el motivo' },
  });
  const keys: string[] = [];
  answer('POST /exclusions', ({ body, key }) => {
    keys.push(key);
    if (keys.length === 1) throw refused;
    stored = [exclusion('a', body)];
    return exclusion('a', body);
  });
  await open({ freeFireId: '87654321' });
  type(/^Motivo/, 'Mapa con ayuda');
  press('Excluir a un jugador');
  await screen.findByText('Este ID ya está excluido');
  await screen.findByText('Escribe el motivo');
  expect([field(/^ID de Free Fire/).value, field(/^Motivo/).value]).toEqual(['87654321', 'Mapa con ayuda']);
  type(/^ID de Free Fire/, '87654322');
  expect(screen.queryByText('Este ID ya está excluido')).toBeNull();
  type(/^Hasta cuándo/, '2030-01-05T18:00');
  press('Excluir a un jugador');
  await screen.findByText(/^Listo: ningún torneo acepta este ID hasta el 5 de enero de 2030, /);
  await screen.findByText('87654322');
  expect([field(/^ID de Free Fire/), field(/^Motivo/), field(/^Hasta/)].map(({ value }) => value)).toEqual([
    '',
    '',
    '',
  ]);
});

test('ends an exclusion after a confirmation', async () => {
  stored = [exclusion('a', { revision: 3 })];
  answer('PATCH /exclusions/:id', ({ params, body }) => {
    expect([params, body]).toEqual([{ id: 'a' }, { revision: 3, ended: true }]);
    stored = [exclusion('a', { endedBy: 'ana', endedAt: inHours(-1) })];
    return exclusion('a', stored[0]);
  });
  await open();
  press('Terminar');
  const dialog = await screen.findByRole('alertdialog', { name: '¿Terminar esta exclusión?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Terminar' }));
  await screen.findByText('Terminada: este ID ya puede inscribirse.');
  await screen.findByText('Terminadas (1)');
});

test('an appeal’s note survives another admin’s, which is shown beside it', async () => {
  stored = [exclusion('a')];
  const seen: object[] = [];
  answer('PATCH /exclusions/:id', ({ body }) => {
    seen.push(body);
    if (seen.length > 1) return exclusion('a', { note: body.note ?? '', revision: 3 });
    stored = [exclusion('a', { note: 'Ya habló con Eva', revision: 2 })];
    throw new ApiError('x', { code: 'edit_conflict', status: 409 });
  });
  await open();
  press('Apelación');
  type(/^Lo que respondió/, 'Dice que no fue él');
  press('Guardar nota');
  await screen.findByText('Alguien más anotó mientras tanto: «Ya habló con Eva».');
  expect(field(/^Lo que respondió/).value).toBe('Dice que no fue él');
  press('Guardar nota');
  await screen.findByText('Nota guardada.');
  expect(seen).toEqual([
    { revision: 1, note: 'Dice que no fue él' },
    { revision: 2, note: 'Dice que no fue él' },
  ]);
});

test('moves the end of an exclusion, or takes it away, with the server’s refusal beside the field', async () => {
  stored = [exclusion('a', { until: '2030-01-05T18:00:00.000Z' })];
  const seen: object[] = [];
  answer('PATCH /exclusions/:id', ({ body }) => {
    seen.push(body);
    if (seen.length === 1) {
      const fields = { until: 'Elige una fecha que todavía no llegó' };
      throw new ApiError('x', { code: 'invalid', status: 400, fields });
    }
    stored = [exclusion('a', { until: body.until ?? null, revision: 2 })];
    return exclusion('a', stored[0]);
  });
  await open();
  press('Cambiar el fin');
  const box = within(await screen.findByRole('alertdialog', { name: 'Cambiar el fin' }));
  const until = box.getByLabelText<HTMLInputElement>(/^Hasta cuándo/);
  expect(until.value).toMatch(/^2030-01-05T/);
  fireEvent.change(until, { target: { value: '2020-01-05T18:00' } });
  fireEvent.click(box.getByRole('button', { name: 'Guardar' }));
  await box.findByText('Elige una fecha que todavía no llegó');
  expect(until.value).toBe('2020-01-05T18:00');
  fireEvent.change(until, { target: { value: '' } });
  fireEvent.click(box.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Listo: vale hasta que la termines.');
  expect(seen[1]).toEqual({ revision: 1, until: null });
});

test('lists an excluded player’s tournaments with places, prizes and the way to disqualify', async () => {
  stored = [exclusion('a')];
  const prize = { rank: 1, what: '$50', state: 'sent' as const };
  const own = { tournament: 'Copa', entry: 'Furia', status: 'active' as const };
  answer('GET /exclusions/:id/entries', ({ params }) => ({
    entries: [
      { ...own, tournamentId: params.id, isOver: true, place: 1, prizes: [{ ...prize, inQuestion: true }] },
      { ...own, tournamentId: 'liga', tournament: 'Liga', isOver: false, place: null, prizes: [] },
    ],
  }));
  await open();
  press('Sus torneos');
  const list = await screen.findByRole('list', { name: 'Sus torneos' });
  expect(list.textContent).toMatch(
    /Copa · Furia1\.º lugarPremio del 1\.º, \$50: en duda.*Liga · FuriaTodavía se juega/,
  );
  const [link] = within(list).getAllByRole('link', { name: 'Ver a los participantes' });
  expect(link?.getAttribute('href')).toBe('/admin/tournaments/a/competition/entries');
});
