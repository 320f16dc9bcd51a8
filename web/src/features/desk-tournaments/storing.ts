import { Tournament } from '@arena/domain';
import { readWholeTournament } from '../../lib/calls/whole-tournament.ts';
import { draftsOf } from '../../lib/editing/drafts.ts';
import type { Storing } from '../../lib/editing/save-draft.ts';
import { deskStorageKeys } from '../../lib/storage/desk-storage-keys.ts';
import { createTournament, updateTournament } from './calls.ts';
import { changesIn, fieldsOf, hasFields, TournamentValues } from './values.ts';

/** What this browser keeps of tournaments that were written and not saved. */
export const drafts = draftsOf(deskStorageKeys.draft('tournament'), TournamentValues, Tournament);

/** How an organiser's tournaments are stored: a new one with all its fields, a change with those that changed. */
export const storing: Storing<TournamentValues, Tournament> = {
  read: readWholeTournament,
  create: (values, requestId) => createTournament({ ...fieldsOf(values), requestId }),
  update: (base, values) => updateTournament(base.id, { ...changesIn(values, base), revision: base.revision }),
  sent: (values, base) => (base === null ? fieldsOf(values) : changesIn(values, base)),
  has: hasFields,
};
