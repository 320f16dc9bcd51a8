import { ApiError } from '../platform/api-error.ts';
import { difference } from './write-audit.ts';

/** A record that admins edit. `revision` counts its edits from 1. */
interface Edited {
  revision: number;
}

/**
 * Applies new fields to a record.
 * @param revision the revision that the editor saw.
 * @returns null if the record already has these fields, whatever `revision` is.
 * @throws ApiError `edit_conflict` if `revision` is outdated.
 */
export function applyEdit<T extends Edited>(current: T, fields: Partial<T>, revision = current.revision) {
  if (Object.keys(difference(current, { ...current, ...fields }).after).length === 0) return null;
  if (revision !== current.revision) throw new ApiError('edit_conflict');
  const next: T = { ...current, ...fields, revision: current.revision + 1 };
  return { next, ...difference(current, next) };
}
