import { type FormField, limits } from '@arena/domain';
import type { ComponentProps, RefCallback } from 'react';
import { Choice } from './Choice.tsx';
import { ClearChoice, Field, FieldGroup } from './Field.tsx';

interface Props {
  label: string;
  /** A question, or a field of a public form. */
  asked: Pick<FormField, 'type' | 'options' | 'required'>;
  answer: string | readonly string[] | undefined;
  error: string | undefined;
  onChange: (answer: string | string[]) => void;
  noChoice: string;
  /** Props of each native control; the first of several gets the ref. */
  control: { name: string; required?: boolean; onBlur?: () => void; ref?: RefCallback<HTMLElement> };
  written?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'max' | 'maxLength' | 'placeholder'>;
}

function Options({ label, asked, answer, error, onChange, control }: Props) {
  const { options, required } = asked;
  const chosen = [answer ?? []].flat();
  const isOne = asked.type === 'radio';
  const toggled = (option: string) => options.filter((each) => (each === option) !== chosen.includes(each));
  return (
    <FieldGroup label={label} error={error} required={required}>
      {options.map((option, index) => (
        <Choice
          key={option}
          label={option}
          type={isOne ? 'radio' : 'checkbox'}
          {...control}
          ref={index === 0 ? control.ref : undefined}
          required={isOne && control.required}
          checked={chosen.includes(option)}
          onChange={() => onChange(isOne ? option : toggled(option))}
        />
      ))}
      {isOne && !required && chosen.join('') !== '' ? <ClearChoice onClear={() => onChange('')} /> : null}
    </FieldGroup>
  );
}

/** The control of an answer, by type; unknown types are texts. */
export function AnswerControl(props: Props) {
  const { label, asked, answer, error, onChange, noChoice, written } = props;
  const { type, options, required } = asked;
  if (type === 'radio' || type === 'checkbox') return <Options {...props} />;
  const value = [answer ?? []].flat().join(', ');
  const onType = (event: { target: { value: string } }) => onChange(event.target.value);
  return (
    <Field label={label} error={error} required={required}>
      {(field) => {
        const control = { ...field, ...props.control, value, onChange: onType };
        if (type === 'textarea') return <textarea {...control} {...written} rows={limits.textareaRows} />;
        if (type !== 'select') return <input type="text" {...control} {...written} />;
        return (
          <select {...control}>
            <option value="">{noChoice}</option>
            {value === '' || options.includes(value) ? null : <option>{value}</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}
