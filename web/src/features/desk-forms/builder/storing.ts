import { FormInput } from '@arena/domain';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { storingWhole } from '../../../lib/editing/save-draft.ts';
import { createForm, readForm, updateForm } from '../calls.ts';
import { checkedFields, fieldsOf, valuesOf } from './values.ts';

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
