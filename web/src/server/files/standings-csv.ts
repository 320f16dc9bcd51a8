import { cellText, csvFormat, type Results, titleIn } from '@arena/domain';
import { stringify } from 'csv-stringify/sync';

const HEAD = [
  'Fase',
  'Grupo',
  'Puesto',
  'Participante',
  'Puntos',
  'Puntos por puestos',
  'Puntos por bajas',
  'De la fase anterior',
  'Ajustes',
  'Booyahs',
  'Bajas',
  'Partidas',
  'Puesto promedio × 100',
  'Campeón',
];

/**
 * Writes points, which come in halves, without a decimal separator: spreadsheets disagree on it, and read '17.5' as a
 * text or as 17 May where a comma separates decimals.
 */
function pointsCell(points: number): number | string {
  if (Number.isInteger(points)) return points;
  const whole = Math.floor(Math.abs(points));
  return `${points < 0 ? '−' : ''}${whole === 0 ? '' : whole}½`;
}

function rowsOf(results: Results) {
  const names = new Map(results.entries.map(({ id, name }) => [id, name]));
  return results.tables.flatMap((table) => {
    const stage = results.stages.find(({ id }) => id === table.stageId);
    const group = stage?.groups.find(({ id }) => id === table.groupId);
    const hasTitle = titleIn(results, table.stageId);
    const place = [stage?.name ?? '', group?.name ?? ''].map(cellText);
    return table.rows.map((row) => [
      ...place,
      row.rank,
      cellText(names.get(row.entryId) ?? ''),
      pointsCell(row.points),
      row.placementPoints,
      pointsCell(row.killPoints),
      pointsCell(row.carried),
      pointsCell(row.adjusted),
      row.wins,
      row.kills,
      row.matches,
      row.averagePlacement === null ? '' : Math.round(row.averagePlacement * 100),
      hasTitle(row) ? 'sí' : 'no',
    ]);
  });
}

/** @see SiteRenderer.standingsCsv */
export async function standingsCsv(results: Results | null): Promise<string> {
  const rows = results === null ? [] : rowsOf(results);
  return stringify([HEAD, ...rows], { ...csvFormat, bom: true });
}
