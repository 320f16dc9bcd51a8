import { counted, figure, namesIn, type Recomputed, type Results, type ResultsDifference } from '@arena/domain';

/** What the figures of a row are called. */
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

function told(value: number | string | null): string {
  if (value === null) return 'nada';
  return typeof value === 'number' ? figure(value) : value;
}

/** What was found, in words: that all agrees, or the first row that doesn't. */
export function recalculationText({ agrees, rows, matches, differences }: Recomputed, results: Results): string {
  const looked = `${counted(rows, 'fila', 'filas')} de ${counted(matches, 'partida', 'partidas')}`;
  if (agrees) return `Coincide: tu teléfono volvió a calcular ${looked} y todo da igual.`;
  const [first] = differences;
  if (first === undefined) return 'No coincide: los datos no son los que se publicaron.';
  const name = namesIn(results)(first.entryId);
  const stage = results.stages.find(({ id }) => id === first.stageId)?.name ?? 'Puestos finales';
  const more =
    differences.length === 1 ? '' : ` Hay ${counted(differences.length - 1, 'diferencia', 'diferencias')} más.`;
  const says = `dice ${told(first.published)} y da ${told(first.recomputed)}`;
  return `No coincide: en ${stage}, ${name}: ${figureText[first.figure]} ${says}.${more}`;
}
