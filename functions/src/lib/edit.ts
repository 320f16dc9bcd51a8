import { ApiError } from '../failure.ts';
import { difference } from './audit.ts';

/** A record that admins edit; `revision` counts the edits from 1. */
interface Edited {
  revision: number;
}

/**
 * Applies new fields to a record.
 * @param revision the one that the editor saw, where given.
 * @returns null where everything is stored already, whatever `revision` says.
 * @throws ApiError `edit_conflict` where `revision` isn't the current one.
 */
export function applyEdit<T extends Edited>(current: T, fields: Partial<T>, revision = current.revision) {
  if (Object.keys(difference(current, { ...current, ...fields }).after).length === 0) return null;
  if (revision !== current.revision) throw new ApiError('edit_conflict');
  const next: T = { ...current, ...fields, revision: current.revision + 1 };
  return { next, ...difference(current, next) };
}
