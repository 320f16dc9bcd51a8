import { type ActiveQuestion, limits } from '@arena/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { ClearChoice, Field, FieldGroup } from '../../../ui/fields/Field.tsx';
import type { RegistrationValues } from './registration-values.ts';

interface Props {
  question: ActiveQuestion;
  form: UseFormReturn<RegistrationValues>;
  error: string | undefined;
}

function ClearAnswer({ question, form }: Props) {
  const name = `answers.${question.id}` as const;
  const answer = useWatch({ control: form.control, name });
  return answer === '' ? null : <ClearChoice onClear={() => form.setValue(name, '')} />;
}

function OptionsGroup(props: Props) {
  const { question, form, error } = props;
  return (
    <FieldGroup label={question.text} error={error} required={question.required}>
      {question.options.map((option) => (
        <Choice
          key={option}
          label={option}
          type={question.type === 'radio' ? 'radio' : 'checkbox'}
          value={option}
          {...form.register(`answers.${question.id}`)}
        />
      ))}
      {question.type === 'radio' && !question.required ? <ClearAnswer {...props} /> : null}
    </FieldGroup>
  );
}

/** One question of the organisers, as a field of its kind (specification, section 5). */
export function QuestionField(props: Props) {
  const { question, form, error } = props;
  const { id, type, text, required, placeholder, options } = question;
  if (type === 'radio' || type === 'checkbox') return <OptionsGroup {...props} />;
  const field = form.register(`answers.${id}`);
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
