import type { Form } from '@arena/domain';
import { FormFrame } from '../../features/public-forms/FormFrame.tsx';
import { PublicForm } from '../../features/public-forms/PublicForm.tsx';

/** A public form as its readers see it. */
export function FormPreview({ form }: { form: Form }) {
  return (
    <FormFrame back>
      <PublicForm form={form} />
    </FormFrame>
  );
}
