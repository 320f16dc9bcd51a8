import { errorText, limits } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import type { AuditEntry } from '../audit/entry.ts';
import { ApiError } from '../failure.ts';
import { mayRetry } from '../platform/fault.ts';
import { pauseBefore, within } from '../platform/wait.ts';
import type { Records } from './store.ts';

/** What to make of some records: their new fields (null: to be deleted), what to record, what to answer. */
export interface Plan<R> {
  changed: ReadonlyMap<string, Readonly<Record<string, unknown>> | null>;
  audits: readonly AuditEntry[];
  result: R;
}

/**
 * Carries out what `decide` makes of the records with these ids. It is asked again, with what they are by then,
 * where they have changed meanwhile or the reply to the write was lost; so it must recognise its own work.
 * @throws whatever `decide` throws, as a refusal.
 */
export async function change<T, R>(
  records: Records<T>,
  ids: readonly string[],
  decide: (current: ReadonlyMap<string, T | null>) => Plan<R>,
): Promise<R> {
  const deadline = performance.now() + limits.operationDeadline;

  async function attempt(): Promise<R> {
    const snapshot = await records.read(ids);
    const { changed, audits, result } = decide(snapshot.records);
    if (changed.size > 0) await snapshot.commit(changed, audits);
    return result;
  }

  async function persist(attempts = 1): Promise<R> {
    try {
      return await within(limits.attemptDeadline, attempt());
    } catch (fault) {
      if (!mayRetry(fault) || performance.now() > deadline) throw fault;
      await pauseBefore(attempts);
      return persist(attempts + 1);
    }
  }

  return persist();
}

/** What to make of one record: nothing, or its new fields (null: to be deleted) and what to record of it. */
export interface Step<R> {
  result: R;
  write?: { fields: Readonly<Record<string, unknown>> | null; audit: AuditEntry };
}

/** Decides on one record (null: there is none). It throws an ApiError to refuse. */
export type DecideOne<T, R> = (current: T | null) => Step<R>;

/** The same for a single record. */
export function changeOne<T, R>(records: Records<T>, id: string, decide: DecideOne<T, R>): Promise<R> {
  return change(records, [id], (current) => {
    const { result, write } = decide(current.get(id) ?? null);
    if (write === undefined) return { changed: new Map(), audits: [], result };
    return { changed: new Map([[id, write.fields]]), audits: [write.audit], result };
  });
}

/** The same for several, each decided on by itself: a refused one keeps no other from being done. */
export function changeEach<T>(
  records: Records<T>,
  decisions: ReadonlyMap<string, DecideOne<T, unknown>>,
): Promise<BatchOutcome> {
  return change(records, [...decisions.keys()], (current) => {
    const outcome: BatchOutcome = { done: [], failed: [] };
    const writes = new Map<string, NonNullable<Step<unknown>['write']>>();
    for (const [id, decide] of decisions) {
      try {
        const { write } = decide(current.get(id) ?? null);
        if (write !== undefined) writes.set(id, write);
        outcome.done.push(id);
      } catch (refusal) {
        if (!(refusal instanceof ApiError)) throw refusal;
        outcome.failed.push({ id, code: refusal.code, error: errorText[refusal.code] });
      }
    }
    return {
      changed: new Map([...writes].map(([id, { fields }]) => [id, fields])),
      audits: [...writes.values()].map(({ audit }) => audit),
      result: outcome,
    };
  });
}
