import type { Match } from '@arena/domain';
import type { StageClosing } from '@arena/domain/api';
import { expect, it } from 'vitest';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../../tests/support/records/competition-records.ts';
import { stageClosing } from './stage-decisions.ts';
import type { Planned } from './store.ts';

const actor = { uid: 'organiser', now: new Date('2026-11-01T20:00:00.000Z') };
const final = stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] });
const qualifier = stageRecord({ id: 'grupos', advance: { perGroup: 1, best: 0 } });
const only = stageRecord();
const tied = ['leones', 'pumas'].map((name) => ({ entryId: name, played: true, placement: null, kills: 5 }));
const lions = [row('leones', 1, 5), row('pumas', 2, 0), row('lobos', 3, 0)];
const pumas = [row('pumas', 1, 5), row('leones', 2, 0), row('lobos', 3, 0)];

/** One match was played in the first of these stages. */
function facts(rows: Match['rows'], stages = [qualifier, final]): Planned {
  const stageId = stages[0]?.id ?? '';
  return {
    competition: competitionRecord({ stages }),
    entries: ['leones', 'pumas', 'lobos'].map((id) => entryRecord(id)),
    matches: [matchRecord('m1', 1, { stageId, state: 'official', revision: 1, rows })],
    prizes: [],
  };
}

/** What closing the first stage makes of it. @throws ApiError */
function closed(before: Planned, closing: Partial<StageClosing>): Planned {
  const body: StageClosing = { chosen: [], method: 'snake', expectedRevision: 1, ...closing };
  const seeded = { seed: 'semilla', prizePool: '' };
  const { next } = stageClosing(before.competition.stages[0]?.id ?? '', body, seeded, actor)(before);
  return next ?? before;
}

const meanwhile = expect.objectContaining({ code: 'edited_meanwhile' });
const choosing = (name: string) => ({ chosen: [name], shown: [[name]] });
const closedForLions = () => closed(facts(tied), choosing('leones'));

it.each<[string, () => Planned, Partial<StageClosing>]>([
  ['who chose another of those who tied', closedForLions, choosing('pumas')],
  ['who chose another, and says nothing of what was shown', closedForLions, { chosen: ['pumas'] }],
  ['who asked for another draw', closedForLions, { ...choosing('leones'), method: 'random' }],
  [
    'who was shown another podium',
    () => closed(facts(pumas, [only]), {}),
    { shown: [['leones'], ['pumas'], ['lobos']] },
  ],
])('a stage that somebody closed otherwise isn’t closed as that one asked: %s', (_what, before, closing) => {
  const known = before();
  expect(() => closed(known, closing)).toThrow(meanwhile);
});

it.each<[string, () => Planned, Partial<StageClosing>]>([
  ['with who was chosen', closedForLions, choosing('leones')],
  ['by who says nothing of what was shown', closedForLions, { chosen: ['leones'] }],
  ['with its podium', () => closed(facts(lions, [only]), {}), { shown: [['leones'], ['pumas'], ['lobos']] }],
  ['the last one, by who was shown nothing', () => closed(facts(lions, [only]), {}), {}],
])('a stage that is closed again just like that is done: %s', (_what, before, closing) => {
  const known = before();
  expect(closed(known, closing)).toBe(known);
});

it.each<[string, Planned, Partial<StageClosing>]>([
  ['others go on', facts(pumas), { shown: [['leones']] }],
  ['others tie', facts(tied), { shown: [['leones']] }],
  ['the podium is another', facts(pumas, [only]), { shown: [['leones'], ['pumas'], ['lobos']] }],
  ['who was ahead shares the first place', facts(tied, [only]), { shown: [['leones'], ['pumas'], ['lobos']] }],
])('a stage isn’t closed on top of a result that changed since it was shown: %s', (_what, before, closing) => {
  expect(() => closed(before, closing)).toThrow(meanwhile);
});

it('a stage is closed where what was shown still holds', () => {
  const { stages } = closed(facts(lions), { shown: [['leones']] }).competition;
  expect(stages.map(({ state, groups }) => [state, groups[0]?.entryIds])).toEqual([
    ['closed', ['leones', 'pumas', 'lobos']],
    ['open', ['leones']],
  ]);
});
