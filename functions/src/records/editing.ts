import type { AuditAction, ErrorCode } from '@arena/domain';
import { difference, entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import type { DecideOne, Step } from './change.ts';

/** What organisers edit; `revision` counts their edits from 1, where two editors meet. */
interface Edited {
  id: string;
  revision: number;
}

/** What the audit log calls a kind of record: one that is created, updated and deleted there. */
type KindName = {
  [A in AuditAction]: A extends `${infer N}.create`
    ? `${N}.update` | `${N}.delete` extends AuditAction
      ? N
      : never
    : never;
}[AuditAction];

/** Names of the fields that are on or off. */
type Flag<T> = { [F in keyof T]: T[F] extends boolean ? F : never }[keyof T];

/** A kind of record: as it is stored, and as organisers get it. */
interface Kind<Stored, Shown> {
  name: KindName;
  /** How it is said that there is none. */
  missing?: ErrorCode;
  shown: (record: Stored) => Shown;
}

/**
 * The decisions on one record of a kind, for `changeOne` and `changeEach`. Each writes at most once and records it in
 * the audit log; repeated, it finds its own work and answers the same. All but `creation` refuse with `missing` where
 * there is no such record.
 */
export function editingOf<Stored extends Shown, Shown extends Edited>(kind: Kind<Stored, Shown>) {
  const { name, missing = 'not_found', shown } = kind;
  type Decide<R> = DecideOne<Stored, R>;

  const present = (current: Stored | null) => found(current, missing);

  /** The step from one state to another: none where nothing differs, whatever `revision` it was written on. */
  function stepTo(current: Stored, next: Stored, actor: Actor, revision = current.revision): Step<Shown> {
    if (Object.keys(difference(current, next).after).length === 0) return { result: shown(current) };
    if (revision !== current.revision) throw new ApiError('edited_meanwhile');
    const result = { ...next, revision: current.revision + 1 };
    const changed = difference(current, result);
    const audit = entryOf(`${name}.update`, current.id, actor, changed);
    return { result: shown(result), write: { fields: changed.after, audit } };
  }

  return {
    present,

    /** Decides on a new record; one that is there already was made by the same request. */
    creation(record: Shown, actor: Actor): Decide<Shown> {
      const { id, ...fields } = record;
      const audit = entryOf(`${name}.create`, id, actor, { before: null, after: fields });
      return (current) => (current ? { result: shown(current) } : { result: record, write: { fields, audit } });
    },

    /**
     * Decides on new fields; `revision`, where given, is the one they were written on. @throws ApiError
     * `edited_meanwhile` where it isn't the current one.
     */
    edit({ revision, ...fields }: Partial<Stored>, actor: Actor): Decide<Shown> {
      return (current) => {
        const record = present(current);
        return stepTo(record, { ...record, ...fields }, actor, revision);
      };
    },

    /** Decides on whether `flag` is on: the opposite of what was found first, however often it is looked at. */
    toggle(flag: Flag<Stored>, actor: Actor): Decide<Shown> {
      let isOn: boolean | undefined;
      return (current) => {
        const record = present(current);
        isOn ??= !record[flag];
        return stepTo(record, { ...record, [flag]: isOn }, actor);
      };
    },

    /** Decides on the removal; where an earlier attempt found the record, its absence is that attempt's doing. */
    removal(actor: Actor): Decide<void> {
      let isFound = false;
      return (current) => {
        if (current === null && isFound) return { result: undefined };
        const { id, ...fields } = present(current);
        isFound = true;
        const audit = entryOf(`${name}.delete`, id, actor, { before: fields, after: null });
        return { result: undefined, write: { fields: null, audit } };
      };
    },
  };
}
