import { type Instant, isPast, toMillis } from '../time/instant.ts';
import { addUp } from './money.ts';
import type { Prize, PrizeTotals, PublicPrize } from './prize.schema.ts';

type Seen = Pick<PublicPrize, 'state' | 'objectedAt' | 'inQuestion' | 'dueAt'>;

/** How a prize stands by the clock. */
export type PrizeStanding = 'owed' | 'overdue' | 'sent' | 'received' | 'objected' | 'question' | 'forfeited';

/** What was said of a prize last, whatever the clock says. */
export function prizeSaid({ state, objectedAt, inQuestion }: Omit<Seen, 'dueAt'>): Exclude<PrizeStanding, 'overdue'> {
  if (inQuestion) return 'question';
  return objectedAt === null ? state : 'objected';
}

/** A prize that was sent stays sent while it is in question: the money is gone, whoever it should have gone to. */
export function prizeStanding(prize: Seen, now: Date): PrizeStanding {
  const said = prizeSaid(prize);
  return said === 'owed' && isPast(prize.dueAt, now) ? 'overdue' : said;
}

/** Whether a prize is with its player, as far as anybody has said. */
export function isDelivered({ state, objectedAt }: Pick<Seen, 'state' | 'objectedAt'>): boolean {
  return state === 'received' || (state === 'sent' && objectedAt === null);
}

/** Whether its player may still wait for a prize. */
export function isPrizeToCome({ state }: Pick<Seen, 'state'>): boolean {
  return state === 'owed' || state === 'sent';
}

/** Whether an organiser has something to do with it. */
export function isOpenPrize(prize: Seen): boolean {
  return prize.inQuestion || (prize.state !== 'forfeited' && !isDelivered(prize));
}

const isInTime = (sentAt: Instant, dueAt: string) => (toMillis(sentAt) ?? 0) <= (toMillis(dueAt) ?? 0);

/** All prizes together. */
export function prizeTotals(prizes: readonly PublicPrize[]): PrizeTotals {
  const delivered = prizes.filter(isDelivered);
  const inTime = delivered.filter(({ sentAt, dueAt }) => isInTime(sentAt, dueAt)).length;
  return {
    delivered: addUp(delivered.flatMap(({ amount }) => amount ?? [])),
    inTime,
    late: delivered.length - inTime,
    waiting: prizes.flatMap((prize) => (prize.state === 'forfeited' || isDelivered(prize) ? [] : prize.dueAt)),
  };
}

/** How many prizes had to be delivered by now, and how many of them were in time. */
export function paidInTime({ inTime, late, waiting }: PrizeTotals, now: Date): { inTime: number; of: number } {
  return { inTime, of: inTime + late + waiting.filter((due) => isPast(due, now)).length };
}

/** A prize as everybody may see it. @param of whose it is, by public name; null: nobody's yet. */
export function publicPrize(prize: Prize, of: { name: string; playerId: string | null } | null): PublicPrize {
  const { rank, what, amount, dueAt, state, sentAt, receivedAt, objectedAt, forfeitedAt, reason } = prize;
  const whose = { name: of?.name ?? '', playerId: of?.playerId ?? null, inQuestion: prize.question !== null };
  return { rank, what, amount, dueAt, state, sentAt, receivedAt, objectedAt, forfeitedAt, reason, ...whose };
}
