import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Processes of the product on one database, which are told what to do by messages. */
export interface Processes {
  count: number;
  /** Sends a message to one of them. @returns what it answers. */
  ask<Answer>(index: number, message: object): Promise<Answer>;
  stop(): Promise<void>;
}

async function reply(worker: ChildProcess) {
  const [answer] = await once(worker, 'message');
  return answer;
}

/** Starts `count` processes of `script` on the database of `projectId` and waits until each has reached it. */
export async function startProcesses(script: URL, projectId: string, count: number): Promise<Processes> {
  const workers = Array.from({ length: count }, () => fork(script, [projectId]));
  await Promise.all(workers.map(reply));
  return {
    count,
    async ask(index, message) {
      const worker = workers[index];
      if (worker === undefined) throw new Error(`There is no process ${index}`);
      worker.send(message);
      return reply(worker);
    },
    async stop() {
      const ended = workers.map((worker) => once(worker, 'exit'));
      for (const worker of workers) worker.disconnect();
      await Promise.all(ended);
    },
  };
}
