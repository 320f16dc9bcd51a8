import { limits, type Question } from '@arena/domain';
import { Choice } from './Choice.tsx';
import { ClearChoice, Field, FieldGroup } from './Field.tsx';

interface Props {
  question: Pick<Question, 'id' | 'text' | 'type' | 'options' | 'required'>;
  answer: string | readonly string[] | undefined;
  error: string | undefined;
  onChange: (answer: string | string[]) => void;
}

function Options({ question, answer, error, onChange }: Props) {
  const chosen = [answer ?? []].flat();
  const isOne = question.type === 'radio';
  const choose = (option: string, isChosen: boolean) => {
    if (isOne) onChange(option);
    else onChange(question.options.filter((one) => (one === option ? isChosen : chosen.includes(one))));
  };
  return (
    <FieldGroup label={question.text} error={error} required={question.required}>
      {question.options.map((option) => (
        <Choice
          key={option}
          label={option}
          type={isOne ? 'radio' : 'checkbox'}
          name={`answers.${question.id}`}
          checked={chosen.includes(option)}
          onChange={(event) => choose(option, event.target.checked)}
        />
      ))}
      {isOne && !question.required && chosen.join('') !== '' ? <ClearChoice onClear={() => onChange('')} /> : null}
    </FieldGroup>
  );
}

/** The answer to one question, in a control of its kind. */
export function AnswerControl(props: Props) {
  const { question, answer, error, onChange } = props;
  if (question.type === 'radio' || question.type === 'checkbox') return <Options {...props} />;
  const value = [answer ?? []].flat().join(', ');
  const isKnown = value === '' || question.options.includes(value);
  return (
    <Field label={question.text} error={error} required={question.required}>
      {(control) => {
        const shared = { ...control, name: `answers.${question.id}`, value };
        if (question.type === 'select') {
          return (
            <select {...shared} onChange={(event) => onChange(event.target.value)}>
              <option value="">Sin respuesta</option>
              {isKnown ? null : <option>{value}</option>}
              {question.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        const onType = (event: { target: { value: string } }) => onChange(event.target.value);
        if (question.type === 'text')
          return <input {...shared} maxLength={limits.answerCharacters} onChange={onType} />;
        return (
          <textarea {...shared} rows={limits.textareaRows} maxLength={limits.answerCharacters} onChange={onType} />
        );
      }}
    </Field>
  );
}
