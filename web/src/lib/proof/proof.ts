import { CONNECTION_LOST, limits } from '@arena/domain';
import type { Challenge, Purpose } from '@arena/domain/api';
import { ApiError, call } from '../calls/api.ts';
import { reportProblem } from '../page/log.ts';

/** A proof that is there, or on its way, and since when. */
interface Held {
  since: number;
  proof: Promise<string>;
}

/** So long before its end a proof is no longer begun with: sending takes a while, too. */
const MARGIN = 60_000;

const held = new Map<string, Held>();
const nameOf = ({ purpose, id }: Purpose) => `${purpose} ${id}`;

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

/** Does the work beside the page, or in it where a browser has no such place; it lets others in between all the same. */
async function workOn(challenge: Challenge): Promise<string> {
  try {
    return await inWorker(challenge);
  } catch (error) {
    reportProblem('Working beside the page', error);
    const { solve } = await import('./solve.ts').catch(() => {
      // The network went after the work was given out, and before what it is done with came.
      throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
    });
    return solve(challenge);
  }
}

function isFresh(one: Held | undefined): one is Held {
  return one !== undefined && Math.abs(Date.now() - one.since) < limits.proofLifetime - MARGIN;
}

/**
 * The proof for a purpose: the one that is there, the one on its way, or another one.
 * @throws {ApiError} where the work was not to be had.
 */
export function proofFor(wanted: Purpose): Promise<string> {
  const name = nameOf(wanted);
  const there = held.get(name);
  if (isFresh(there)) return there.proof;
  const begun: Held = { since: Date.now(), proof: call('POST /challenges', { body: wanted }).then(workOn) };
  held.set(name, begun);
  begun.proof.catch(() => {
    if (held.get(name) === begun) held.delete(name);
  });
  return begun.proof;
}

/** Sees to it that the proof will be there when it is needed; if it can't be had now, it is asked for again then. */
export function prepareProof(wanted: Purpose): void {
  void proofFor(wanted).catch(() => undefined);
}

/** Forgets the proof for a purpose: it is used, or no good. */
export function dropProof(wanted: Purpose): void {
  held.delete(nameOf(wanted));
}
