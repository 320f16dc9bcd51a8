import { z } from '../../zod.ts';
import { defineEndpoints, FileReply } from '../endpoint.ts';

/** What the API says of itself. */
export const apiEndpoints = defineEndpoints({
  'GET /health': {
    summary: 'Whether the API answers and reaches its database',
    access: 'visitor',
    reply: z.strictObject({ status: z.literal('ok'), time: z.iso.datetime() }),
  },
  'GET /openapi.json': {
    summary: 'This API, as an OpenAPI 3.1 document',
    access: 'visitor',
    envelope: 'stream',
    produces: ['application/json'],
    reply: FileReply,
  },
});
