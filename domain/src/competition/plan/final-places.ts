import type { FinalPlace, Standing } from '../records/results.schema.ts';

/**
 * The places over all stages: the rank in the deepest stage that an entry came to; who didn't advance comes behind all
 * who did, by the stage they left. Who shared a rank shares the place, and the next skips.
 * @param stages their standings, in the order in which they are played.
 */
export function finalPlaces(stages: readonly { stage: { id: string }; rows: readonly Standing[] }[]): FinalPlace[] {
  const places: FinalPlace[] = [];
  const placed = new Set<string>();
  for (const { stage, rows } of stages.toReversed()) {
    const left = rows.filter(({ entryId }) => !placed.has(entryId)).sort((a, b) => a.stageRank - b.stageRank);
    const deeper = places.length;
    for (const [index, { entryId, stageRank }] of left.entries()) {
      const previous = places.at(-1);
      const shares = index > 0 && previous !== undefined && left[index - 1]?.stageRank === stageRank;
      places.push({ entryId, place: shares ? previous.place : deeper + index + 1, stageId: stage.id });
      placed.add(entryId);
    }
  }
  return places;
}
