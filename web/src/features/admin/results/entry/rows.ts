import { changesBetween, counted, type ResultRow, type Tapping } from '@arena/domain';
import { listText } from '#lib/editing/list-text.ts';
import type { Entered } from './result-drafts';

export type PlayedRow = Omit<ResultRow, 'entryId'>;

export const absent: PlayedRow = { played: false, placement: null, kills: null };

/** Returns a row for each entry of the lobby, in its order; entries without a row are absent. */
export function wholeRows(lobby: readonly string[], rows: readonly ResultRow[]): ResultRow[] {
  const byId = new Map(rows.map((row) => [row.entryId, row]));
  return lobby.map((entryId) => byId.get(entryId) ?? { entryId, ...absent });
}

/** Adapts the entered values to the current lobby, which may have changed. */
export function withLobby({ rows, tapping }: Entered, lobby: readonly string[]): Entered {
  const has = new Set(lobby);
  const stays = (step: Tapping['steps'][number]) => !('entryId' in step) || has.has(step.entryId);
  const steps = tapping?.steps.filter(stays) ?? [];
  return { rows: wholeRows(lobby, rows), tapping: tapping && { ...tapping, lobby, steps } };
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
