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
  'Puesto promedio',
  'Campeón',
];

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
      row.points,
      row.placementPoints,
      row.killPoints,
      row.carried,
      row.adjusted,
      row.wins,
      row.kills,
      row.matches,
      row.averagePlacement === null ? '' : Number(row.averagePlacement.toFixed(2)),
      hasTitle(row) ? 'sí' : 'no',
    ]);
  });
}

/** @see SiteRenderer.standingsCsv */
export async function standingsCsv(results: Results | null): Promise<string> {
  const rows = results === null ? [] : rowsOf(results);
  return stringify([HEAD, ...rows], { ...csvFormat, bom: true });
}
