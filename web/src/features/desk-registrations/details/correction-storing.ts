import { Registration, type TeamSize } from '@arena/domain';
import {
  CorrectedFields,
  CorrectionValues,
  changesOf,
  isSame,
  valuesOf,
} from '../../../lib/editing/correction-values.ts';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import type { Editable } from '../../../lib/editing/editing-start.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { correct } from '../calls.ts';

/** What this tab keeps of corrections that weren't saved: with the tab, or the session, a player's data go from here. */
const drafts = draftsOf(deskStorageKeys.correction, CorrectionValues, Registration, 'session');

/** How registrations are corrected for which so many play together: what was changed is stored, on what was seen. */
export function correcting(teamSize: TeamSize): Editable<CorrectionValues, Registration> {
  const shown = (registration: Registration | null) => valuesOf(registration, teamSize);
  return {
    drafts,
    valuesOf: shown,
    isSame,
    storing: {
      read: async (id) => {
        const { readOne } = await import('../queue/live.ts');
        return readOne(id);
      },
      create: () => Promise.reject(new RangeError('Players register by themselves')),
      update: (base, values) => correct(base, changesOf(values, shown(base))),
      sent: (values, base) => ({ ...changesOf(values, shown(base)) }),
      has(registration, sent) {
        const wanted = CorrectedFields.safeParse(sent).data;
        return wanted !== undefined && isSame(shown({ ...registration, ...wanted }), shown(registration));
      },
    },
  };
}
