import type { DeskTournament } from '../../../lib/calls/desk-tournaments.ts';

/** All registrations of a tournament, rejected ones too. */
export function totalOf({ pending, approved, rejected }: DeskTournament['stats']): number {
  return pending + approved + rejected;
}
