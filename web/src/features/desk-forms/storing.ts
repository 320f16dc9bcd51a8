import { errorText, type Form, FormInput } from '@arena/domain';
import { ApiError } from '../../lib/api.ts';
import type { Storing } from '../../lib/save-draft.ts';
import { createForm, type Organiser, readForm, updateForm } from './calls.ts';
import { checkedForm, type FormValues, fieldsOf, isSame, valuesOf } from './values.ts';

function sendable(values: FormValues): FormInput {
  const { form, problems } = checkedForm(values);
  if (form === null) throw new ApiError(errorText.invalid, { code: 'invalid', status: 400, fields: problems });
  return form;
}

/** How an organiser's forms are stored: each time as a whole. */
export function storing(organiser: Organiser): Storing<FormValues, Form> {
  return {
    read: readForm,
    create: async (values, requestId) => await createForm(organiser, { ...sendable(values), requestId }),
    update: async ({ id, revision }, values) => await updateForm(organiser, id, { ...sendable(values), revision }),
    sent: fieldsOf,
    has(form, sent) {
      const wanted = FormInput.safeParse(sent).data;
      return wanted !== undefined && isSame(valuesOf(form), valuesOf(wanted));
    },
  };
}
