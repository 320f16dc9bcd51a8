import type { Registration } from './registration.schema.ts';

/** Why a registration has no place, in words; null where nobody said. */
export function reasonText({ out, reason }: Pick<Registration, 'out' | 'reason'>): string | null {
  return out === 'left' ? 'Dejó el torneo por su cuenta' : reason;
}
