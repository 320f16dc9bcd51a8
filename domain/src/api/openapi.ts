import { defineEndpoints, FileReply } from './endpoint.ts';

export const openApiEndpoints = defineEndpoints({
  'GET /openapi.json': {
    summary: 'This API, as an OpenAPI 3.1 document',
    access: 'visitor',
    envelope: 'stream',
    produces: ['application/json'],
    reply: FileReply,
  },
});
