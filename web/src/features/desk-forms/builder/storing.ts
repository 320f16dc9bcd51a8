import { Form, FormInput } from '@arena/domain';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import { storingWhole } from '../../../lib/editing/save-draft.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { createForm, readForm, updateForm } from '../calls.ts';
import { checkedFields, FormValues, fieldsOf, valuesOf } from './values.ts';

/** What this browser keeps of forms that were written and not saved. */
export const drafts = draftsOf(deskStorageKeys.draft('publicForm'), FormValues, Form);

/** How an organiser's forms are stored. */
export const storing = (organiser: Organiser) =>
  storingWhole({
    read: readForm,
    create: (fields) => createForm(organiser, fields),
    update: (id, fields) => updateForm(organiser, id, fields),
    checked: checkedFields,
    fieldsOf,
    valuesOf,
    schema: FormInput,
  });
