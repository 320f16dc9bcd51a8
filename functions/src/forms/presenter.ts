import type { Form } from '@arena/domain';

/** What a form asks and says, whoever gets it. */
export function toForm({ id, title, description, isActive, collectResponses, fields, revision }: Form): Form {
  return { id, title, description, isActive, collectResponses, fields, revision };
}

/** What a visitor gets of a form: of one that was deactivated, that it was, and nothing that it asked. */
export function toPublicForm(form: Form): Form {
  return form.isActive ? toForm(form) : { ...toForm(form), fields: [] };
}
