import { groupedBy } from '../grouped-by.ts';
import { nameKey } from '../text/name-key.ts';
import type { TeamSize } from '../tournament/modes.schema.ts';
import type { ListedRegistration } from './listed.ts';
import { teamSizeText } from './problems.ts';

/** A row of a list of teams: a player with a team's name or without, or a team's name alone. */
export interface TeamRow {
  /** Null for a team's name alone. */
  row: ListedRegistration | null;
  /** Empty if the row doesn't name it. */
  team: string;
}

interface Run {
  name: string;
  rows: ListedRegistration[];
}

const isSame = (a: string, b: string) => nameKey(a) === nameKey(b);

/** True if rows repeat their team's name. Otherwise a name covers the rows below it, as in merged cells. */
function isRepeated(listed: readonly TeamRow[]): boolean {
  return listed.some(({ row, team }, at) => row !== null && team !== '' && isSame(team, listed[at - 1]?.team ?? ''));
}

/** Returns the rows of one team below each other; a run without a name for rows whose team is unknown. */
function runsOf(listed: readonly TeamRow[]): Run[] {
  const repeated = isRepeated(listed);
  const runs: Run[] = [];
  for (const { row, team } of listed) {
    const last = runs.at(-1);
    const goesOn = row !== null && last !== undefined && (team === '' ? !repeated : isSame(team, last.name));
    const run: Run = goesOn ? last : { name: team, rows: [] };
    if (row !== null) run.rows.push(row);
    if (!goesOn) runs.push(run);
  }
  return runs.filter(({ rows }) => rows.length > 0);
}

/** Splits rows with one name into teams: one if they fit, else each run, a run of several teams in full teams. */
function teamsOf(runs: readonly Run[], teamSize: TeamSize): Run[] {
  const name = runs[0]?.name ?? '';
  const all = runs.flatMap(({ rows }) => rows);
  if (all.length <= teamSize) return [{ name, rows: all }];
  return runs.flatMap((run) => {
    if (run.rows.length % teamSize !== 0) return [run];
    const firsts = run.rows.filter((_, at) => at % teamSize === 0);
    return firsts.map((_, at) => ({ ...run, rows: run.rows.slice(at * teamSize, (at + 1) * teamSize) }));
  });
}

function asTeam({ name, rows }: Run): ListedRegistration[] {
  const [captain, ...others] = rows;
  if (captain === undefined) return [];
  if (others.length > 0) {
    const players = others.map(({ fields: { nickname, fullName, freeFireId } }) => ({
      nickname: nickname || fullName,
      freeFireId,
    }));
    captain.fields.team = { name, players };
    captain.fields.phone ||= others.find(({ fields }) => fields.phone !== '')?.fields.phone ?? '';
    captain.fields.email ||= others.find(({ fields }) => fields.email !== '')?.fields.email ?? '';
  }
  return [captain];
}

/** Groups rows of single players by team; the first one is the captain. */
export function groupByTeam(listed: readonly TeamRow[], teamSize: TeamSize): ListedRegistration[] {
  const runs = runsOf(listed);
  const [named, unnamed] = [runs.filter(({ name }) => name !== ''), runs.filter(({ name }) => name === '')];
  const lost = unnamed.flatMap(({ rows }) => rows);
  if (named.length > 0) for (const { problems } of lost) problems.push('No dice de qué equipo es.');
  const teams = [...groupedBy(named, ({ name }) => nameKey(name)).values()].flatMap((some) => {
    const found = teamsOf(some, teamSize);
    const captains = found.flatMap(asTeam);
    if (captains.length > 1)
      for (const { notes } of captains) notes.push(`Hay ${captains.length} equipos llamados «${some[0]?.name ?? ''}».`);
    return captains;
  });
  return [...teams, ...lost].toSorted((a, b) => a.line - b.line);
}

/** Names the rows of single players in a tournament of teams. */
export function noteSingles(rows: readonly ListedRegistration[], teamSize: TeamSize): void {
  if (teamSize === 1) return;
  for (const { fields, notes } of rows) {
    if (fields.team === null) notes.push(`Entra sin compañeros: ${teamSizeText(teamSize)}.`);
  }
}
