import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldGroup } from '../../../ui/fields/Field.tsx';
import { ClearAnswer } from './ClearAnswer.tsx';
import type { FieldProps } from './field-props.ts';

/** A choice of one option (radio) or of several (checkbox, answered with a list in the options' order). */
export function ChoicesField(props: FieldProps) {
  const { field, value, problem, onAnswer } = props;
  const { id, label, required, options } = field;
  const isSingle = field.type === 'radio';
  const chosen = [value ?? []].flat();
  const toggled = (option: string) =>
    options.filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each)));

  return (
    <FieldGroup label={label} error={problem} required={required}>
      {options.map((option) => (
        <Choice
          key={option}
          label={option}
          type={isSingle ? 'radio' : 'checkbox'}
          name={id}
          required={required && isSingle}
          checked={chosen.includes(option)}
          onChange={() => onAnswer(isSingle ? option : toggled(option))}
        />
      ))}
      {isSingle ? <ClearAnswer {...props} /> : null}
    </FieldGroup>
  );
}
