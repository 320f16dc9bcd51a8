import { Statistics, StatisticsSpan } from '../../statistics/statistics.schema.ts';
import { TimeZone } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

export const statisticsEndpoints = defineEndpoints({
  'GET /statistics': managedBy('view_statistics', {
    summary: 'How registrations go, in counts and times: nothing of a person',
    query: z.strictObject({
      span: StatisticsSpan.default('days'),
      /** The zone of the calendar days, as an IANA name. */
      timeZone: TimeZone,
    }),
    reply: Statistics,
  }),
});
