import type { ConfirmationKind, Instant, MyMatch } from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';

/** Formats a match's start in the player's zone. */
export function startText(startsAt: Instant, zone: string): string {
  return startsAt === null ? 'Hora por confirmar' : dayAndClockIn(startsAt, zone);
}

export function fullMatchName({ stage, group, number }: Pick<MyMatch, 'stage' | 'group' | 'number'>): string {
  return `Partida ${number} · ${stage} · ${group}`;
}

export const confirmTitle: Record<ConfirmationKind, string> = {
  enrolment: 'Confirma tu cupo',
  match: 'Confirma que juegas',
  final: 'Confirma la final',
};

export const teamConfirmTitle: Record<ConfirmationKind, string> = {
  enrolment: 'Falta confirmar el cupo del equipo',
  match: 'Falta confirmar que juegan',
  final: 'Falta confirmar la final',
};
