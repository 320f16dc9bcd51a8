import type { PublicEntry, Standing } from '../records/results.schema.ts';
import type { Scoring, TieBreak } from '../records/scoring.schema.ts';
import { counted, figure, listed } from './spanish.ts';

type Named = Pick<PublicEntry, 'id' | 'name' | 'status' | 'keepsPoints'>;
type Tie = NonNullable<Standing['tie']>;

/** Words for each tie-break: for the better entry, and for the other. */
const words: Record<TieBreak, readonly [better: string, worse: string]> = {
  wins: ['más Booyahs', 'menos Booyahs'],
  kills: ['más bajas', 'menos bajas'],
  placementPoints: ['más puntos por puestos', 'menos puntos por puestos'],
  averagePlacement: ['mejor puesto promedio', 'peor puesto promedio'],
  bestMatches: ['mejores partidas', 'peores partidas'],
  lastSharedMatch: ['mejor puesto en la última partida juntos', 'peor puesto en la última partida juntos'],
};

const LOWER_IS_BETTER: readonly TieBreak[] = ['averagePlacement', 'lastSharedMatch'];

/** 'más Booyahs: 4 contra 3'; a missing figure is the worse one. */
function reason(by: TieBreak, mine: number | null, theirs: number | null): string {
  const worst = LOWER_IS_BETTER.includes(by) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [a, b] = [mine ?? worst, theirs ?? worst];
  const isBetter = LOWER_IS_BETTER.includes(by) ? a < b : a > b;
  const shownFigure = (value: number | null) => (value === null ? 'ninguno' : figure(value));
  return `${words[by][isBetter ? 0 : 1]}: ${shownFigure(mine)} contra ${shownFigure(theirs)}`;
}

/** Returns the entry of a champion's group with the most points, if more than the champion's. */
function aheadOf(row: Standing, rows: readonly Standing[]): Standing | null {
  const [most] = rows
    .filter(({ groupId, points }) => groupId === row.groupId && points > row.points)
    .toSorted((a, b) => b.points - a.points);
  return most ?? null;
}

function title(
  row: Standing,
  rows: readonly Standing[],
  nameOf: (entryId: string) => string,
  { champion: rule }: Scoring,
): string | null {
  const { champion, wins } = row;
  if (champion === null || rule === null) return null;
  const ahead = aheadOf(row, rows);
  const more = ahead && `${nameOf(ahead.entryId)} tiene más puntos, ${figure(ahead.points)}`;
  if (champion === 'leader') return `campeón: lidera después de ${counted(rule.maxMatches, 'partida', 'partidas')}`;
  if ('points' in rule) {
    const won = `campeón: Booyah en una partida a la que entró con ${rule.points} puntos o más`;
    return more === null ? won : `${won}; ${more}, sin ese Booyah`;
  }
  const won = `campeón: el primero con ${counted(wins, 'Booyah', 'Booyahs')}`;
  return more === null ? won : `${won}; ${more}, con menos Booyahs`;
}

/** Explains a champion above an entry with more points; null without one. */
export function titleNote(rows: readonly Standing[], entries: readonly Named[], scoring: Scoring): string | null {
  const nameOf = namesOf(entries);
  const row = rows.find((one) => one.champion !== null && aheadOf(one, rows) !== null);
  const why = row && title(row, rows, nameOf, scoring);
  return row && why ? `${nameOf(row.entryId)}, ${why}.` : null;
}

function namesOf(entries: readonly Named[]): (entryId: string) => string {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (entryId) => names.get(entryId) ?? 'otro participante';
}

/** Explains a tie: 'frente a LOS, más Booyahs: 4 contra 3'. */
export function tieText({ against, by, mine, theirs }: Tie, nameOf: (entryId: string) => string): string {
  if (by === null) return `comparte el puesto con ${nameOf(against)}`;
  return `frente a ${nameOf(against)}, ${reason(by, mine, theirs)}`;
}

function parts({ points, placementPoints, killPoints, carried, adjusted, matches }: Standing): string {
  const all: [number, string][] = [
    [placementPoints, 'por puestos'],
    [killPoints, 'por bajas'],
    [carried, 'de la fase anterior'],
    [adjusted, 'de ajustes'],
  ];
  const some = all.filter(([value]) => value !== 0).map(([value, of]) => `${figure(value)} ${of}`);
  const played = matches === 0 ? 'todavía no jugó' : counted(points, 'punto', 'puntos');
  if (some.length === 0) return played;
  return matches === 0 ? `${played}; ${listed(some, some.length)}` : `${played}: ${listed(some, some.length)}`;
}

function tied(row: Standing, rows: readonly Standing[], nameOf: (entryId: string) => string): string | null {
  if (row.tie === null || row.matches === 0) return null;
  const { against, by, mine, theirs } = row.tie;
  const others = rows.filter(
    ({ entryId, groupId, points, champion }) =>
      groupId === row.groupId && entryId !== row.entryId && points === row.points && champion === row.champion,
  );
  const names = others
    .toSorted((a, b) => Number(b.entryId === against) - Number(a.entryId === against))
    .map(({ entryId }) => nameOf(entryId));
  const equal = `empatado a ${figure(row.points)} con ${listed(names)}`;
  if (by === null) return `${equal}; comparten el puesto`;
  const to = others.length > 1 ? `frente a ${nameOf(against)}, ` : '';
  return `${equal}; ${to}${reason(by, mine, theirs)}`;
}

/**
 * Explains an entry's rank in words: 'empatado a 130 con LOS; más Booyahs: 4 contra 3'. @param rows the row's
 * standings. @param entries the stage's, by their public names.
 */
export function explain(row: Standing, rows: readonly Standing[], entries: readonly Named[], scoring: Scoring): string {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const entry = byId.get(row.entryId);
  if (entry?.status === 'disqualified' && !entry.keepsPoints) return 'descalificado: no conserva sus puntos';
  const nameOf = namesOf(entries);
  const why = [title(row, rows, nameOf, scoring), tied(row, rows, nameOf)].filter((text) => text !== null).join('; ');
  const explanation = why === '' ? parts(row) : why;
  return entry?.status === 'disqualified' ? `descalificado, conserva sus puntos; ${explanation}` : explanation;
}
