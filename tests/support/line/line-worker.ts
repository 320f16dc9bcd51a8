// One of several processes on a tournament with a waiting list: does what its parent says, and answers what went wrong.
import { z } from 'zod';
import { openDatabase } from '../records/database.ts';
import { Deed } from './line-deeds.ts';
import { instanceOn } from './line-histories.ts';

const Order = z.union([
  z.strictObject({ tournamentId: z.string(), deeds: z.array(Deed), now: z.string() }),
  z.strictObject({ job: z.enum(['confirmations', 'waiting']), now: z.string() }),
]);

const [, , projectId = ''] = process.argv;
const instance = instanceOn(openDatabase(projectId).database);

process.on('message', async (message) => {
  const order = Order.parse(message);
  const now = new Date(order.now);
  const broken =
    'job' in order
      ? await instance.run(order.job, now).then(
          () => [],
          (fault) => [`${order.job}: ${String(fault)}`],
        )
      : await instance.carryOut(order.tournamentId, order.deeds, now);
  process.send?.(broken);
});

process.on('disconnect', () => process.exit());

process.send?.([]);
