import type { Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Standing } from '../records/results.schema.ts';
import { counted } from '../standings/spanish.ts';

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

/**
 * Returns the entries that advance from a stage: the first `perGroup` of each group and the `best` of the rest by rank.
 * Withdrawn, absent and disqualified entries are skipped, so the next one advances.
 * @param chosen entries chosen at a tied cut; those beyond a group's seats compete for the best of the rest
 */
export function advancing(
  stage: Pick<Stage, 'groups' | 'advance'>,
  rows: readonly Standing[],
  entries: readonly Pick<Entry, 'id' | 'status'>[],
  chosen: readonly string[] = [],
): { through: Advancing[]; tied: TiedAtTheCut[] } {
  const { perGroup, best } = stage.advance ?? { perGroup: 0, best: 0 };
  const out = new Set(entries.filter(({ status }) => status !== 'active').map(({ id }) => id));
  const picked = new Set(chosen);
  const able = rows.filter(({ entryId }) => !out.has(entryId));
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
  const rest = able.filter(({ entryId }) => !gone.has(entryId)).sort((a, b) => a.stageRank - b.stageRank);
  const others = cutAt(rest, best, (row) => row.stageRank, picked, true);
  // The best of the rest are unknown until the groups' own ties are settled.
  if (others.tied !== null && tied.length === 0) tied.push(others.tied);
  for (const { entryId, stageRank, points } of others.through) {
    const why = `entre los mejores del resto: ${stageRank}.º de la fase con ${counted(points, 'punto', 'puntos')}`;
    through.push({ entryId, by: 'best', why });
  }
  return { through, tied };
}
