import type { Fields } from '@arena/domain';
import { describeFault, type Log } from './log.ts';

/** What is done to one thing after the other: where one fails, the others are done all the same. */
export interface Attempts {
  /** Does `work`; a failure is logged, with what it was about. */
  attempt(about: Fields, work: () => Promise<unknown>): Promise<void>;
  /** @throws Error where anything failed, so that the scheduler knows. */
  end(): void;
}

/** @param event what a failure is called in the log. */
export function attempts(log: Pick<Log, 'error'>, event: string): Attempts {
  let failed = 0;
  return {
    async attempt(about, work) {
      try {
        await work();
      } catch (fault) {
        failed += 1;
        log.error(event, { ...about, err: describeFault(fault) });
      }
    },
    end() {
      if (failed > 0) throw new Error(`${event}: ${failed}`);
    },
  };
}
