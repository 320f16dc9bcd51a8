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

/** What of an adjustment may stand in a record: its reason goes with it, which may be about the wrong person. */
function told({ stageId, entryId, points, matchNumber }: AdjustmentFields) {
  return { stageId, entryId, points, matchNumber };
}

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
    const audit = entryOf('adjustment.create', targetOf(facts, id), actor, { before: null, after: told(fields) });
    return { result: next.competition, next, audit };
  });
}

/** Decides on taking an adjustment back. */
export function adjustmentRemoval(adjustmentId: string, actor: Actor): Decide<void> {
  return removing(
    adjustmentId,
    ({ competition }) => competition.adjustments,
    (facts, adjustment) => {
      const { competition, matches } = facts;
      const { id, stageId, entryId, points } = adjustment;
      refuseAny(correctionRefusals(competition, matches, stageId, 'stageId'));
      const taken: TakenBack = { id, stageId, entryId, points, at: actor.now.toISOString() };
      const next = replanned(facts, {
        adjustments: competition.adjustments.filter((made) => made.id !== id),
        takenBack: [...(competition.takenBack ?? []), taken].slice(-limits.competition.takenBack),
      });
      const audit = entryOf('adjustment.delete', targetOf(facts, id), actor, { before: told(adjustment), after: null });
      return { result: undefined, next, audit };
    },
  );
}
