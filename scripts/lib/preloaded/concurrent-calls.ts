// The functions' emulator sends a process one call at a time and starts another for each concurrent call. This makes
// one process take concurrent calls, as in production (`concurrency`, functions/src/index.ts).
import { createRequire } from 'node:module';
import { FIREBASE_CLI } from '../local.ts';

interface Worker {
  state: string;
}

interface Pool {
  cleanUpWorkers(): void;
  getTriggerWorkers(trigger: string, runtime: string): Worker[];
  getIdleWorker(trigger: string, runtime: string): Worker | undefined;
}

const emulator: { RuntimeWorkerPool: { prototype: Pool } } = createRequire(FIREBASE_CLI)(
  '../emulator/functionsRuntimeWorker.js',
);

emulator.RuntimeWorkerPool.prototype.getIdleWorker = function getIdleWorker(trigger, runtime) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(trigger, runtime).find(({ state }) => state === 'IDLE' || state === 'BUSY');
};
