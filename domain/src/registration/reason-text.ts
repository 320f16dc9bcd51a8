import type { Registration } from './registration.schema.ts';

/** Returns the reason for a registration without a seat, or null if none was given. */
export function reasonText({ out, reason }: Pick<Registration, 'out' | 'reason'>): string | null {
  if (out === 'left') return 'Dejó el torneo por su cuenta';
  if (out === 'no_consent') return 'Su tutor no dio permiso';
  if (out === 'no_show') return 'No estaba en la sala';
  if (out === 'unanswered') return 'No tomó el cupo a tiempo';
  return out === 'unconfirmed' ? 'No confirmó a tiempo' : reason;
}
