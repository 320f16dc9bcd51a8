import { type FormField, limits } from '@arena/domain';
import type { ComponentProps } from 'react';
import { type ControlProps, Field } from '../../../ui/fields/Field.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import type { FieldProps } from './field-props.ts';
import { RatingField } from './RatingField.tsx';

/** How each one-line type is typed. Numbers are a text, because a browser hides from us what isn't one. */
const inputs: Partial<Record<FormField['type'], ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
  date: { type: 'date', max: '9999-12-31' },
};

function Control({ field, value, onAnswer, control }: FieldProps & { control: ControlProps }) {
  const { id, type, placeholder, required, options } = field;
  const common = {
    ...control,
    name: id,
    required,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
  };
  if (type === 'textarea') return <textarea {...common} rows={limits.textareaRows} placeholder={placeholder} />;
  if (type !== 'select') return <input type="text" {...inputs[type]} {...common} placeholder={placeholder} />;
  return (
    <select {...common}>
      <option value="">{placeholder || 'Elige una opción'}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

/** A field of a public form in the shape its type asks for; an unknown type is a text (specification, section 3). */
export function FormFieldControl(props: FieldProps) {
  const { type, label, required } = props.field;
  if (type === 'radio' || type === 'checkbox') return <ChoicesField {...props} />;
  if (type === 'rating') return <RatingField {...props} />;
  return (
    <Field label={label} error={props.problem} required={required}>
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}
