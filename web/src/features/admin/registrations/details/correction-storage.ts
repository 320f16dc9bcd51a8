import { Registration, type TeamSize } from '@arena/domain';
import {
  CorrectedFields,
  CorrectionValues,
  changesOf,
  correctionValuesOf,
  isSameCorrection,
} from '#lib/editing/correction-values.ts';
import { draftsOf } from '#lib/editing/drafts.ts';
import type { Editable } from '#lib/editing/editing-start.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { correct } from '../registration-calls';

/** Drafts of corrections in session storage, so that a player's data end with the tab or the session. */
const drafts = draftsOf(adminStorageKeys.correction, CorrectionValues, Registration, 'session');

/** Returns the editor of registrations of a team size. It saves changed fields if the revision is as seen. */
export function correcting(teamSize: TeamSize): Editable<CorrectionValues, Registration> {
  const shown = (registration: Registration | null) => correctionValuesOf(registration, teamSize);
  return {
    drafts,
    valuesOf: shown,
    isSame: isSameCorrection,
    storage: {
      read: async (id) => {
        const { readOne } = await import('../queue/live-queue');
        return readOne(id);
      },
      create: () => Promise.reject(new RangeError('Players register by themselves')),
      update: (base, values) => correct(base, changesOf(values, shown(base))),
      sent: (values, base) => ({ ...changesOf(values, shown(base)) }),
      has(registration, sent) {
        const wanted = CorrectedFields.safeParse(sent).data;
        return wanted !== undefined && isSameCorrection(shown({ ...registration, ...wanted }), shown(registration));
      },
    },
  };
}
