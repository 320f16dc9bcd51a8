import type { TeamSize } from '../tournament/modes.schema.ts';
import type { ListRecord } from './list-records.ts';
import { type ColumnHeading, headingsOfRow } from './registration-columns.ts';

const isName = ({ role }: ColumnHeading) => role === 'fullName' || role === 'nickname';
const isId = ({ role }: ColumnHeading) => role === 'freeFireId';

/** True if headings of one text stand beside each other, with an ID for each. */
function isRepeated(headings: readonly ColumnHeading[], test: (heading: ColumnHeading) => boolean): boolean {
  const [first, ...others] = headings.filter(test);
  const plain = ({ text }: ColumnHeading) => text.toLowerCase().replace(/\d/g, '').trim();
  return others.some(
    (each) =>
      first !== undefined &&
      plain(each) === plain(first) &&
      headings.some((id) => isId(id) && id.at > first.at && id.at < each.at) &&
      headings.some((id) => isId(id) && id.at > each.at),
  );
}

/** True if a table begins again in its row of headings. */
function isRepeatedTable(headings: readonly ColumnHeading[], teamSize: TeamSize): boolean {
  return isRepeated(headings, ({ role }) => role === 'team') || (teamSize === 1 && isUnnumbered(headings));
}

/** True if names come again without the numbers of a team's players. */
function isUnnumbered(headings: readonly ColumnHeading[]): boolean {
  return !headings.some(({ text }) => /\d/.test(text)) && isRepeated(headings, isName);
}

/** True if each label names what stands below it, and not a player of one team. */
function areTeams(labels: readonly string[], ids: readonly number[]): boolean {
  const filled = labels.flatMap((label, at) => (label.trim() === '' ? [] : [at]));
  if (ids.length < 2 || filled.length !== ids.length) return false;
  const roles = headingsOfRow(labels);
  if (roles.some(({ role }) => role !== 'team') || labels.some((label) => /\d{6}/.test(label))) return false;
  return ids.every((id, at) => (filled[at] ?? id) <= id && (filled[at] ?? 0) > (ids[at - 1] ?? -1));
}

const idsOfCells = ({ cells }: ListRecord) =>
  cells.flatMap((cell, at) => (/^\d{8,12}$/.test(cell.replace(/\s/g, '')) ? [at] : []));

/** True if tables stand beside each other: their rows would join players of different teams, or lose some. */
export function hasTablesBeside(records: readonly ListRecord[], teamSize: TeamSize): boolean {
  return records.some((record, at) => {
    const above = records[at - 1]?.cells ?? [];
    const headings = headingsOfRow(record.cells);
    const ids = headings.filter(({ role }) => role === 'freeFireId').map((each) => each.at);
    if (ids.length > 0) return isRepeatedTable(headings, teamSize) || (teamSize > 1 && areTeams(above, ids));
    return teamSize > 1 && areTeams(above, idsOfCells(record));
  });
}
