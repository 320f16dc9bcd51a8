import type { Match } from '@arena/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { MatchResult } from './MatchResult.tsx';
import { MatchApi, rowsText, sampleResultMatch, sampleRows } from './result-samples';
import { UnsentResults } from './UnsentResults.tsx';

let tournament = 0;
let place = { tournamentId: '', matchId: 'm1' };
const organiser = { uid: 'ana', permissions: ['enter_results'] };

function show(who = organiser): void {
  render(<MatchResult organiser={who} place={place} />, { wrapper: SampleScreen });
}

/** Shows a match of those, and returns its API. */
function open(names = ['LOS', 'LOUD'], match: Partial<Match> = {}): MatchApi {
  const server = new MatchApi(names, match);
  show();
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

beforeEach(() => {
  tournament += 1;
  place = { tournamentId: `copa-${tournament}`, matchId: 'm1' };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => undefined;
  answer('GET /auth/organisers/:uid', () => ({ displayName: 'Eva Ruiz' }));
  signIn();
});
afterEach(signOutOrganiser);

test('requests nothing without the permission, and says so', () => {
  render(<MatchResult organiser={{ uid: 'ana', permissions: [] }} place={place} />);
  expect(screen.getByRole('alert').textContent).toContain('No tienes permisos');
});

test('offers only saving to the author of a result that needs a second person', async () => {
  const server = open();
  server.secondPerson = true;
  for (const name of ['LOUD', 'LOS', '3 bajas', '0 bajas']) await press(name);
  expect(screen.queryByText('Guardar y hacer oficial')).toBeNull();
  await press('Guardar provisional');
  await screen.findByText(/^Lo anotaste tú: otra persona del equipo/);
  expect(screen.queryByText('Hacer oficial')).toBeNull();
  cleanup();
  signIn([], 'eva');
  show({ ...organiser, uid: 'eva' });
  await press('Hacer oficial');
  await screen.findByText('Listo: el resultado es oficial.');
});

test('asks before a correction exchanges who advanced, and saves it with the answer', async () => {
  const official = { state: 'official', revision: 1, officialAt: '2026-11-20T15:00:00.000Z' } as const;
  const server = open(['LOS', 'LOUD'], { ...official, rows: sampleRows('LOUD:1:3 LOS:2:0') });
  const told = 'Con la tabla corregida de Ida habría avanzado LOS en lugar de LOUD.';
  const fields = { acceptsExchange: told };
  server.next = [new ApiError('Así no se puede guardar.', { code: 'competition_refused', status: 409, fields })];
  await press('Corregir');
  fireEvent.click(screen.getByText('LOUD', { selector: 'li button span' }));
  await press('2 bajas');
  type('Motivo de la corrección', 'Video');
  await press('Guardar corrección');
  await screen.findByText(new RegExp(told));
  await press('Guardar corrección');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(told);
  expect([server.writes, server.accepted]).toEqual([0, false]);
  await press('Está bien así');
  await screen.findByText(/^Corrección guardada/);
  expect([server.writes, server.accepted]).toEqual([1, true]);
});

test.each([
  ['scheduled', ['Ver la competencia', 'Siguiente: partida 2']],
  ['playing', ['Siguiente: partida 2']],
] as const)('an official result links to the next match, which is %s', async (state, ways) => {
  open().others = [sampleResultMatch({ id: 'm2', number: 2, state })];
  for (const name of ['LOUD', 'LOS', '3 bajas', '0 bajas', 'Guardar y hacer oficial']) await press(name);
  await screen.findByRole('link', { name: 'Siguiente: partida 2' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(ways);
});

/** Shows the match in another page of the same browser, without a signal. */
function showAnewOffline(server: MatchApi): void {
  cleanup();
  // Memory ends with the account.
  signOutOrganiser();
  server.isDown = true;
  signIn();
  show();
}

test('a reload without a network restores the entered result', async () => {
  const server = open();
  await press('LOUD');
  showAnewOffline(server);
  await screen.findByText('No llegó lo último: sigue anotando, queda en este teléfono.');
  await screen.findByText('Recuperamos lo que anotaste y no guardaste.');
  for (const name of ['LOS', '3 bajas', '0 bajas']) await press(name);
  await screen.findByRole('button', { name: 'Guardar y hacer oficial' });
});

test('a new offline tab without the cached match says that the entered result is kept', async () => {
  const server = open();
  await press('LOUD');
  sessionStorage.clear();
  showAnewOffline(server);
  await screen.findByText(/Lo que anotaste sigue guardado en este navegador/);
});

test('asks once about an unknown line, at that line', async () => {
  const server = open(['Fluxo', 'LOS', 'LOUD']);
  await choose('Pegar');
  await screen.findByLabelText('Lo que copiaste');
  type('Lo que copiaste', '1 LOUD 12\n2 Xx Ninja xX 3\n3 Otro Desconocido 1');
  const lines = screen.getByRole('list', { name: 'Líneas por resolver' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  const [who] = within(lines).getAllByRole('combobox');
  if (who !== undefined) fireEvent.change(who, { target: { value: 'fluxo' } });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(1);
  await press('Guardar y hacer oficial');
  const question = screen.getByRole('alertdialog', { name: '¿Está bien así?' });
  expect(question.textContent).toContain('Una línea queda fuera.');
  expect(question.textContent).toContain('No jugó: LOS.');
  await press('Está bien así');
  await screen.findByText('Listo: el resultado es oficial.');
  expect(rowsText(server.match.rows)).toBe('fluxo:2:3 los:- loud:1:12');
  expect(server.names).toEqual([{ entryId: 'fluxo', name: 'Xx Ninja xX' }]);
});

test('keeps the tapped result under an unreadable paste, and restores it when the paste is cleared', async () => {
  const server = open();
  for (const name of ['LOUD', 'LOS', '3 bajas']) await press(name);
  await choose('Pegar');
  await screen.findByLabelText('Lo que copiaste');
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const texts = { 'https://chat.example/x': '1.ºLOUD3 bajas', '1 LOS 12': '1.ºLOS12 bajas', '': '1.ºLOUD3 bajas' };
  for (const [text, row] of Object.entries(texts)) {
    type('Lo que copiaste', text);
    expect(shown()).toContainEqual(expect.stringContaining(row));
  }
  await choose('Tocar');
  for (const name of ['Deshacer', '1 baja', '0 bajas', 'Guardar y hacer oficial']) await press(name);
  await screen.findByText('Listo: el resultado es oficial.');
  expect(rowsText(server.match.rows)).toBe('los:2:0 loud:1:1');
});

test('shows broken rules at their rows, and blocks sending', async () => {
  open();
  await choose('Teclas');
  for (const name of ['LOS', 'LOUD']) {
    type(`Puesto de ${name}`, '1');
    type(`Bajas de ${name}`, '0');
  }
  screen.getByRole('textbox', { name: 'Puesto de LOUD', description: 'El puesto 1 ya lo tiene LOS.' });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar y hacer oficial' });
  expect(save().disabled).toBe(true);
  type('Puesto de LOUD', '2');
  expect(save().disabled).toBe(false);
});

test('shows both results after a conflict, and sends the chosen one', async () => {
  const server = open();
  for (const name of ['LOUD', 'LOS', '3 bajas', '1 baja']) await press(name);
  server.enter('eva', sampleRows('los:2:1 loud:1:4'));
  await press('Guardar y hacer oficial');
  await screen.findByText('Eva Ruiz guardó este resultado mientras lo anotabas.');
  const dispute = screen.getByRole('group', { name: 'LOUD: bajas' });
  expect(dispute.textContent).toMatch(/Lo tuyo3 bajas.*Lo suyo4 bajas/);
  fireEvent.click(within(dispute).getByText('Lo tuyo'));
  for (const name of ['Usar esta combinación', 'Guardar y hacer oficial']) await press(name);
  await screen.findByText('Listo: el resultado es oficial.');
  expect(rowsText(server.match.rows)).toBe('los:2:1 loud:1:3');
});

test('a correction can be cancelled, shows its change and requires a public reason', async () => {
  const server = open();
  for (const name of ['LOUD', 'LOS', '1 baja', '0 bajas', 'Guardar y hacer oficial']) await press(name);
  const correct = async () => {
    await press('Corregir');
    fireEvent.click(screen.getByText('LOUD', { selector: 'li button span' }));
    await press('2 bajas');
  };
  await correct();
  await press('Dejarlo como está');
  await screen.findByRole('button', { name: 'Corregir' });
  expect(Object.keys(localStorage)).toEqual([]);
  await correct();
  screen.getByText('1.º · 2 bajas');
  await press('Guardar corrección');
  screen.getByRole('textbox', { name: /^Motivo de la corrección/, description: /Escribe el motivo: será público/ });
  expect(server.writes).toBe(1);
  type('Motivo de la corrección', 'Contamos mal');
  await press('Guardar corrección');
  await screen.findByText('Corrección guardada: todos ven qué cambió y por qué.');
  expect(rowsText(server.match.rows)).toBe('los:2:0 loud:1:2');
});

test('an unsent result is sent only by its own account, from any screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = open();
  for (const name of ['LOUD', 'LOS', '1 baja', '0 bajas']) await press(name);
  server.isDown = true;
  await press('Guardar y hacer oficial');
  await screen.findByText(/se envía solo cuando vuelva la señal/);
  cleanup();
  signIn([], 'eva');
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.writes).toBe(0);
  signIn();
  render(<UnsentResults organiser={organiser} />, { wrapper: SampleScreen });
  await waitFor(() => expect(server.match).toMatchObject({ state: 'official', revision: 1 }));
  // The server has it a moment before its answer is here.
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

describe('the paste box', () => {
  const paste = async (text: string) => {
    await choose('Pegar');
    await screen.findByLabelText('Lo que copiaste');
    type('Lo que copiaste', text);
  };
  const rows = () => within(screen.getByRole('list', { name: 'Resultado' })).getAllByRole('listitem');
  const news = () => rows().map(({ textContent }) => /Nuevo|Cambia|Igual/.exec(textContent ?? '')?.[0]);

  test('marks the used parts of each line, and shows changes to the stored result', async () => {
    open(['Fluxo', 'LOUD'], { rows: sampleRows('fluxo:2:3 loud:1:12'), revision: 1, state: 'provisional' });
    await press('Cambiar');
    await paste('RESULTADOS\n1. LOUD - 12 kills\n2. Fluxo - 4 kills');
    const [first = expect.fail()] = rows();
    expect(first.textContent).toContain('1. LOUD - 12 kills');
    expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['1', 'LOUD', '12']);
    screen.getByText('1 línea sin usar');
    expect(news()).toEqual(['Igual', 'Cambia']);
  });

  test('shows a question at its line, and applies an option to all rows', async () => {
    open(['Fluxo', 'LOUD', 'LOS']);
    await paste('1 LOUD 5 130\n2 Fluxo 3 90\n3 LOS 1 220');
    const [question] = within(screen.getByRole('list', { name: 'Líneas por resolver' })).getAllByRole('listitem');
    expect(question?.textContent).toContain('¿Qué es cada número?');
    expect(rows()[0]?.textContent).toContain('–');
    type('¿Qué es cada número?', 'pre0+post0');
    expect(screen.queryByRole('list', { name: 'Líneas por resolver' })).toBeNull();
    expect(rows()[0]?.textContent).toContain('5 bajas');
    expect(news()).toEqual(['Nuevo', 'Nuevo', 'Nuevo']);
  });

  test('keeps the meaning of the columns for the next match, until it is asked again', async () => {
    open(['Fluxo', 'LOUD', 'LOS']);
    await paste('1 LOUD 5 130\n2 Fluxo 3 90\n3 LOS 1 220');
    type('¿Qué es cada número?', 'pre0+post0');
    cleanup();
    place = { ...place, matchId: 'm2' };
    open(['Fluxo', 'LOUD', 'LOS'], { id: 'm2', number: 2 });
    await paste('1 LOS 7 140\n2 LOUD 2 80\n3 Fluxo 1 210');
    expect(screen.queryByRole('list', { name: 'Líneas por resolver' })).toBeNull();
    expect(rows()[0]?.textContent).toContain('7 bajas');
    await press('Preguntar otra vez');
    screen.getByRole('list', { name: 'Líneas por resolver' });
    expect(screen.queryByText('Preguntar otra vez')).toBeNull();
  });

  test('reads a long text, and keeps it meanwhile', async () => {
    const server = open(['Fluxo', 'LOUD']);
    const text = `${'Gracias a todos\n'.repeat(400)}1 LOUD 4\n2 Fluxo 3`;
    await paste(text);
    screen.getByText('Leyendo el texto…');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Lo que copiaste').value).toBe(text);
    await screen.findByText('2 filas listas');
    await press('Guardar y hacer oficial');
    await screen.findByText('Listo: el resultado es oficial.');
    expect(rowsText(server.match.rows)).toBe('fluxo:2:3 loud:1:4');
  });

  test('keeps a text whose reading is given up, and reads it again', async () => {
    class Slow {
      addEventListener = vi.fn();
      postMessage = vi.fn();
      terminate = vi.fn();
    }
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('Worker', Slow);
    open(['Fluxo', 'LOUD']);
    const text = `${'Gracias a todos\n'.repeat(400)}1 LOUD 4\n2 Fluxo 3`;
    await paste(text);
    await vi.advanceTimersByTimeAsync(15_000);
    await screen.findByText(/^No alcanzamos a leer este texto/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Lo que copiaste').value).toBe(text);
    vi.stubGlobal('Worker', undefined);
    await press('Leer otra vez');
    await screen.findByText('2 filas listas');
    expect(rows()[0]?.textContent).toContain('4 bajas');
  });
});
