import { type CompetitionRefusal, refuse } from '../plan/refusals.ts';
import type { Group } from '../records/competition.schema.ts';
import type { ResultRow } from '../records/match.schema.ts';
import type { PublicEntry } from '../records/results.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { placementPoints } from '../standings/counting.ts';

export interface ResultFacts {
  scoring: Pick<Scoring, 'placement'>;
  group: Pick<Group, 'entryIds'>;
  entries: readonly Pick<PublicEntry, 'id' | 'name'>[];
}

/**
 * Lists reasons why a result can't be saved, each at its row's field (`rows.3.placement`). Several entries may share a
 * place that is worth no points, but never the first: a Booyah has one winner.
 */
export function resultRefusals(rows: readonly ResultRow[], facts: ResultFacts): CompetitionRefusal[] {
  const names = new Map(facts.entries.map(({ id, name }) => [id, name]));
  const nameOf = (entryId: string) => names.get(entryId) ?? 'Este participante';
  const group = new Set(facts.group.entryIds);
  const seen = new Set<string>();
  const taken = new Map<number, string>();
  const refusals: CompetitionRefusal[] = [];
  for (const [index, { entryId, played, placement, kills }] of rows.entries()) {
    const about = [entryId];
    const entry = nameOf(entryId);
    if (!group.has(entryId)) refusals.push(refuse('entry_not_in_group', `rows.${index}.entryId`, { entry }, about));
    else if (seen.has(entryId)) refusals.push(refuse('entry_repeated', `rows.${index}.entryId`, { entry }, about));
    seen.add(entryId);
    if (!played && (placement !== null || kills !== null)) {
      refusals.push(refuse('not_played_with_result', `rows.${index}.played`, {}, about));
    }
    if (placement === null) continue;
    const holder = taken.get(placement);
    const isWorth = placement === 1 || placementPoints(facts.scoring, placement) > 0;
    if (holder === undefined) taken.set(placement, entryId);
    else if (isWorth) {
      const values = { placement, other: nameOf(holder) };
      refusals.push(refuse('placement_repeated', `rows.${index}.placement`, values, [entryId, holder]));
    }
  }
  return refusals;
}
