import { groupedBy } from '../grouped-by.ts';
import * as limits from '../limits/limits.ts';
import { clockText, shortDateText } from '../time/date-text.ts';
import { toMillis } from '../time/instant.ts';
import type { Tournament } from './tournament.schema.ts';

const NUMBERED = /\s*#(\d{1,4})$/;

/** Numbers the next edition of a tournament: `Copa #2`, then `Copa #3`. Skips the names that others have. */
export function nextEditionName(name: string, others: readonly string[]): string {
  const number = Number(NUMBERED.exec(name)?.[1] ?? 1);
  const base = name.replace(NUMBERED, '');
  const taken = new Set(others);
  for (let next = number + 1; ; next += 1) {
    const ending = ` #${next}`;
    // A cut may leave a lone surrogate at the end, which can't be stored.
    const kept = base
      .slice(0, limits.tournament.nameCharacters - ending.length)
      .replace(/\p{Cs}$/u, '')
      .trimEnd();
    if (!taken.has(kept + ending)) return kept + ending;
  }
}

type Named = Pick<Tournament, 'id' | 'name' | 'date'>;

/** Names tournaments by id. Those of one name are told apart by day: `Copa · dom 29 nov`, or by day and time. */
export function distinctNames(tournaments: Iterable<Named>, zone: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, group] of groupedBy(tournaments, (each) => each.name || 'Sin nombre')) {
    const dayOf = ({ date }: Named) => (toMillis(date) === null ? 'sin fecha' : shortDateText(date, zone));
    const isTold = new Set(group.map(dayOf)).size === group.length;
    for (const each of group) {
      const when = isTold ? dayOf(each) : [dayOf(each), clockText(each.date, zone)].filter(Boolean).join(' ');
      names.set(each.id, group.length === 1 ? name : `${name} · ${when}`);
    }
  }
  return names;
}
