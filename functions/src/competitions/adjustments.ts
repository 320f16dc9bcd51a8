import {
  type Adjustment,
  type AdjustmentFields,
  adjustmentRefusals,
  type Competition,
  correctionRefusals,
  limits,
  newExchanges,
  type RemovedAdjustment,
  refuse,
} from '@arena/domain';
import type { AdjustmentRequest } from '@arena/domain/api';
import { refusalError } from './competition-document.ts';
import { refuseExchanges } from './consequences.ts';
import {
  type Author,
  auditOf,
  type Decide,
  type Deleted,
  namedEntries,
  partRemoval,
  refuseAny,
  requirePlan,
  withPlan,
} from './decide.ts';

/** Audit fields of an adjustment. They omit the reason, which may name a person. */
function auditFields({ stageId, entryId, points, matchNumber }: AdjustmentFields) {
  return { stageId, entryId, points, matchNumber };
}

/** Adds or deducts points. */
export function adjustmentCreation(
  id: string,
  { acceptsExchange = false, ...fields }: AdjustmentRequest,
  author: Author,
): Decide<Competition> {
  return requirePlan((facts) => {
    const { competition } = facts;
    refuseAny(adjustmentRefusals(fields, facts, namedEntries(facts)));
    const most = limits.competition.adjustments;
    if (competition.adjustments.length >= most) throw refusalError(refuse('too_many_adjustments', 'points', { most }));
    const adjustment: Adjustment = { ...fields, id, by: author.actor, at: author.now.toISOString() };
    const withAdjustment = (one: Adjustment) => withPlan(facts, { adjustments: [...competition.adjustments, one] });
    const exchanges = newExchanges(facts, withAdjustment(adjustment));
    if (!acceptsExchange) refuseExchanges(facts, exchanges);
    const next = withAdjustment({ ...adjustment, ...(exchanges.length === 0 ? {} : { exchanges }) });
    const audit = auditOf('adjustment.create', facts, id, { before: null, after: auditFields(fields) });
    return { result: next.competition, next, audit };
  });
}

/** Removes an adjustment. */
export function adjustmentRemoval(adjustmentId: string, acceptsExchange: boolean, author: Author): Decide<Deleted> {
  return partRemoval(
    adjustmentId,
    ({ competition }) => competition.adjustments,
    (facts, adjustment) => {
      const { competition, matches } = facts;
      const { id, stageId, entryId, points } = adjustment;
      refuseAny(correctionRefusals(competition, matches, stageId, 'stageId'));
      const adjustments = competition.adjustments.filter((made) => made.id !== id);
      const exchanges = newExchanges(facts, withPlan(facts, { adjustments }));
      if (!acceptsExchange) refuseExchanges(facts, exchanges);
      const brought = exchanges.length === 0 ? {} : { exchanges };
      const taken: RemovedAdjustment = { id, stageId, entryId, points, at: author.now.toISOString(), ...brought };
      const next = withPlan(facts, {
        adjustments,
        takenBack: [...(competition.takenBack ?? []), taken].slice(-limits.competition.takenBack),
      });
      const audit = auditOf('adjustment.delete', facts, id, { before: auditFields(adjustment), after: null });
      return { next, audit };
    },
  );
}
