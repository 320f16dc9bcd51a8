import type { ClientDatabase, Person } from './people.ts';

/** One thing that someone tries, and whether the rules let them. */
export interface Case {
  who: string;
  /** The attempt in words; equal attempts form one row of a table. */
  what: string;
  person: Person;
  /** The collection it is about. */
  collection: string;
  attempt: (database: ClientDatabase) => Promise<unknown>;
  allowed: boolean;
}

function codeOf(fault: unknown): unknown {
  return typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null;
}

/**
 * True if the rules let the attempt pass.
 * @throws whatever else went wrong, so that no mishap counts as a denial.
 */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (fault) {
    if (codeOf(fault) === 'permission-denied') return false;
    // An update that the rules let pass, of a document that isn't there.
    if (codeOf(fault) === 'not-found') return true;
    throw fault;
  }
}
