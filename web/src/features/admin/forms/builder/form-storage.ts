import { Form, FormInput } from '@arena/domain';
import { draftsOf } from '#lib/editing/drafts.ts';
import { wholeRecordStorage } from '#lib/editing/save-draft.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { createForm, readForm, updateForm } from '../form-calls';
import { checkedFormFields, FormValues, formFieldsOf, formValuesOf } from './form-values';

export const formDrafts = draftsOf(adminStorageKeys.draft('publicForm'), FormValues, Form);

export const formStorage = wholeRecordStorage({
  read: readForm,
  create: createForm,
  update: updateForm,
  checked: checkedFormFields,
  fieldsOf: formFieldsOf,
  valuesOf: formValuesOf,
  schema: FormInput,
});
