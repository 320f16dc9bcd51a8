import { fieldTypeLabel } from '../field/field-type.schema.ts';
import type { FormField } from './form.schema.ts';

/** Describes a form field in one line for organisers. */
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
