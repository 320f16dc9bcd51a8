import {
  type Adjustment,
  type AdjustmentFields,
  adjustmentRefusals,
  type Competition,
  correctionRefusals,
  limits,
  refuse,
  type TakenBack,
} from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { type Decide, namedEntries, onPlanned, refuseAny, refused, removing, replanned, targetOf } from './outcome.ts';

/** Decides on points given or taken; an adjustment that is there already was made by the same request. */
export function adjustmentCreation(id: string, fields: AdjustmentFields, actor: Actor): Decide<Competition> {
  return onPlanned((facts) => {
    const { competition } = facts;
    if (competition.adjustments.some((made) => made.id === id)) return { result: competition };
    refuseAny(adjustmentRefusals(fields, facts, namedEntries(facts)));
    const most = limits.competition.adjustments;
    if (competition.adjustments.length >= most) throw refused(refuse('too_many_adjustments', 'points', { most }));
    const adjustment: Adjustment = { ...fields, id, by: actor.uid, at: actor.now.toISOString() };
    const next = replanned(facts, { adjustments: [...competition.adjustments, adjustment] });
    const audit = entryOf('adjustment.create', targetOf(facts, id), actor, { before: null, after: fields });
    return { result: next.competition, next, audit };
  });
}

/** Decides on taking an adjustment back. */
export function adjustmentRemoval(adjustmentId: string, actor: Actor): Decide<void> {
  return removing(
    adjustmentId,
    ({ competition }) => competition.adjustments,
    (facts, { id, by: _by, at: _at, ...fields }) => {
      const { competition, matches } = facts;
      refuseAny(correctionRefusals(competition, matches, fields.stageId, 'stageId'));
      const { stageId, entryId, points } = fields;
      const taken: TakenBack = { id, stageId, entryId, points, at: actor.now.toISOString() };
      const next = replanned(facts, {
        adjustments: competition.adjustments.filter((made) => made.id !== id),
        takenBack: [...(competition.takenBack ?? []), taken].slice(-limits.competition.takenBack),
      });
      const audit = entryOf('adjustment.delete', targetOf(facts, id), actor, { before: fields, after: null });
      return { result: undefined, next, audit };
    },
  );
}
