import { Form } from '@arena/domain';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { FormValues } from './values.ts';

/** What this browser keeps of forms that were written and not saved. */
export const drafts = draftsOf(deskStorageKeys.draft('publicForm'), FormValues, Form);
