import { Form } from '../form/form.schema.ts';
import { DocumentId } from '../ids.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

export const formEndpoints = defineEndpoints({
  'GET /forms/:formId': {
    summary: 'A public form; an inactive one comes without its fields',
    access: 'visitor',
    params: z.strictObject({ formId: DocumentId }),
    reply: Form,
    errors: ['form_not_found'],
  },
});
