import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../lib/calls/sample-server.ts';
import { SampleScreen } from '../../../../ui/sample-screen.tsx';
import { MatchResult } from '../MatchResult.tsx';
import { SampleServer, sampleRows } from '../sample-server.ts';

let tournament = 0;

beforeEach(() => {
  tournament += 1;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => undefined;
  signIn();
});
afterEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

/** Shows the paste box of a match of those. */
async function open(names: readonly string[], change: ConstructorParameters<typeof SampleServer>[1] = {}) {
  const server = new SampleServer(names, change);
  const place = { tournamentId: `pegar-${tournament}`, matchId: 'm1' };
  const calls = server.callsOf('ana');
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: await calls.read(place.tournamentId) }));
  const organiser = { uid: 'ana', permissions: ['enter_results'] };
  render(<MatchResult organiser={organiser} place={place} />, { wrapper: SampleScreen });
  fireEvent.click(await screen.findByRole('radio', { name: 'Pegar' }));
}

const paste = (text: string) => fireEvent.change(screen.getByLabelText('Lo que copiaste'), { target: { value: text } });
const rows = () => within(screen.getByRole('list', { name: 'Resultado' })).getAllByRole('listitem');

test('shows each row at its line, with the used parts marked', async () => {
  await open(['Fluxo', 'LOUD']);
  paste('RESULTADOS\n1. LOUD - 12 kills\n2. Fluxo - 3 kills');
  const [first] = rows();
  expect(first?.textContent).toContain('Nuevo');
  expect(first?.textContent).toContain('1. LOUD - 12 kills');
  expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1',
    'LOUD',
    '12',
  ]);
  expect(screen.getByText('1 línea sin usar')).toBeDefined();
});

test('shows a question at its line, and applies an option to all rows', async () => {
  await open(['Fluxo', 'LOUD', 'LOS']);
  paste('1 LOUD 5 130\n2 Fluxo 3 90\n3 LOS 1 220');
  const [question] = within(screen.getByRole('list', { name: 'Líneas por resolver' })).getAllByRole('listitem');
  expect(question?.textContent).toContain('¿Qué es cada número?');
  expect(rows()[0]?.textContent).toContain('–');
  fireEvent.change(screen.getByLabelText('¿Qué es cada número?'), { target: { value: 'pre0+post0' } });
  expect(screen.queryByRole('list', { name: 'Líneas por resolver' })).toBeNull();
  expect(rows()[0]?.textContent).toContain('5 bajas');
});

test('reports a row that changes the stored result', async () => {
  const stored = sampleRows('fluxo:2:3 loud:1:12');
  await open(['Fluxo', 'LOUD'], { rows: stored, revision: 1, state: 'provisional' }).catch(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: /Corregir|Cambiar/ }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Pegar' }));
  paste('1. LOUD - 12 kills\n2. Fluxo - 4 kills');
  expect(rows().map(({ textContent }) => /Nuevo|Cambia|Igual/.exec(textContent ?? '')?.[0])).toEqual([
    'Igual',
    'Cambia',
  ]);
});

test('a file is read where it is chosen, and a text that is none is refused with a word', async () => {
  await open(['Fluxo', 'LOUD']);
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Archivos del resultado'), { target: { files: [file] } });
  choose(new File(['Equipo;Puesto;Kills\nLOUD;2;4\nFluxo;1;3'], 'sala.csv'));
  expect(await screen.findByText('2 filas listas')).toBeDefined();
  choose(new File(['x'], 'sala.xls'));
  expect(await screen.findByText(/es un Excel antiguo/)).toBeDefined();
});

test('several matches of a text are shown with the match that each one is', async () => {
  await open(['Fluxo', 'LOUD']);
  paste('Partida 1\n1 LOUD 4\n2 Fluxo 1\n\nPartida 2\n1 Fluxo 7\n2 LOUD 3');
  const section = screen.getByRole('region', { name: 'Partidas del archivo' });
  expect(within(section).getAllByRole('combobox')).toHaveLength(2);
  expect(within(section).getByRole('button', { name: 'Guardar 1 partida' })).toBeDefined();
  const [one] = within(section).getAllByRole('button', { name: 'Ver solo esta aquí' });
  if (one !== undefined) fireEvent.click(one);
  expect(rows()[0]?.textContent).toContain('LOUD');
});
