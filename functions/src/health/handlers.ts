import type { HandlersOf } from '../http/handler.ts';

/** @param health resolves where the database answers. */
export function healthHandlers(health: { check(): Promise<void> }): HandlersOf<'health'> {
  return {
    'GET /health': async ({ now }) => {
      await health.check();
      return { status: 'ok', time: now.toISOString() };
    },
  };
}
