import { expect, test } from 'vitest';
import { readTeamSize, teamSizeInText } from './team-size.ts';

test.each([
  ['Solo', 1],
  ['individual', 1],
  ['Dúo', 2],
  ['Por parejas', 2],
  ['Escuadra', 4],
  ['Duelo de escuadras', 4],
  ['', null],
  ['Clasificatoria', null],
])('reads the team size from the modality %s: %s', (modality, size) => {
  expect(teamSizeInText(modality)).toBe(size);
});

test.each<[string, unknown, string, number]>([
  ['the stored size overrides the modality', 1, 'Escuadra', 1],
  ['a missing size is read from the modality', undefined, 'Dúo', 2],
  ['an unknown size is 1', undefined, '', 1],
  ['an invalid size is read from the modality', 3, 'Escuadra', 4],
])('the team size of a record: %s', (_, stored, modality, size) => {
  expect(readTeamSize(stored, modality)).toBe(size);
});
