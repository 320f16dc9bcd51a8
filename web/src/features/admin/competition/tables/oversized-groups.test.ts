import { expect, test } from 'vitest';
import { sampleEntry, sampleStage, sampleView } from '../samples.ts';
import { groupsDrawn, groupsJoined, oversizedGroupsText } from './oversized-groups.ts';

/** Builds squads and groups; a lobby takes twelve squads. */
function squads(count: number, groups: number) {
  const stage = sampleStage({
    groups: ['A', 'B', 'C'].slice(0, groups).map((id) => ({ id, name: `Grupo ${id}`, entryIds: [] })),
  });
  const view = sampleView([], [stage]);
  const entries = Array.from({ length: count }, (_, index) => sampleEntry(`e${index}`));
  return { facts: { competition: { ...view.competition, teamSize: 4 as const }, entries }, stage };
}

test.each([
  [24, 2, 'registration', null],
  [25, 2, 'registration', 'Grupo A tendría 13 y en una sala caben 12.'],
  [13, 1, 'registration', 'Grupo A tendría 13 y en una sala caben 12.'],
  // To and fro: the last group gets the first one of the way back.
  [37, 3, 'snake', 'Grupo A tendría 13 y en una sala caben 12.'],
  [40, 3, 'snake', 'Grupo C tendría 14 y en una sala caben 12.'],
] as const)('checks the group sizes of %i squads drawn into %i groups by %s', (count, groups, method, text) => {
  const { facts, stage } = squads(count, groups);
  expect(oversizedGroupsText(facts, groupsDrawn(facts, stage, method))).toBe(text);
});

test.each([
  [1, 'active', 'Grupo A tendría 13 y en una sala caben 12.'],
  [1, 'withdrawn', null],
  [3, 'withdrawn', 'Grupo A tendría 14 y en una sala caben 12.'],
] as const)('checks the group size after %i late entries, with one entry %s', (joining, status, text) => {
  const { facts, stage } = squads(12, 1);
  const groups = groupsDrawn(facts, stage, 'registration');
  const [first = expect.fail(), ...others] = facts.entries;
  const now = { ...facts, entries: [{ ...first, status }, ...others] };
  expect(oversizedGroupsText(now, groupsJoined(now, { ...stage, groups }, joining))).toBe(text);
});
