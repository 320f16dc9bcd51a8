import type { App } from 'firebase-admin/app';
import { perDatabase } from './firestore.ts';

/** A task for a queue. The function of its queue gets the data. */
export interface NewTask {
  queue: string;
  data: object;
  /** The queue drops a task whose id it has seen within the last hour. Without an id no task is dropped. */
  id?: string;
}

/** Cloud Tasks, or the queue of a test. */
export interface Tasks {
  /** Adds a task, once for each id. */
  add(task: NewTask): Promise<void>;
}

/** `later`: the queue repeats the task after a pause. */
export type TaskResult = 'done' | 'later';

const KNOWN = 'functions/task-already-exists';

/** Adds tasks to the queues of this project's functions. */
export function cloudTasks(firebase: App, region: string): Tasks {
  return {
    async add({ queue, data, id }) {
      // Loaded with the first task, so that instances start sooner.
      const { getFunctions } = await import('firebase-admin/functions');
      const tasks = getFunctions(firebase).taskQueue(`locations/${region}/functions/${queue}`);
      try {
        await tasks.enqueue(data, id === undefined ? {} : { id });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === KNOWN)) throw error;
      }
    },
  };
}

/** Keeps no tasks. */
const noTasks: Tasks = { add: async () => undefined };

export const { of: tasksOf, set: setTasks } = perDatabase(() => noTasks);
