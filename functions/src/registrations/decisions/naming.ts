import { formerNames } from '@arena/domain';
import { entryOf } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import type { StoredRegistration } from '../record.ts';
import type { Decide } from './decide.ts';

/** One that is approved and whose player renames it: it stays so, and keeps the names that were looked at. */
export function renamedBy(before: StoredRegistration, after: StoredRegistration, now: Date): StoredRegistration {
  if (before.status !== 'approved') return after;
  return { ...after, renamed: formerNames(before, after, now.toISOString()) };
}

/** What an organiser thinks of names that changed since the approval: they stay, or those before come back. */
interface Seen {
  createdAt: string;
  /** The registration's, as they saw it. */
  revision: number;
  keep: boolean;
}

/** Decides on names that changed. The same again finds them as it left them. */
export function namesSeen({ createdAt, revision, keep }: Seen, actor: Actor): Decide {
  return (_tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    if (Date.parse(registration.createdAt) !== Date.parse(createdAt)) return { refused: 'edited_meanwhile' };
    const { id, renamed } = registration;
    const after = keep ? revision : revision + 1;
    if (renamed === null) {
      return registration.revision === after ? { next: registration } : { refused: 'decided_meanwhile' };
    }
    if (registration.revision !== revision) return { refused: 'edited_meanwhile' };
    const { nickname, team } = keep ? registration : renamed;
    const audit = entryOf('registration.names', id, actor, {
      before: { revision },
      after: { revision: after, kept: keep },
    });
    return { next: { ...registration, nickname, team, revision: after, renamed: null }, audit };
  };
}
