import type { ConfirmationKind, Place } from '@arena/domain';
import { isOut } from '../steps/steps.ts';

type Reminded<Kind extends string, Of> = { kind: Kind; tournament: NonNullable<Place['tournament']> } & Of;

/** A calendar event: a confirmation window, or a match. Instants are ISO 8601. */
export type Reminder =
  | Reminded<'confirmation', { of: ConfirmationKind; createdAt: string; opensAt: string; closesAt: string }>
  | Reminded<'match', { match: Place['matches'][number]; startsAt: string }>;

/** Lists the upcoming events of an active registration at `now`. */
export function remindersOf(
  place: Pick<Place, 'tournament' | 'createdAt' | 'entry' | 'confirmations' | 'matches'>,
  now: Date,
): Reminder[] {
  const { tournament, createdAt } = place;
  if (tournament === null || isOut(place)) return [];
  const isToCome = (instant: string) => Date.parse(instant) > now.getTime();
  const windows = place.confirmations
    .filter(({ state, closesAt }) => (state === 'open' || state === 'later') && isToCome(closesAt))
    .map(({ kind, opensAt, closesAt }) => {
      return { kind: 'confirmation', tournament, of: kind, createdAt, opensAt, closesAt } as const;
    });
  const matches = place.matches.flatMap((match) => {
    const { startsAt, state } = match;
    if (startsAt === null || state !== 'scheduled' || !isToCome(startsAt)) return [];
    return [{ kind: 'match', tournament, match, startsAt } as const];
  });
  return [...windows, ...matches];
}
