import {
  cancelledMatchesOf,
  changesBetween,
  counted,
  type Entry,
  entryNames,
  type Group,
  killPoints,
  type Match,
  placementPoints,
  type ResultRow,
  type Stage,
} from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { listText } from '#lib/editing/list-text.ts';

/** A match of a tournament's competition. */
export interface MatchPlace {
  tournamentId: string;
  matchId: string;
}

export interface MatchFacts {
  view: CompetitionView;
  match: Match;
  stage: Stage;
  group: Group;
  /** The group's entries by name. */
  lobby: readonly Entry[];
  nameOf: (entryId: string) => string;
}

const byName = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** Looks up a match; null if it or its group is gone. */
export function factsOf(view: CompetitionView, matchId: string): MatchFacts | null {
  const match = view.matches.find(({ id }) => id === matchId);
  const stage = view.competition.stages.find(({ id }) => id === match?.stageId);
  const group = stage?.groups.find(({ id }) => id === match?.groupId);
  if (match === undefined || stage === undefined || group === undefined) return null;
  const names = entryNames(view.entries);
  const nameOf = (entryId: string) => names.get(entryId) ?? 'Participante';
  const ids = new Set(group.entryIds);
  const lobby = view.entries
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => byName.compare(nameOf(a.id), nameOf(b.id)));
  return { view, match, stage, group, lobby, nameOf };
}

/** Returns the ids of the entries in the lobby. */
export function lobbyIds({ lobby }: MatchFacts): string[] {
  return lobby.map(({ id }) => id);
}

/** Returns the group's next match without a result; skipped matches come last. */
export function nextMatch({ view, match }: MatchFacts): Match | null {
  const isOff = cancelledMatchesOf(view);
  const isOpen = (one: Match) => (one.state === 'scheduled' || one.state === 'playing') && !isOff(one);
  const own = view.matches.filter(({ stageId, groupId }) => stageId === match.stageId && groupId === match.groupId);
  const others = own.filter((one) => one.id !== match.id && isOpen(one)).toSorted((a, b) => a.number - b.number);
  return others.find(({ number }) => number > match.number) ?? others[0] ?? null;
}

/** Returns the points of a row in its match. */
export function pointsOf({ stage, match }: MatchFacts, row: ResultRow): number {
  return placementPoints(stage.scoring, row.placement) + killPoints(stage.scoring, match, row.kills);
}

export type PlayedRow = Omit<ResultRow, 'entryId'>;

export const absent: PlayedRow = { played: false, placement: null, kills: null };

/** Returns a row for each entry of the lobby, in its order; entries without a row are absent. */
export function wholeRows(lobby: readonly string[], rows: readonly ResultRow[]): ResultRow[] {
  const byId = new Map(rows.map((row) => [row.entryId, row]));
  return lobby.map((entryId) => byId.get(entryId) ?? { entryId, ...absent });
}

/** True if two results are equal; entries without a row are absent. */
export function isSameResult(one: readonly ResultRow[], other: readonly ResultRow[]): boolean {
  return changesBetween(one, other).every(
    ({ before, after }) => !(before?.played ?? false) && !(after?.played ?? false),
  );
}

/** Changes one row of a result. An entry with a place or kills has played. */
export function withRow(rows: readonly ResultRow[], entryId: string, change: Partial<PlayedRow>): ResultRow[] {
  return rows.map((row) => {
    if (row.entryId !== entryId) return row;
    const next = { ...row, ...change };
    if (change.played === false) return { entryId, ...absent };
    return { ...next, played: next.played || next.placement !== null || next.kills !== null };
  });
}

/** Sorts rows by place, then those without one, then absent ones. */
export function byPlace(rows: readonly ResultRow[]): ResultRow[] {
  const rank = ({ played, placement }: ResultRow) => (played ? (placement ?? 1_000) : 2_000);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** Describes a row: `3.º · 7 bajas`, `sin puesto · 1 baja`, `no jugó`. */
export function resultText(row: PlayedRow | null): string {
  if (row === null || !row.played) return 'no jugó';
  const place = row.placement === null ? 'sin puesto' : `${row.placement}.º`;
  if (row.kills === null) return `${place} · bajas sin anotar`;
  return `${place} · ${counted(row.kills, 'baja', 'bajas')}`;
}

/** Describes absences: `No jugó: LOS.`, `No jugaron 2: LOS y LOUD.` */
export function absentText(names: readonly string[]): string {
  return `${names.length === 1 ? 'No jugó' : `No jugaron ${names.length}`}: ${listText(names)}.`;
}
