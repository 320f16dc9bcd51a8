import type { Entry } from '../records/entry.schema.ts';
import type { FinalPlace, Standing } from '../records/results.schema.ts';

type StageTable = { stage: { id: string }; rows: readonly Standing[] };

/** Lists each entry once, with its deepest stage and its rank there. */
function lineUp(stages: readonly StageTable[]) {
  const placed = new Set<string>();
  return stages.toReversed().flatMap(({ stage: { id }, rows }) => {
    const left = rows.filter(({ entryId }) => !placed.has(entryId)).sort((a, b) => a.stageRank - b.stageRank);
    for (const { entryId } of left) placed.add(entryId);
    return left.map(({ entryId, stageRank }) => ({ entryId, stageId: id, rank: `${stageRank} ${id}` }));
  });
}

/**
 * Ranks entries over all stages: by the rank in their deepest stage, entries that advanced before others. A shared rank
 * is a shared place, and the next place is skipped. The first place is the title: it goes to the first entry not
 * disqualified, and disqualified ones ahead of it come right behind. @param stages standings in playing order.
 */
export function finalPlaces(
  stages: readonly StageTable[],
  entries: readonly Pick<Entry, 'id' | 'status'>[],
): FinalPlace[] {
  const line = lineUp(stages);
  const out = new Set(entries.filter(({ status }) => status === 'disqualified').map(({ id }) => id));
  const best = line.find(({ entryId }) => !out.has(entryId))?.rank;
  const isChampion = ({ entryId, rank }: (typeof line)[number]) => rank === best && !out.has(entryId);
  const champions = line.filter(isChampion).map((one) => ({ ...one, rank: 'champion' }));
  const all = [...champions, ...line.filter((one) => !isChampion(one))];
  let place = 1;
  return all.map(({ entryId, stageId, rank }, index) => {
    if (rank !== all[index - 1]?.rank) place = index + 1;
    return { entryId, place, stageId };
  });
}
