import { errorText } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import type { AuditEntry } from '../audit/entry.ts';
import { ApiError } from '../failure.ts';
import { commitOnto } from './commit-onto.ts';
import type { RecordChanges, Records } from './store.ts';

/** One record as it is; null where there is none. */
export async function oneOf<T>(records: Records<T>, id: string): Promise<T | null> {
  return (await records.read([id])).facts.get(id) ?? null;
}

/** What to make of some records, and what to answer. */
export interface Plan<R> extends RecordChanges {
  result: R;
}

/**
 * Carries out what `decide` makes of the records with these ids. It is asked again, with what they are by then,
 * where they have changed meanwhile or the reply to the write was lost; so it must recognise its own work.
 * @throws whatever `decide` throws, as a refusal.
 */
export function change<T, R>(
  records: Records<T>,
  ids: readonly string[],
  decide: (current: ReadonlyMap<string, T | null>) => Plan<R> | Promise<Plan<R>>,
): Promise<R> {
  return commitOnto(
    () => records.read(ids),
    async (current) => {
      const plan = await decide(current);
      return { result: plan.result, changes: plan.changed.size > 0 ? plan : null };
    },
  );
}

/** New fields of a record (null: to be deleted), and what to record of it; null where that was recorded before. */
interface Write {
  fields: Readonly<Record<string, unknown>> | null;
  audit: AuditEntry | null;
}

/** What to make of one record: nothing but an answer, or a write besides. */
export interface Step<R> {
  result: R;
  write?: Write;
}

/** Decides on one record (null: there is none). It throws an ApiError to refuse. */
export type DecideOne<T, R> = (current: T | null) => Step<R>;

function planOf<R>(writes: ReadonlyMap<string, Write>, result: R): Plan<R> {
  return {
    changed: new Map([...writes].map(([id, { fields }]) => [id, fields])),
    audits: [...writes.values()].flatMap(({ audit }) => audit ?? []),
    result,
  };
}

/**
 * Carries out what `decide` makes of a single record, as `change` does. Where more has to be read for it, the record must
 * still be as it was when that is over.
 */
export function changeOne<T, R>(
  records: Records<T>,
  id: string,
  decide: (current: T | null) => Step<R> | Promise<Step<R>>,
): Promise<R> {
  return change(records, [id], async (current) => {
    const { result, write } = await decide(current.get(id) ?? null);
    return planOf(new Map(write === undefined ? [] : [[id, write]]), result);
  });
}

/** Carries out several decisions, each on its own record: a refused one keeps no other from being done. */
export function changeEach<T>(
  records: Records<T>,
  decisions: ReadonlyMap<string, DecideOne<T, unknown>>,
): Promise<BatchOutcome> {
  return change(records, [...decisions.keys()], (current) => {
    const outcome: BatchOutcome = { done: [], failed: [] };
    const writes = new Map<string, Write>();
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
    return planOf(writes, outcome);
  });
}
