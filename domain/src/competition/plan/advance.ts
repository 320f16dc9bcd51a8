import type { Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Standing } from '../records/results.schema.ts';
import { type CountedMatch, countedMatches } from '../standings/counting.ts';
import { counted, figure } from '../standings/spanish.ts';

/** An advancing entry and the reason in words. */
export interface Advancing {
  entryId: string;
  by: 'group' | 'best';
  why: string;
}

/** Entries tied at a cut that has only `places` seats: an admin has to choose. */
export interface TiedAtTheCut {
  entryIds: string[];
  places: number;
}

export type AdvancingStage = Pick<Stage, 'id' | 'groups' | 'advance'>;

export interface AdvanceFacts {
  entries: readonly Pick<Entry, 'id' | 'status'>[];
  matches: readonly CountedMatch[];
}

interface Cut {
  through: Standing[];
  tied: TiedAtTheCut | null;
}

/**
 * Takes the first `places` of an order; of a tie across the cut, the chosen ones.
 * @param isLast true if no later cut takes chosen entries beyond `places`
 */
function cutAt(
  order: readonly Standing[],
  places: number,
  rankOf: (row: Standing) => number,
  chosen: ReadonlySet<string>,
  isLast: boolean,
): Cut {
  const [last, next] = [order[places - 1], order[places]];
  if (last === undefined || next === undefined || rankOf(last) !== rankOf(next)) {
    return { through: order.slice(0, places), tied: null };
  }
  const ahead = order.filter((row) => rankOf(row) < rankOf(last));
  const tied = order.filter((row) => rankOf(row) === rankOf(last));
  const picked = [...chosen].filter((id) => tied.some(({ entryId }) => entryId === id));
  const left = places - ahead.length;
  if (picked.length === left || (picked.length > left && !isLast)) {
    const first = new Set(picked.slice(0, left));
    return { through: [...ahead, ...tied.filter(({ entryId }) => first.has(entryId))], tied: null };
  }
  return { through: ahead, tied: { entryIds: tied.map(({ entryId }) => entryId), places: left } };
}

/** Counts the matches that count in each group. */
export function matchCounts(
  { id, groups }: Pick<Stage, 'id' | 'groups'>,
  matches: readonly CountedMatch[],
): Map<string, number> {
  return new Map(groups.map((group) => [group.id, countedMatches(id, group.id, matches).length]));
}

/** Returns the entries that played the last match of their group. */
function inLastMatches({ id, groups }: AdvancingStage, matches: readonly CountedMatch[]): Set<string> {
  const last = groups.flatMap((group) => countedMatches(id, group.id, matches).at(-1)?.rows ?? []);
  return new Set(last.flatMap(({ entryId, played }) => (played ? entryId : [])));
}

/**
 * Returns the rows that may advance, in their order: not withdrawn or disqualified entries, nor absent ones, unless they
 * came back and played their group's last match. Entries that never played are left out where others of their group
 * played.
 */
export function ableToAdvance(stage: AdvancingStage, rows: readonly Standing[], facts: AdvanceFacts): Standing[] {
  const statusOf = new Map(facts.entries.map(({ id, status }) => [id, status]));
  const isBack = inLastMatches(stage, facts.matches);
  const played = new Set(rows.flatMap(({ groupId, matches }) => (matches > 0 ? groupId : [])));
  return rows.filter(({ entryId, groupId, matches }) => {
    const status = statusOf.get(entryId) ?? 'active';
    const isIn = status === 'active' || (status === 'no_show' && isBack.has(entryId));
    return isIn && (matches > 0 || !played.has(groupId));
  });
}

/** The order of the best of the rest: by rank within the stage, or by points a match of their group. */
function bestOrder(stage: AdvancingStage, rest: readonly Standing[], matches: readonly CountedMatch[]) {
  if (stage.advance?.by !== 'average') {
    const whyOf = ({ stageRank, points }: Standing) =>
      `${stageRank}.º de la fase con ${counted(points, 'punto', 'puntos')}`;
    return {
      order: rest.toSorted((a, b) => a.stageRank - b.stageRank),
      rankOf: (row: Standing) => row.stageRank,
      whyOf,
    };
  }
  const counts = matchCounts(stage, matches);
  const averageOf = ({ groupId, points }: Standing) => points / Math.max(1, counts.get(groupId) ?? 1);
  const order = rest.toSorted((a, b) => averageOf(b) - averageOf(a) || a.stageRank - b.stageRank);
  const isEqual = (a: Standing, b: Standing) => averageOf(a) === averageOf(b) && a.stageRank === b.stageRank;
  return {
    order,
    rankOf: (row: Standing) => order.findIndex((other) => isEqual(other, row)) + 1,
    whyOf: (row: Standing) => `${figure(averageOf(row))} puntos por partida`,
  };
}

/**
 * Returns the entries that advance from a stage: the first `perGroup` of each group and the `best` of the rest. An entry
 * that can't advance is skipped, so the next one does (`ableToAdvance`).
 * @param chosen entries chosen at a tied cut; those beyond a group's seats compete for the best of the rest
 */
export function advancing(
  stage: AdvancingStage,
  rows: readonly Standing[],
  facts: AdvanceFacts,
  chosen: readonly string[] = [],
): { through: Advancing[]; tied: TiedAtTheCut[] } {
  const { perGroup, best } = stage.advance ?? { perGroup: 0, best: 0 };
  const picked = new Set(chosen);
  const able = ableToAdvance(stage, rows, facts);
  const through: Advancing[] = [];
  const tied: TiedAtTheCut[] = [];
  for (const { id, name } of stage.groups) {
    const order = able.filter(({ groupId }) => groupId === id).sort((a, b) => a.rank - b.rank);
    const group = cutAt(order, perGroup, (row) => row.rank, picked, best === 0);
    if (group.tied !== null) tied.push(group.tied);
    const of = stage.groups.length === 1 ? '' : ` en ${name}`;
    for (const { entryId, rank } of group.through) through.push({ entryId, by: 'group', why: `${rank}.º${of}` });
  }
  const gone = new Set([...through.map(({ entryId }) => entryId), ...tied.flatMap(({ entryIds }) => entryIds)]);
  const rest = able.filter(({ entryId }) => !gone.has(entryId));
  const { order, rankOf, whyOf } = bestOrder(stage, rest, facts.matches);
  const others = cutAt(order, best, rankOf, picked, true);
  // The best of the rest are unknown until the groups' own ties are settled.
  if (others.tied !== null && tied.length === 0) tied.push(others.tied);
  for (const row of others.through) {
    through.push({ entryId: row.entryId, by: 'best', why: `entre los mejores del resto: ${whyOf(row)}` });
  }
  return { through, tied };
}
