import { type ActiveQuestion, limits } from '@arena/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field, FieldGroup } from '../../../ui/fields/Field.tsx';

interface Props {
  question: ActiveQuestion;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

function OptionsGroup({ question, field, error }: Props) {
  return (
    <FieldGroup label={question.text} error={error} required={question.required}>
      {question.options.map((option) => (
        <Choice
          key={option}
          label={option}
          type={question.type === 'radio' ? 'radio' : 'checkbox'}
          value={option}
          {...field}
        />
      ))}
    </FieldGroup>
  );
}

/** One question of the organisers, as a field of its kind (specification, section 5). */
export function QuestionField({ question, field, error }: Props) {
  const { type, text, required, placeholder, options } = question;
  if (type === 'radio' || type === 'checkbox') return <OptionsGroup question={question} field={field} error={error} />;
  return (
    <Field label={text} error={error} required={required}>
      {(control) => {
        if (type === 'textarea') {
          return <textarea {...control} {...field} rows={limits.textareaRows} placeholder={placeholder} />;
        }
        if (type === 'text') return <input {...control} {...field} type="text" placeholder={placeholder} />;
        return (
          <select {...control} {...field}>
            <option value="">Selecciona una opción épica</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}
