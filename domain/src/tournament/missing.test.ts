import { expect, it } from 'vitest';
import { missingForPlayers } from './missing.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ready = { name: 'Copa', date: '2026-11-27T01:00:00.000Z', linkedFormId: 'inscripcion', rules: ['Solo celular'] };

it.each([
  ['is ready', {}, []],
  [
    'has only a name',
    { date: null, linkedFormId: null, rules: [] },
    ['la fecha', 'abrir las inscripciones', 'las reglas'],
  ],
  ['is a copy with the default name', { name: 'Copia de Copa' }, ['un nombre propio']],
  ['has a name that only sounds like a copy', { name: 'Copiada' }, []],
  ['has begun', { date: '2026-11-20T11:59:59.999Z' }, ['una fecha que no haya pasado']],
])('missingForPlayers lists missing fields of a tournament that %s', (_, fields, missing) => {
  expect(missingForPlayers({ ...ready, ...fields }, NOW)).toEqual(missing);
});
