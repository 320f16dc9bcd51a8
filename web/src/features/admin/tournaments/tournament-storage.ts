import { Tournament } from '@arena/domain';
import { readWholeTournament } from '#lib/calls/whole-tournament.ts';
import { draftsOf } from '#lib/editing/drafts.ts';
import type { DraftStorage } from '#lib/editing/save-draft.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { createTournament, updateTournament } from './tournament-calls';
import { changesIn, hasFields, TournamentValues, tournamentFieldsOf } from './tournament-values';

export const tournamentDrafts = draftsOf(adminStorageKeys.draft('tournament'), TournamentValues, Tournament);

/** Stores tournaments: a new one with all fields, an edit with the changed ones. */
export const tournamentStorage: DraftStorage<TournamentValues, Tournament> = {
  read: readWholeTournament,
  create: (values, requestId) => createTournament(tournamentFieldsOf(values), requestId),
  update: (base, values) => updateTournament(base.id, { ...changesIn(values, base), revision: base.revision }),
  sent: (values, base) => (base === null ? tournamentFieldsOf(values) : changesIn(values, base)),
  has: hasFields,
};
