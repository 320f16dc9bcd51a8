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
    // A form of the console stores what is typed as text.
    const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) {
      return Math.min(Math.max(0, Math.trunc(number)), Number.MAX_SAFE_INTEGER);
    }
  }
  return 0;
}
