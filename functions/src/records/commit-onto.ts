import { limits } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { isLostRace } from '../platform/fault.ts';
import { persist } from '../platform/pace/wait.ts';

/** What a decision rests on, as it was at one moment. */
export interface Snapshot<Facts, Changes> {
  facts: Facts;
  /**
   * Writes changes, of however many collections, and what is recorded of them: all of it or nothing. A lost race
   * where one of the facts is no longer as it was read.
   */
  commit(changes: Changes): Promise<unknown>;
}

/** What to answer, and what to write; null: nothing. */
export interface Decision<Changes, Result> {
  result: Result;
  changes: Changes | null;
}

/**
 * Reads facts, decides on them and writes what was decided in one commit. Where the facts have moved meanwhile, or the
 * reply to the write was lost, all of it is done anew; so `decide` must recognise its own work.
 * @param longest how many milliseconds one try may take.
 * @throws whatever `decide` throws, as a refusal; ApiError `unavailable` where others were faster each time.
 */
export async function commitOnto<Facts, Changes, Result>(
  read: () => Promise<Snapshot<Facts, Changes>>,
  decide: (facts: Facts) => Decision<Changes, Result> | Promise<Decision<Changes, Result>>,
  longest?: number,
): Promise<Result> {
  const deadline = performance.now() + limits.operationDeadline;

  async function attempt(): Promise<Result> {
    const { facts, commit } = await read();
    const { result, changes } = await decide(facts);
    if (changes !== null) await commit(changes);
    return result;
  }

  try {
    return await persist(attempt, () => performance.now() > deadline, longest);
  } catch (fault) {
    throw isLostRace(fault) ? new ApiError('unavailable') : fault;
  }
}
