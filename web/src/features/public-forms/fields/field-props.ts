import type { FormField, FormValue } from '@arena/domain';

/** A field of a public form with what was answered, what is wrong with it, and how to answer it. */
export interface FieldProps {
  field: FormField;
  value: FormValue | undefined;
  problem: string | undefined;
  onAnswer: (value: FormValue | undefined) => void;
}
