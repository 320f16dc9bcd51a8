import type { HandlersOf } from '../http/handler.ts';
import { toPublicForm } from './presenter.ts';
import type { FormService } from './service.ts';

export function formHandlers(forms: FormService): HandlersOf<'forms'> {
  return {
    'GET /forms/:formId': async ({ params }) => toPublicForm(await forms.one(params.formId)),
  };
}
