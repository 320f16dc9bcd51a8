import { isTimeZone } from '../statistics/calendar.ts';
import { Statistics, StatisticsSpan } from '../statistics/statistics.schema.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

export const statisticsEndpoints = defineEndpoints({
  'GET /statistics': {
    summary: 'How registrations go, in counts and times: nothing of a person',
    access: 'admin',
    permission: 'view_statistics',
    query: z.strictObject({
      span: StatisticsSpan.default('days'),
      /** Whose calendar days are counted in: an IANA name. */
      timeZone: z.string().max(64).refine(isTimeZone, 'Zona horaria no válida').default('UTC'),
    }),
    reply: Statistics,
  },
});
