import { expect, it } from 'vitest';
import { competitionRecord, entryRecord, stageRecord } from '../../../tests/fixtures/records/competition-records.ts';
import { planned } from '../competitions/decide.ts';
import { adjustmentCreation, adjustmentRemoval } from '../stages/adjustments.ts';

const author = { actor: 'organiser', now: new Date('2026-11-01T20:00:00Z') };
const told = { stageId: 'final', entryId: 'leones', points: -2, matchNumber: null };

it('an adjustment is recorded without its reason, which may be about the wrong person, made and taken back', () => {
  const stages = [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['leones'] }] })];
  const before = {
    competition: competitionRecord({ stages }),
    entries: [entryRecord('leones')],
    matches: [],
    prizes: [],
  };
  const made = adjustmentCreation('tarde', { ...told, reason: 'Insultó a otro' }, author)(before);
  expect(made.audit).toMatchObject({ before: null, after: told });
  expect(JSON.stringify(made.audit)).not.toContain('Insultó');
  const back = adjustmentRemoval('tarde', author)(planned(made.next ?? before));
  expect(back.audit).toMatchObject({ before: told, after: null });
  expect(JSON.stringify(back.audit)).not.toContain('Insultó');
});
