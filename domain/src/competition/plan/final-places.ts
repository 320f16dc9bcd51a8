import { groupedBy } from '../../grouped-by.ts';
import type { Competition, DecidedPlace, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { FinalPlace, Standing } from '../records/results.schema.ts';

interface StageTable {
  stage: Pick<Stage, 'id' | 'draw'>;
  rows: readonly Standing[];
}

interface Placed {
  entryId: string;
  stageId: string;
  /** Equal for entries that share a place. */
  rank: string;
}

const hasPlayed = ({ matches }: Standing) => matches > 0;

/**
 * Orders the entries that reached a stage and didn't play it. They rank behind the entries that didn't reach it, but
 * ahead of them while the stage has no result.
 */
function absentFrom({ stage, rows }: StageTable): [entryId: string, order: number][] {
  const isPlayed = rows.some(hasPlayed);
  const left = isPlayed ? (stage.draw?.replaced ?? []).map(({ out }) => out) : [];
  const absent = rows.filter((row) => !hasPlayed(row)).map(({ entryId }) => entryId);
  return [...left, ...absent].map((entryId) => [entryId, isPlayed ? 1 : -1]);
}

/** Lists each entry that played once, with the deepest stage that it played and its rank there. */
function lineUp(stages: readonly StageTable[]): Placed[] {
  const placed = new Set<string>();
  const absent = new Map<string, number>();
  return stages.toReversed().flatMap((table) => {
    const { id } = table.stage;
    const orderOf = ({ entryId }: Standing) => absent.get(entryId) ?? 0;
    const left = table.rows
      .filter((row) => hasPlayed(row) && !placed.has(row.entryId))
      .sort((a, b) => orderOf(a) - orderOf(b) || a.stageRank - b.stageRank);
    const line = left.map((row) => ({
      entryId: row.entryId,
      stageId: id,
      rank: `${orderOf(row)} ${row.stageRank} ${id}`,
    }));
    for (const { entryId } of left) placed.add(entryId);
    for (const [entryId, order] of absentFrom(table)) if (!absent.has(entryId)) absent.set(entryId, order);
    return line;
  });
}

const isSameSet = (one: ReadonlySet<string>, other: readonly string[]) =>
  one.size === other.length && other.every((id) => one.has(id));

/** Places tied entries: in the decided order while decisions name exactly them, then as one shared place. */
function settled(tied: readonly Placed[], place: number, decided: readonly DecidedPlace[]): FinalPlace[] {
  const all = new Set(tied.map(({ entryId }) => entryId));
  const left = new Map(tied.map((one) => [one.entryId, one]));
  const first: FinalPlace[] = [];
  while (left.size > 1) {
    const next = place + first.length;
    const decision = decided.find(
      (one) =>
        one.place === next &&
        left.has(one.entryId) &&
        (isSameSet(all, one.among) || isSameSet(new Set(left.keys()), one.among)),
    );
    const stageId = left.get(decision?.entryId ?? '')?.stageId;
    if (decision === undefined || stageId === undefined) break;
    first.push({ entryId: decision.entryId, place: next, stageId });
    left.delete(decision.entryId);
  }
  const shared = place + first.length;
  return [...first, ...[...left.values()].map(({ entryId, stageId }) => ({ entryId, place: shared, stageId }))];
}

/**
 * Ranks the entries that played and kept their points over all stages: by the rank in the deepest stage that they
 * played. An entry that reached a stage and didn't come ranks behind the others of the stage before. A shared rank is a
 * shared place unless an organiser decided, and the next place is skipped. The first place is the title: it goes to the
 * first entry not disqualified, and disqualified ones ahead of it come right behind. Every surface reads these places.
 * @param stages standings in playing order
 */
export function finalPlaces(
  stages: readonly StageTable[],
  entries: readonly Pick<Entry, 'id' | 'status'>[],
  { decided = [] }: Pick<Competition, 'decided'> = {},
): FinalPlace[] {
  const line = lineUp(stages);
  const out = new Set(entries.filter(({ status }) => status === 'disqualified').map(({ id }) => id));
  const best = line.find(({ entryId }) => !out.has(entryId))?.rank;
  const isChampion = ({ entryId, rank }: Placed) => rank === best && !out.has(entryId);
  const champions = line.filter(isChampion).map((one) => ({ ...one, rank: 'champion' }));
  const classes = groupedBy([...champions, ...line.filter((one) => !isChampion(one))], ({ rank }) => rank);
  const places: FinalPlace[] = [];
  for (const tied of classes.values()) places.push(...settled(tied, places.length + 1, decided));
  return places;
}

/** Records who of the entries that share a place has it. A later decision on the same tie replaces it. */
export function withDecidedPlace(
  { decided = [] }: Pick<Competition, 'decided'>,
  { place, entryId, among }: DecidedPlace,
  most: number,
): DecidedPlace[] {
  const others = decided.filter((one) => one.place !== place || !isSameSet(new Set(one.among), among));
  return [...others, { place, entryId, among }].slice(-most);
}
