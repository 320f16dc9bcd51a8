import { fieldTypeLabel } from '../field/field-type.schema.ts';
import type { FormField } from './form.schema.ts';

/** All of a field of a form in one line, as organisers read it. */
export function formFieldText({ label, type, required, options, placeholder }: FormField): string {
  const parts = [
    label,
    fieldTypeLabel[type],
    required ? 'obligatorio' : 'opcional',
    options.join(', '),
    placeholder && `ejemplo: ${placeholder}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
