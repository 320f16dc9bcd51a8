import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** Words that no screen says: each has another one for the same thing. */
const unsaid = [
  'inscribe tu ID',
  'cuenta principal',
  'dueño',
  'ficha',
  'reglamento',
  'torneos gratis',
  'La noche',
  'volver a por',
  'quitar el no',
  'tu no',
  'quien juega ya',
  'enlace de antes',
  'semilla',
  'hacer la sala',
  'hacer enlace',
  'cuántos escuadra',
  'falta el final',
];

const read = [
  ...globSync('{web,domain,functions}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !path.includes('.test.')),
  'docs/organisers.md',
];

it('uses one word for one thing in all visible texts', () => {
  const word = new RegExp(`(?<!\\p{L})(?:${unsaid.join('|')})s?(?!\\p{L})`, 'iu');
  const found = read.flatMap((path) => {
    const [odd] = word.exec(textOf(path)) ?? [];
    return odd ? [`${path}: ${odd}`] : [];
  });
  expect(found).toEqual([]);
});
