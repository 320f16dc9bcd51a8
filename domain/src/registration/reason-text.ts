import type { Registration } from './registration.schema.ts';

/** Why a registration has no place, in words; null where nobody said. */
export function reasonText({ out, reason }: Pick<Registration, 'out' | 'reason'>): string | null {
  if (out === 'left') return 'Dejó el torneo por su cuenta';
  if (out === 'no_consent') return 'Su tutor no dio permiso';
  if (out === 'unanswered') return 'No tomó el cupo a tiempo';
  return out === 'unconfirmed' ? 'No confirmó a tiempo' : reason;
}
