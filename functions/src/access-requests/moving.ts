import { goOnce } from '../records/once.ts';
import type { AccessRequestStore } from './store.ts';

/** Goes once through the requests that were answered when notes for the team lay in the request itself. */
export interface NoteMoving {
  /** Moves the notes of each to where its applicant can't read them, from where an earlier run came to. */
  run(): Promise<void>;
}

export function noteMoving(store: AccessRequestStore): NoteMoving {
  return { run: goOnce(store, (uid) => store.moveNotes(uid)) };
}
