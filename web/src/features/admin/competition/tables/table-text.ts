import { areRanked, chatName, counted, figure, type Match, type Stage, type Standing, titleIn } from '@arena/domain';
import { matchesText } from '#ui/texts/competition-texts.ts';
import type { Planned, StageTable } from '../competition-context.ts';

/** The table of one group, best first. */
export interface GroupTable {
  name: string;
  rows: readonly Standing[];
}

/** Returns the tables of a stage by group; a single group has no name. */
export function tablesOfStage(stage: Stage, rows: readonly Standing[]): GroupTable[] {
  return stage.groups.map((group) => ({
    name: stage.groups.length > 1 ? group.name : '',
    rows: rows.filter(({ groupId }) => groupId === group.id),
  }));
}

function afterText(matches: readonly Match[]): string {
  const provisional = matches.filter(({ state }) => state === 'provisional').length;
  const official = matches.filter(({ state }) => state === 'official').length;
  if (official + provisional === 0) return 'Todavía sin partidas';
  const played = `Después de ${matchesText(official + provisional)}`;
  if (provisional === 0) return played;
  return `${played}, ${counted(provisional, 'provisional', 'provisionales')}`;
}

function lineOf(row: Standing, rows: readonly Standing[], name: string, hasTitle: boolean): string {
  const title = hasTitle ? ' (campeón)' : '';
  const facts = [counted(row.wins, 'Booyah', 'Booyahs'), counted(row.kills, 'baja', 'bajas')].join(', ');
  const rank = areRanked(rows) ? `${row.rank}.` : '–';
  return `${rank} ${chatName(name)}${title}: *${figure(row.points)}* (${facts})`;
}

/** Writes a stage's table as a chat message, in WhatsApp's format. */
export function tableText(
  title: string,
  { stage, rows }: StageTable,
  { matches, competition, places, nameOf }: Planned,
): string {
  const own = matches.filter(({ stageId }) => stageId === stage.id);
  const hasTitle = titleIn({ state: competition.state, places }, stage.id);
  const tables = tablesOfStage(stage, rows).flatMap((table) => [
    '',
    ...(table.name === '' ? [] : [`*${chatName(table.name)}*`]),
    ...table.rows.map((row) => lineOf(row, table.rows, nameOf(row.entryId), hasTitle(row))),
  ]);
  return [`*${chatName(title)}*`, `${chatName(stage.name)}. ${afterText(own)}.`, ...tables].join('\n');
}
