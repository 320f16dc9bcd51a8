import { expect, test } from 'vitest';
import { shownOrganisers } from './shown.ts';

const ana = { name: 'Ana', does: 'Arma las salas', picture: null, since: '2026-11-02T00:00:00.000Z' };

test.each([null, {}, { people: null }, { people: 'x' }])('lists no presentation in %j', (fields) => {
  expect(shownOrganisers(fields)).toEqual([]);
});

test('lists presentations oldest first, with public fields only', () => {
  const people = {
    b: { ...ana, email: 'ana@example.com' },
    c: { ...ana, since: undefined },
    a: ana,
    d: { ...ana, since: '2026-11-01T00:00:00.000Z', picture: 'p' },
  };
  const { since: _, ...shown } = ana;
  expect(shownOrganisers({ people })).toEqual([
    { id: 'c', ...shown },
    { id: 'd', ...shown, picture: 'p' },
    { id: 'a', ...shown },
    { id: 'b', ...shown },
  ]);
});
