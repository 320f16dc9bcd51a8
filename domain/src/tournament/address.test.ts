import { expect, test } from 'vitest';
import { DocumentId } from '../ids.ts';
import { readableId } from './address.ts';

const MEXICO = 'America/Mexico_City';
const DECEMBER = '2026-12-05T20:00:00.000Z';
const LONG = 'Gran Torneo Internacional de la Comunidad Libre de Latinoamérica';

test.each<[string, string, string | null, string]>([
  ['a name and a date', 'Copa Relámpago', DECEMBER, 'copa-relampago-2026-12-05'],
  ['an ñ and dots', 'Año Nuevo… ¡Ya!', DECEMBER, 'ano-nuevo-ya-2026-12-05'],
  ['only emoji', '🔥🔥', DECEMBER, 'torneo-2026-12-05'],
  ['numbers and signs', '4v4: Squad_Cup #2', DECEMBER, '4v4-squad-cup-2-2026-12-05'],
  ['the name of a copy', 'Copia de Copa', DECEMBER, 'copa-2026-12-05'],
  ['a very long name', LONG, DECEMBER, 'gran-torneo-internacional-de-la-comunidad-2026-12-05'],
  ['one very long word', 'x'.repeat(60), DECEMBER, `${'x'.repeat(44)}-2026-12-05`],
  ['a name without a date', 'Copa Relámpago', null, 'torneo-copa-relampago'],
  ['a name that is an API path, without a date', 'Stats', null, 'torneo-stats'],
  ['a date that is a day earlier in the time zone', 'Copa', '2026-12-06T04:30:00.000Z', 'copa-2026-12-05'],
  ['an invalid date', 'Copa', 'pronto', 'torneo-copa'],
])('makes an address from %s', (_, name, date, id) => {
  expect(readableId({ name, date }, MEXICO)).toBe(id);
  expect(DocumentId.parse(`${id}-999`)).toBe(`${id}-999`);
});

test('uses the day of the time zone', () => {
  const late = { name: 'Copa', date: '2026-12-06T02:00:00.000Z' };
  expect(readableId(late, MEXICO)).toBe('copa-2026-12-05');
  expect(readableId(late, 'Europe/Madrid')).toBe('copa-2026-12-06');
});
