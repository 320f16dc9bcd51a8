import type { DeskTournament } from '../calls.ts';

/** All registrations of a tournament, rejected ones too. */
export function totalOf({ pending, approved, rejected }: DeskTournament['stats']): number {
  return pending + approved + rejected;
}
