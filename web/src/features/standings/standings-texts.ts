import {
  counted,
  headlineOf,
  listed,
  namesIn,
  type PublicStage,
  type ResultRow,
  type RowChange,
  type Standing,
  type StandingsFile,
} from '@arena/domain';
import { matchesText, tieBreakInSentence } from '#ui/texts/competition-texts.ts';

/** Formats a place: '3.º'. */
export function placeText(place: number): string {
  return `${place}.º`;
}

/** Formats a row: '2.º, 5 bajas'; null is a missing row. */
export function matchResultText(row: Pick<ResultRow, 'played' | 'placement' | 'kills'> | null): string {
  if (row === null) return 'sin resultado';
  if (!row.played) return 'no jugó';
  const place = row.placement === null ? 'puesto desconocido' : placeText(row.placement);
  return `${place}, ${row.kills === null ? 'bajas desconocidas' : counted(row.kills, 'baja', 'bajas')}`;
}

/** Formats a correction: '2.º, 5 bajas → 1.º, 6 bajas'. */
export function resultChangeText({ before, after }: RowChange): string {
  return `${matchResultText(before)} → ${matchResultText(after)}`;
}

/** Lists an entry's figures: '2 Booyahs', '18 bajas', '6 partidas'. */
export function standingFigures({ wins, kills, matches }: Pick<Standing, 'wins' | 'kills' | 'matches'>) {
  return [
    { key: 'wins', value: wins, unit: wins === 1 ? 'Booyah' : 'Booyahs' },
    { key: 'kills', value: kills, unit: kills === 1 ? 'baja' : 'bajas' },
    { key: 'matches', value: matches, unit: matches === 1 ? 'partida' : 'partidas' },
  ];
}

export function standingsLine(standings: StandingsFile): string {
  const { state, first, played, total } = headlineOf(standings);
  const [one] = first;
  if (standings.results === null || one === undefined) return 'Todavía sin resultados: la tabla se actualiza sola';
  const nameOf = namesIn(standings.results);
  const names = listed(first.map(({ entryId }) => nameOf(entryId)));
  const points = `${names}, con ${counted(one.points, 'punto', 'puntos')}`;
  if (state === 'finished') return `${first.length > 1 ? 'Campeones' : 'Campeón'}: ${points}`;
  return `${first.length > 1 ? 'Lideran' : 'Lidera'} ${points}, después de ${played} de ${matchesText(total)}`;
}

/** Lists the points by place, up to the last place with points: '1.º 12, 2.º 9, …'. */
function placementsText(table: readonly number[]): string {
  const worth = table.slice(0, table.findLastIndex((points) => points > 0) + 1);
  if (worth.length === 0) return 'Los puestos no dan puntos.';
  return `Puntos por puesto: ${worth.map((points, index) => `${placeText(index + 1)} ${points}`).join(', ')}.`;
}

function tieBreaksText(chain: PublicStage['scoring']['tieBreaks']): string {
  if (chain.length === 0) return 'Quien empata en puntos comparte el puesto.';
  const steps = chain.map(tieBreakInSentence);
  return `Si hay empate en puntos decide, en este orden: ${listed(steps, steps.length)}. Si sigue igual, comparten el puesto.`;
}

function championText({ champion }: PublicStage['scoring']): string | null {
  if (champion === null) return null;
  const else_ = `Si nadie lo logra en ${matchesText(champion.maxMatches)}, gana quien lidera.`;
  if ('wins' in champion) {
    return `Es campeón el primero que llega a ${counted(champion.wins, 'Booyah', 'Booyahs')}. ${else_}`;
  }
  return `Es campeón quien hace Booyah en una partida a la que entra con ${champion.points} puntos o más. ${else_}`;
}

function carryText({ carry }: PublicStage['scoring']): string | null {
  if (carry === 'none') return null;
  if (carry === 'points') return 'Los puntos de la fase anterior se suman.';
  return `De la fase anterior se traen puntos según el puesto: ${carry.byRank.map((points, index) => `${placeText(index + 1)} ${points}`).join(', ')}.`;
}

function advanceText({ advance, groups }: PublicStage): string | null {
  if (advance === null) return null;
  const first = advance.perGroup === 1 ? 'el primero' : `los ${advance.perGroup} primeros`;
  const each = groups.length > 1 ? `${first} de cada grupo` : first;
  const best = advance.best === 1 ? 'el mejor de los demás' : `los ${advance.best} mejores de los demás`;
  const who = [advance.perGroup > 0 ? each : '', advance.best > 0 ? best : ''].filter(Boolean).join(' y ');
  return `A la siguiente fase avanzan ${who}.`;
}

function drawText({ draw }: PublicStage): string | null {
  return draw?.method === 'random' ? `Los grupos se sortearon con el código «${draw.seed}».` : null;
}

export function scoringTexts(stage: PublicStage): string[] {
  const { scoring } = stage;
  const kills =
    scoring.perKill === 0
      ? 'Las bajas no dan puntos.'
      : `Cada baja vale ${counted(scoring.perKill, 'punto', 'puntos')}.`;
  return [
    placementsText(scoring.placement),
    kills,
    carryText(scoring),
    tieBreaksText(scoring.tieBreaks),
    championText(scoring),
    advanceText(stage),
    drawText(stage),
  ].filter((text) => text !== null);
}
