import type { ConfirmationKind, Instant, PlaceMatch } from '@arena/domain';
import { dayAndClockIn } from '../../lib/time/whose-time.ts';

/** When a match starts, by its player's clock. */
export function startText(startsAt: Instant, zone: string): string {
  return startsAt === null ? 'Hora por confirmar' : dayAndClockIn(startsAt, zone);
}

/** What a match is called among all of the tournament's. */
export function fullMatchName({ stage, group, number }: Pick<PlaceMatch, 'stage' | 'group' | 'number'>): string {
  return `Partida ${number} · ${stage} · ${group}`;
}

/** What a window asks for. */
export const confirmTitle: Record<ConfirmationKind, string> = {
  enrolment: 'Confirma tu cupo',
  match: 'Confirma que juegas',
  final: 'Confirma la final',
};
