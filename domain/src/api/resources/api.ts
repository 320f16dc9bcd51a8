import { z } from '../../zod.ts';
import { defineEndpoints, FileReply } from '../endpoint.ts';

export const apiEndpoints = defineEndpoints({
  'GET /health': {
    summary: 'Whether the API answers and reaches its database',
    access: 'visitor',
    reply: z.strictObject({
      status: z.literal('ok'),
      time: z.iso.datetime(),
      caller: z.string().describe('Network address that limits count this call by'),
      proxyIp: z.string().describe('Address that connected to the platform: the caller, or a proxy in front'),
    }),
  },
  'GET /openapi.json': {
    summary: 'This API, as an OpenAPI 3.1 document',
    access: 'visitor',
    shared: 'hourly',
    envelope: 'stream',
    produces: ['application/json'],
    reply: FileReply,
  },
});
