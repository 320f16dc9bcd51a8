import {
  type Adjustment,
  type AdjustmentFields,
  adjustmentRefusals,
  type Competition,
  limits,
  refuse,
} from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { type Decide, namedEntries, planned, refuseAny, refused, removing, replanned, targetOf } from './outcome.ts';

/** Decides on points given or taken; an adjustment that is there already was made by the same request. */
export function adjustmentCreation(id: string, fields: AdjustmentFields, actor: Actor): Decide<Competition> {
  return (known) => {
    const facts = planned(known);
    const { competition } = facts;
    if (competition.adjustments.some((made) => made.id === id)) return { result: competition };
    refuseAny(adjustmentRefusals(fields, competition, namedEntries(facts)));
    const most = limits.competition.adjustments;
    if (competition.adjustments.length >= most) throw refused(refuse('too_many_adjustments', 'points', { most }));
    const adjustment: Adjustment = { ...fields, id, by: actor.uid, at: actor.now.toISOString() };
    const next = replanned(facts, { adjustments: [...competition.adjustments, adjustment] });
    const audit = entryOf('adjustment.create', targetOf(facts, id), actor, { before: null, after: fields });
    return { result: next.competition, next, audit };
  };
}

/** Decides on taking an adjustment back. */
export function adjustmentRemoval(adjustmentId: string, actor: Actor): Decide<void> {
  return removing(
    adjustmentId,
    ({ competition }) => competition.adjustments,
    (facts, { id, by: _by, at: _at, ...fields }) => {
      const { adjustments, stages } = facts.competition;
      if (stages.find((stage) => stage.id === fields.stageId)?.state === 'closed') {
        throw refused(refuse('stage_closed', 'stageId'));
      }
      const next = replanned(facts, { adjustments: adjustments.filter((made) => made.id !== id) });
      const audit = entryOf('adjustment.delete', targetOf(facts, id), actor, { before: fields, after: null });
      return { result: undefined, next, audit };
    },
  );
}
