import { Form, FormInput } from '@arena/domain';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import { storingWhole } from '../../../lib/editing/save-draft.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { createForm, readForm, updateForm } from '../calls.ts';
import { checkedFields, FormValues, fieldsOf, valuesOf } from './values.ts';

/** What this browser keeps of forms that were written and not saved. */
export const drafts = draftsOf(deskStorageKeys.draft('publicForm'), FormValues, Form);

/** How an organiser's forms are stored. */
export const storing = storingWhole({
  read: readForm,
  create: createForm,
  update: updateForm,
  checked: checkedFields,
  fieldsOf,
  valuesOf,
  schema: FormInput,
});
