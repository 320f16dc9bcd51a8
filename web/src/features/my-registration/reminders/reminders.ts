import type { ConfirmationKind, MyRegistration } from '@arena/domain';
import { isOutOfCompetition } from '../steps/steps.ts';

type Reminded<Kind extends string, Of> = { kind: Kind; tournament: NonNullable<MyRegistration['tournament']> } & Of;

/** A calendar event: a confirmation window, or a match. Instants are ISO 8601. */
export type Reminder =
  | Reminded<'confirmation', { of: ConfirmationKind; createdAt: string; opensAt: string; closesAt: string }>
  | Reminded<'match', { match: MyRegistration['matches'][number]; startsAt: string }>;

/** Lists the upcoming events of an active registration at `now`. */
export function remindersOf(
  myRegistration: Pick<MyRegistration, 'tournament' | 'createdAt' | 'entry' | 'confirmations' | 'matches'>,
  now: Date,
): Reminder[] {
  const { tournament, createdAt } = myRegistration;
  if (tournament === null || isOutOfCompetition(myRegistration)) return [];
  const isToCome = (instant: string) => Date.parse(instant) > now.getTime();
  const windows = myRegistration.confirmations
    .filter(({ state, closesAt }) => (state === 'open' || state === 'later') && isToCome(closesAt))
    .map(({ kind, opensAt, closesAt }) => {
      return { kind: 'confirmation', tournament, of: kind, createdAt, opensAt, closesAt } as const;
    });
  const matches = myRegistration.matches.flatMap((match) => {
    const { startsAt, state } = match;
    if (startsAt === null || state !== 'scheduled' || !isToCome(startsAt)) return [];
    return [{ kind: 'match', tournament, match, startsAt } as const];
  });
  return [...windows, ...matches];
}
