import { Statistics, StatisticsSpan } from '../../statistics/statistics.schema.ts';
import { TimeZone } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

export const statisticsEndpoints = defineEndpoints({
  'GET /statistics': managedBy('view_statistics', {
    summary: 'How registrations go, in counts and times: nothing of a person',
    query: z.strictObject({
      span: StatisticsSpan.default('days').meta({ description: 'The last 30 days, or the last 12 weeks' }),
      timeZone: TimeZone.meta({ description: 'Zone of the calendar days (IANA)' }),
    }),
    reply: Statistics,
  }),
});
