import { HistorySummary, type Money } from '@arena/domain';
import type { Instance } from '../context.ts';

/** Sums the prizes that were delivered, as of the last rebuild of the history. */
export async function sumDelivered({ db }: Pick<Instance, 'db'>): Promise<Money[]> {
  const summary = await db.doc('history/summary').get();
  const { data } = HistorySummary.pick({ prizes: true }).safeParse({ prizes: summary.get('prizes') });
  return data?.prizes.delivered ?? [];
}
