import { Tournament } from '@arena/domain';
import { draftsOf } from '../../lib/editing/drafts.ts';
import { deskStorageKeys } from '../../lib/storage/desk-storage-keys.ts';
import { TournamentValues } from './values.ts';

/** What this browser keeps of tournaments that were written and not saved. */
export const drafts = draftsOf(deskStorageKeys.draft('tournament'), TournamentValues, Tournament);
