import type { Form } from '@arena/domain';

/** What a visitor gets of a form: of one that was deactivated, that it was, and nothing that it asked. */
export function toPublicForm(form: Form): Form {
  return form.isActive ? form : { ...form, fields: [] };
}
