import { type Challenge, CONNECTION_LOST } from '@arena/domain';
import { ApiError } from '../calls/api.ts';
import { reportProblem } from '../page/log.ts';

function inWorker(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') resolve(data);
      else reject(new Error('A worker without an answer'));
    });
    worker.addEventListener('error', () => reject(new Error('A worker that failed')));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Solves a challenge in a worker, or in the page without workers. Returns the value of `X-Proof`. */
export async function solveInWorker(challenge: Challenge): Promise<string> {
  try {
    return await inWorker(challenge);
  } catch (error) {
    reportProblem('Working beside the page', error);
    const { solve } = await import('./solve.ts').catch(() => {
      throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
    });
    return solve(challenge);
  }
}
