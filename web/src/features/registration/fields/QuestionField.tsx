import type { ActiveQuestion } from '@arena/domain';
import { type UseFormReturn, useController } from 'react-hook-form';
import { AnswerControl } from '#ui/fields/AnswerControl.tsx';
import type { RegistrationValues } from './registration-values.ts';

export function QuestionField({
  question,
  form,
}: {
  question: ActiveQuestion;
  form: UseFormReturn<RegistrationValues>;
}) {
  const { field, fieldState } = useController({ control: form.control, name: `answers.${question.id}` });
  const { value, onChange, ...control } = field;
  return (
    <AnswerControl
      label={question.text}
      asked={question}
      answer={value}
      error={fieldState.error?.message}
      onChange={onChange}
      noChoice="Selecciona una opción épica"
      control={control}
      written={{ placeholder: question.placeholder }}
    />
  );
}
