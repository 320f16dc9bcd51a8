import { expect, test } from 'vitest';
import { readTeamSize, teamSizeInText } from './read-team-size.ts';

test.each([
  ['Solo', 1],
  ['individual', 1],
  ['Dúo', 2],
  ['Por parejas', 2],
  ['Escuadra', 4],
  ['Duelo de escuadras', 4],
  ['', null],
  ['Clasificatoria', null],
])('a modality says how many play together: %s: %s', (modality, size) => {
  expect(teamSizeInText(modality)).toBe(size);
});

test.each<[string, unknown, string, number]>([
  ['what is stored goes before the modality', 1, 'Escuadra', 1],
  ['one without it goes by its modality', undefined, 'Dúo', 2],
  ['one that says nothing is played alone', undefined, '', 1],
  ['a size that there isn’t counts as none', 3, 'Escuadra', 4],
])('the team size of a record: %s', (_, stored, modality, size) => {
  expect(readTeamSize(stored, modality)).toBe(size);
});
