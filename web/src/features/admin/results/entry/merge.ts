import { changesBetween, type PlayerKills, type ResultRow, type Tapping } from '@arena/domain';
import { absent, type PlayedRow, wholeRows } from './facts.ts';
import type { Base, Entering } from './result-drafts.ts';

export type Side = 'mine' | 'theirs';

/** A field that two people have entered differently. */
export interface Dispute {
  entryId: string;
  field: 'played' | 'placement' | 'kills';
  mine: PlayedRow;
  theirs: PlayedRow;
}

/** Names a dispute among the chosen sides. */
export const disputeId = ({ entryId, field }: Pick<Dispute, 'entryId' | 'field'>) => `${entryId} ${field}`;

const fields = ['placement', 'kills'] as const;

/** Returns the entries that were marked as absent, one by one or as the rest. */
function markedAbsent(tapping: Tapping | null): Set<string> {
  const { steps = [], lobby = [] } = tapping ?? {};
  const isRest = steps.some((step) => step.do === 'rest' && step.are === 'absent');
  return new Set(isRest ? lobby : steps.flatMap((step) => (step.do === 'absent' ? [step.entryId] : [])));
}

interface Sides {
  entryId: string;
  from: PlayedRow;
  mine: PlayedRow;
  theirs: PlayedRow;
  isMine: boolean;
  isTheirs: boolean;
}

/** Compares both results by entry; a row that one hasn't reached yet isn't touched. */
function sidesOf(
  base: Base,
  { rows, tapping }: Pick<Entering, 'rows' | 'tapping'>,
  theirs: readonly ResultRow[],
): Sides[] {
  const lobby = rows.map(({ entryId }) => entryId);
  const from = wholeRows(lobby, base.rows);
  const other = wholeRows(lobby, theirs);
  const touched = (after: readonly ResultRow[]) => new Set(changesBetween(from, after).map(({ entryId }) => entryId));
  const [byMe, byThem, away] = [touched(rows), touched(other), markedAbsent(tapping)];
  return rows.map((mine, at) => ({
    entryId: mine.entryId,
    from: from[at] ?? absent,
    mine,
    theirs: other[at] ?? absent,
    isMine: byMe.has(mine.entryId) || (away.has(mine.entryId) && !mine.played),
    isTheirs: byThem.has(mine.entryId),
  }));
}

function disputedFields({ from, mine, theirs, isMine, isTheirs }: Sides): Dispute['field'][] {
  if (!isMine || !isTheirs) return [];
  if (mine.played !== theirs.played) return ['played'];
  return fields.filter(
    (field) =>
      mine[field] !== theirs[field] &&
      mine[field] !== null &&
      theirs[field] !== null &&
      mine[field] !== from[field] &&
      theirs[field] !== from[field],
  );
}

/** Lists what both have touched and entered differently. */
export function disputesOf(
  base: Base,
  mine: Pick<Entering, 'rows' | 'tapping'>,
  theirs: readonly ResultRow[],
): Dispute[] {
  return sidesOf(base, mine, theirs).flatMap((sides) =>
    disputedFields(sides).map((field) => ({
      entryId: sides.entryId,
      field,
      mine: sides.mine,
      theirs: sides.theirs,
    })),
  );
}

function mergedField(
  { from, mine, theirs, isMine, isTheirs }: Sides,
  field: (typeof fields)[number],
  side: Side | undefined,
): number | null {
  if (side !== undefined) return side === 'mine' ? mine[field] : theirs[field];
  if (!isTheirs) return mine[field];
  if (!isMine || mine[field] === null || mine[field] === from[field]) return theirs[field];
  return mine[field];
}

/** Merges two results: what one alone has touched is theirs, what both have as chosen, by default mine. */
export function mergeResults(
  base: Base,
  mine: Pick<Entering, 'rows' | 'tapping'>,
  theirs: readonly ResultRow[],
  chosen: Readonly<Record<string, Side>> = {},
): ResultRow[] {
  return sidesOf(base, mine, theirs).map((sides) => {
    const { entryId } = sides;
    const whole = chosen[disputeId({ entryId, field: 'played' })];
    const isTheirs = whole === 'theirs' || (whole === undefined && !sides.isMine);
    const isMine = whole === 'mine' || (whole === undefined && !sides.isTheirs);
    const taken = isTheirs ? sides.theirs : sides.mine;
    if (isTheirs || isMine || !taken.played) {
      return { entryId, played: taken.played, placement: taken.placement, kills: taken.kills };
    }
    const at = (field: (typeof fields)[number]) => mergedField(sides, field, chosen[disputeId({ entryId, field })]);
    return { entryId, played: true, placement: at('placement'), kills: at('kills') };
  });
}

/** Returns the kills by player of entries whose kills are the same in both results. */
export function keptKills(
  playerKills: readonly PlayerKills[],
  before: readonly ResultRow[],
  after: readonly ResultRow[],
) {
  const killsOf = (rows: readonly ResultRow[]) => new Map(rows.map(({ entryId, kills }) => [entryId, kills]));
  const [was, is] = [killsOf(before), killsOf(after)];
  return playerKills.filter(({ entryId }) => was.get(entryId) === is.get(entryId));
}

/**
 * Continues an input with merged rows: it keeps its paste with the open questions and its kills by player, except of
 * entries whose kills are now the other's.
 */
export function mergedEntering(entering: Entering, rows: readonly ResultRow[]): Entering {
  const { pasted, playerKills } = entering;
  const own = new Map(entering.rows.map((row) => [row.entryId, row]));
  const others = rows.filter((row) => changesBetween([own.get(row.entryId) ?? row], [row]).length > 0);
  if (others.length === 0) return entering;
  const isFixed = new Set(others.map(({ entryId }) => entryId));
  const fixed = [...(pasted?.fixed ?? []).filter(({ entryId }) => !isFixed.has(entryId)), ...others];
  return {
    ...entering,
    rows: [...rows],
    tapping: null,
    pasted: pasted === null ? null : { ...pasted, fixed },
    playerKills: keptKills(playerKills, entering.rows, rows),
  };
}
