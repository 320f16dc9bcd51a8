import type { Match } from '@arena/domain';
import type { StageClosing } from '@arena/domain/api';
import { expect, it } from 'vitest';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../../tests/fixtures/records/competition-records.ts';
import { adjustmentCreation, adjustmentRemoval } from './adjustments.ts';
import type { Planned } from './competition-document.ts';
import { planned } from './decide.ts';
import { stageClosing } from './stage-rules.ts';

const author = { actor: 'organiser', now: new Date('2026-11-01T20:00:00.000Z') };
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

/** Closes the first stage. @throws ApiError */
function closed(before: Planned, closing: Partial<StageClosing>): Planned {
  const body: StageClosing = { chosen: [], method: 'snake', expectedRevision: 1, ...closing };
  const seeded = { seed: 'semilla', prizePool: '' };
  const { next } = stageClosing(before.competition.stages[0]?.id ?? '', body, seeded, author)(before);
  return next ?? before;
}

const meanwhile = expect.objectContaining({ code: 'edit_conflict' });
const podium = [['leones'], ['pumas'], ['lobos']];
const choosing = (name: string) => ({ chosen: [name], shown: [[name]] });
const closedForLions = () => closed(facts(tied), choosing('leones'));

it.each<[string, () => Planned, Partial<StageClosing>]>([
  ['another choice among tied entries', closedForLions, choosing('pumas')],
  ['another choice without a preview', closedForLions, { chosen: ['pumas'] }],
  ['another draw method', closedForLions, { ...choosing('leones'), method: 'random' }],
  ['another podium in the preview', () => closed(facts(pumas, [only]), {}), { shown: podium }],
])('a closed stage answers other input with a conflict: %s', (_what, before, closing) => {
  const known = before();
  expect(() => closed(known, closing)).toThrow(meanwhile);
});

it.each<[string, Planned, Partial<StageClosing>]>([
  ['another entry advances', facts(pumas), { shown: [['leones']] }],
  ['entries tie', facts(tied), { shown: [['leones']] }],
  ['the podium changed', facts(pumas, [only]), { shown: podium }],
  ['the first place is shared', facts(tied, [only]), { shown: podium }],
])('closing a stage with an outdated preview is a conflict: %s', (_what, before, closing) => {
  expect(() => closed(before, closing)).toThrow(meanwhile);
});

it('a stage is closed if its preview is still correct', () => {
  const { stages } = closed(facts(lions), { shown: [['leones']] }).competition;
  expect(stages.map(({ state, groups }) => [state, groups[0]?.entryIds])).toEqual([
    ['closed', ['leones', 'pumas', 'lobos']],
    ['open', ['leones']],
  ]);
});

it('audit records of a made or removed adjustment omit its reason', () => {
  const told = { stageId: 'final', entryId: 'leones', points: -2, matchNumber: null };
  const before = facts([], [only]);
  const made = adjustmentCreation('tarde', { ...told, reason: 'Insultó a otro' }, author)(before);
  expect(made.audit).toMatchObject({ before: null, after: told });
  const back = adjustmentRemoval('tarde', false, author)(planned(made.next ?? before));
  expect(back.audit).toMatchObject({ before: told, after: null });
  expect(JSON.stringify([made.audit, back.audit])).not.toContain('Insultó');
});
