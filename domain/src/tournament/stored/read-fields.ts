import { type Instant, toMillis } from '../../time/instant.ts';

export function text(...candidates: unknown[]): string {
  const found = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
}

export function instant(...candidates: unknown[]): Instant {
  const known = candidates.map((value) => toMillis(text(value))).find((millis) => millis !== null);
  return known === undefined ? null : new Date(known).toISOString();
}

export function count(...candidates: unknown[]): number {
  for (const value of candidates) {
    if (Array.isArray(value)) return value.length;
    if (typeof value === 'number' && Number.isFinite(value)) {
      return Math.min(Math.max(0, Math.trunc(value)), Number.MAX_SAFE_INTEGER);
    }
  }
  return 0;
}
