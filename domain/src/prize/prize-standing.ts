import { type Instant, isPast, toMillis } from '../time/instant.ts';
import { addUp } from './money.ts';
import type { Prize, PrizeTotals, PublicPrize } from './prize.schema.ts';

type Seen = Pick<PublicPrize, 'state' | 'objectedAt' | 'inQuestion' | 'dueAt'>;

export type PrizeStanding = 'owed' | 'overdue' | 'sent' | 'received' | 'objected' | 'question' | 'forfeited';

/** Returns a prize's recorded standing, regardless of the time. */
export function recordedStanding({
  state,
  objectedAt,
  inQuestion,
}: Omit<Seen, 'dueAt'>): Exclude<PrizeStanding, 'overdue'> {
  if (inQuestion) return 'question';
  return objectedAt === null ? state : 'objected';
}

/** Returns a prize's standing at `now`. A sent prize stays sent while it is in question, because the money has left. */
export function prizeStanding(prize: Seen, now: Date): PrizeStanding {
  const said = recordedStanding(prize);
  return said === 'owed' && isPast(prize.dueAt, now) ? 'overdue' : said;
}

/** True if a prize was delivered and its player hasn't objected. */
function isDelivered({ state, objectedAt }: Pick<Seen, 'state' | 'objectedAt'>): boolean {
  return state === 'received' || (state === 'sent' && objectedAt === null);
}

/** True if the player may still get the prize. */
export function isPrizeToCome({ state }: Pick<Seen, 'state'>): boolean {
  return state === 'owed' || state === 'sent';
}

/** True if an organiser has to act on the prize. */
export function isOpenPrize(prize: Seen): boolean {
  return prize.inQuestion || (prize.state !== 'forfeited' && !isDelivered(prize));
}

const isInTime = (sentAt: Instant, dueAt: string) => (toMillis(sentAt) ?? 0) <= (toMillis(dueAt) ?? 0);

/** Sums all prizes. */
export function prizeTotals(prizes: readonly PublicPrize[]): PrizeTotals {
  const delivered = prizes.filter(isDelivered);
  const inTime = delivered.filter(({ sentAt, dueAt }) => isInTime(sentAt, dueAt)).length;
  return {
    delivered: addUp(delivered.flatMap(({ amount }) => amount ?? [])),
    otherDelivered: delivered.filter(({ amount }) => amount === null).length,
    inTime,
    late: delivered.length - inTime,
    waiting: prizes.flatMap((prize) => (prize.state === 'forfeited' || isDelivered(prize) ? [] : prize.dueAt)),
  };
}

/** Counts prizes due by now, and those of them delivered in time. */
export function paidInTime({ inTime, late, waiting }: PrizeTotals, now: Date): { inTime: number; of: number } {
  return { inTime, of: inTime + late + waiting.filter((due) => isPast(due, now)).length };
}

/** Returns a prize's public view. @param of public name of the owner; null without an owner */
export function publicPrize(prize: Prize, of: { name: string; playerId: string | null } | null): PublicPrize {
  const { rank, what, amount, dueAt, state, sentAt, receivedAt, objectedAt, forfeitedAt, reason } = prize;
  const whose = { name: of?.name ?? '', playerId: of?.playerId ?? null, inQuestion: prize.question !== null };
  return { rank, what, amount, dueAt, state, sentAt, receivedAt, objectedAt, forfeitedAt, reason, ...whose };
}
