import { z } from '../../zod.ts';
import { defineEndpoints } from '../endpoint.ts';

export const healthEndpoints = defineEndpoints({
  'GET /health': {
    summary: 'Whether the API answers and reaches its database',
    access: 'visitor',
    reply: z.strictObject({ status: z.literal('ok'), time: z.iso.datetime() }),
  },
});
