import type { PublicEntry, Standing } from '../records/results.schema.ts';
import type { Scoring, TieBreak } from '../records/scoring.schema.ts';
import { counted, figure, listed } from './spanish.ts';

type Named = Pick<PublicEntry, 'id' | 'name' | 'status' | 'keepsPoints'>;

/** What each tie-break says of the one who has it better, and of the other. */
const words: Record<TieBreak, readonly [better: string, worse: string]> = {
  wins: ['más Booyahs', 'menos Booyahs'],
  kills: ['más bajas', 'menos bajas'],
  placementPoints: ['más puntos por puestos', 'menos puntos por puestos'],
  averagePlacement: ['mejor puesto promedio', 'peor puesto promedio'],
  bestMatches: ['mejores partidas', 'peores partidas'],
  lastSharedMatch: ['mejor puesto en la última partida juntos', 'peor puesto en la última partida juntos'],
};

const LOWER_IS_BETTER: readonly TieBreak[] = ['averagePlacement', 'lastSharedMatch'];

/** 'más Booyahs: 4 contra 3'; who has no figure at all has the worse one. */
function reason(by: TieBreak, mine: number | null, theirs: number | null): string {
  const worst = LOWER_IS_BETTER.includes(by) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [a, b] = [mine ?? worst, theirs ?? worst];
  const isBetter = LOWER_IS_BETTER.includes(by) ? a < b : a > b;
  const told = (value: number | null) => (value === null ? 'ninguno' : figure(value));
  return `${words[by][isBetter ? 0 : 1]}: ${told(mine)} contra ${told(theirs)}`;
}

function title({ champion, wins }: Standing, { champion: rule }: Scoring): string | null {
  if (champion === null || rule === null) return null;
  if (champion === 'leader') return `campeón: lidera después de ${counted(rule.maxMatches, 'partida', 'partidas')}`;
  if ('points' in rule) return `campeón: Booyah en una partida a la que entró con ${rule.points} puntos o más`;
  return `campeón: el primero con ${counted(wins, 'Booyah', 'Booyahs')}`;
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
 * Why an entry stands where it stands, in words for everybody: 'empatado a 130 con LOS; más Booyahs: 4 contra 3'.
 * @param rows the standings that the row is from.
 * @param entries the stage's, by their public names.
 */
export function explain(row: Standing, rows: readonly Standing[], entries: readonly Named[], scoring: Scoring): string {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const entry = byId.get(row.entryId);
  if (entry?.status === 'disqualified' && !entry.keepsPoints) return 'descalificado: no conserva sus puntos';
  const why = [title(row, scoring), tied(row, rows, (entryId) => byId.get(entryId)?.name ?? 'otro participante')]
    .filter((text) => text !== null)
    .join('; ');
  const told = why === '' ? parts(row) : why;
  return entry?.status === 'disqualified' ? `descalificado, conserva sus puntos; ${told}` : told;
}
