import { DAY, MINUTE } from '@arena/domain';

const QUARTER = 15 * MINUTE;
const WEEK = 7 * DAY;
/** A Monday. */
const FIRST_WEEK = 4 * DAY;

/** The week that an instant lies in: its Monday, `2026-11-16`, in UTC. */
export function weekOf(instant: Date): string {
  const week = Math.floor((instant.getTime() - FIRST_WEEK) / WEEK);
  return new Date(FIRST_WEEK + week * WEEK).toISOString().slice(0, 10);
}

/** The quarter of an hour that an instant lies in, `2026-11-20T14:15Z`: the days of every zone begin with one. */
export function slotOf(instant: Date): string {
  const start = new Date(Math.floor(instant.getTime() / QUARTER) * QUARTER);
  return `${start.toISOString().slice(0, 16)}Z`;
}

/** Every week from the first to the last of these instants. */
export function weeksOf(edges: readonly Date[]): string[] {
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weeks = new Set<string>();
  for (let time = first.getTime(); time < last.getTime(); time += DAY) weeks.add(weekOf(new Date(time)));
  return [...weeks.add(weekOf(last))];
}

/** What was counted in each quarter of an hour, as a document holds it. */
export function slotsOf(value: unknown): [start: number, count: number][] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([slot, count]) => (typeof count === 'number' ? [[Date.parse(slot), count]] : []));
}

/** How many were counted from one instant until before the next, for each two of them. */
export function countBetween(edges: readonly Date[], slots: readonly (readonly [number, number])[]): number[] {
  return edges.slice(1).map((until, index) => {
    const from = edges[index] ?? until;
    return slots
      .filter(([start]) => start >= from.getTime() && start < until.getTime())
      .reduce((total, [, count]) => total + count, 0);
  });
}
