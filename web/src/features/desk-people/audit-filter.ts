import { fromLocalText } from '../../lib/time/local-time.ts';
import type { AuditFilter } from './calls.ts';

/** What the filter's controls hold; days as `<input type="date">` has them, in this browser's zone. */
export interface AuditChoice {
  actor: string;
  action: AuditFilter['action'];
  since: string;
  until: string;
}

export const EVERYTHING: AuditChoice = { actor: '', action: '', since: '', until: '' };

function dayAfter(day: string): string {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function startOf(day: string): string {
  return fromLocalText(`${day}T00:00`) ?? '';
}

/** Which records a choice asks for: the days named are both in it. A day that is half typed asks for nothing. */
export function filterOf({ actor, action, since, until }: AuditChoice): AuditFilter {
  return { actor, action, from: startOf(since), until: startOf(until) && startOf(dayAfter(until)) };
}
