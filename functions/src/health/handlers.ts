import type { HandlersOf } from '../http/handler.ts';
import type { HealthService } from './service.ts';

export function healthHandlers(health: HealthService): HandlersOf<'health'> {
  return {
    'GET /health': async ({ now }) => {
      await health.check();
      return { status: 'ok', time: now.toISOString() };
    },
  };
}
