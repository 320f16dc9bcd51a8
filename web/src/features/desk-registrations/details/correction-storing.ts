import { Registration } from '@arena/domain';
import type { z } from 'zod';
import {
  CorrectedFields,
  type CorrectionValues,
  changesOf,
  isSame,
  valuesOf,
} from '../../../lib/editing/correction-values.ts';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import type { Storing } from '../../../lib/editing/save-draft.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { correct } from '../calls.ts';

const Values: z.ZodType<CorrectionValues> = Registration.pick({
  fullName: true,
  nickname: true,
  freeFireId: true,
  email: true,
  phone: true,
  answers: true,
  team: true,
  guardian: true,
});

/** What this tab keeps of corrections that weren't saved: with the tab, or the session, a player's data go from here. */
export const drafts = draftsOf(deskStorageKeys.correction, Values, Registration, 'session');

/** How a registration's correction is stored: what was changed, on what was seen. */
export const storing: Storing<CorrectionValues, Registration> = {
  read: async (id) => {
    const { readOne } = await import('../queue/live.ts');
    return readOne(id);
  },
  create: () => Promise.reject(new RangeError('Players register by themselves')),
  update: (base, values) => correct(base, changesOf(values, valuesOf(base))),
  sent: (values, base) => ({ ...changesOf(values, valuesOf(base)) }),
  has(registration, sent) {
    const wanted = CorrectedFields.safeParse(sent).data;
    const now = valuesOf(registration);
    return wanted !== undefined && isSame({ ...now, ...wanted }, now);
  },
};
