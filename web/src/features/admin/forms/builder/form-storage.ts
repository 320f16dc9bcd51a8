import { Form, FormInput } from '@arena/domain';
import { draftsOf } from '../../../../lib/editing/drafts.ts';
import { wholeRecordStorage } from '../../../../lib/editing/save-draft.ts';
import { adminStorageKeys } from '../../../../lib/storage/admin-storage-keys.ts';
import { createForm, readForm, updateForm } from '../calls.ts';
import { checkedFields, FormValues, fieldsOf, valuesOf } from './values.ts';

export const drafts = draftsOf(adminStorageKeys.draft('publicForm'), FormValues, Form);

export const formStorage = wholeRecordStorage({
  read: readForm,
  create: createForm,
  update: updateForm,
  checked: checkedFields,
  fieldsOf,
  valuesOf,
  schema: FormInput,
});
