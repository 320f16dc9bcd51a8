import type { Fields } from '@arena/domain';
import { describeFault, type Log } from './log.ts';

/** Runs tasks one after another; a failed one doesn't stop the rest. */
export interface Attempts {
  /** Runs `work`. Logs a failure with the fields of `about`. */
  attempt(about: Fields, work: () => Promise<unknown>): Promise<void>;
  /** @throws Error if any task failed, so that the scheduler retries. */
  end(): void;
}

/** @param event log event for failures. */
export function attempts(log: Pick<Log, 'error'>, event: string): Attempts {
  let failed = 0;
  return {
    async attempt(about, work) {
      try {
        await work();
      } catch (error) {
        failed += 1;
        log.error(event, { ...about, err: describeFault(error) });
      }
    },
    end() {
      if (failed > 0) throw new Error(`${event}: ${failed}`);
    },
  };
}
