import { counted, figure, namesIn, type Recomputed, type Results, type ResultsDifference } from '@arena/domain';

/** The domain's engine, loaded on demand only. */
export { recompute } from '@arena/domain';

const figureText: Record<ResultsDifference['figure'], string> = {
  entryId: 'participante',
  groupId: 'grupo',
  rank: 'puesto',
  stageRank: 'puesto en la fase',
  points: 'puntos',
  placementPoints: 'puntos por puestos',
  killPoints: 'puntos por bajas',
  carried: 'puntos de la fase anterior',
  adjusted: 'ajustes',
  wins: 'Booyahs',
  kills: 'bajas',
  matches: 'partidas',
  averagePlacement: 'puesto promedio',
  champion: 'título',
  tie: 'desempate',
  place: 'puesto final',
  row: 'fila',
};

const championText = {
  booyah: 'campeón por Booyah',
  wins: 'campeón por Booyahs',
  leader: 'campeón por puntos',
} as const;

function isChampion(value: string): value is keyof typeof championText {
  return value in championText;
}

/** Formats a figure; ids and codes are never shown. */
function shownFigure(
  value: number | string | null,
  figureOf: ResultsDifference['figure'],
  { stages }: Results,
): string {
  if (value === null) return 'nada';
  if (typeof value === 'number') return figure(value);
  if (figureOf === 'champion') return isChampion(value) ? championText[value] : 'otro título';
  if (figureOf !== 'groupId') return value;
  return stages.flatMap(({ groups }) => groups).find(({ id }) => id === value)?.name ?? 'otro grupo';
}

/** Describes the result: agreement, or the first differing row. */
export function recalculationText({ agrees, rows, matches, differences }: Recomputed, results: Results): string {
  const looked = `${counted(rows, 'fila', 'filas')} de ${counted(matches, 'partida', 'partidas')}`;
  if (agrees) return `Coincide: tu teléfono volvió a calcular ${looked} y todo da igual.`;
  const [first] = differences;
  if (first === undefined) return 'No coincide: los datos no son los que se publicaron.';
  const name = namesIn(results)(first.entryId);
  const stage = results.stages.find(({ id }) => id === first.stageId)?.name ?? 'Puestos finales';
  const more =
    differences.length === 1 ? '' : ` Hay ${counted(differences.length - 1, 'diferencia', 'diferencias')} más.`;
  const says = `dice ${shownFigure(first.published, first.figure, results)} y da ${shownFigure(first.recomputed, first.figure, results)}`;
  return `No coincide: en ${stage}, ${name}: ${figureText[first.figure]} ${says}.${more}`;
}
