import type { HandlersOf } from '../http/handler.ts';
import { pingDatabase } from '../platform/firestore.ts';

export const healthRoutes: HandlersOf<'health'> = {
  'GET /health': async ({ context, origin }) => {
    await pingDatabase(context.db);
    return { status: 'ok', time: context.now.toISOString(), caller: origin.address, proxyIp: origin.proxyIp };
  },
};
