import { type FormField, type FormValue, limits } from '@arena/domain';
import { type ComponentProps, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { AnswerControl } from '#ui/fields/AnswerControl.tsx';
import { ClearChoice, FieldGroup } from '#ui/fields/Field.tsx';
import styles from './FormFieldControl.module.css';

/** A field of a public form with its answer and its problem. */
interface FieldProps {
  field: FormField;
  value: FormValue | undefined;
  problem: string | undefined;
  onAnswer: (value: FormValue | undefined) => void;
}

const { min, max } = limits.rating;
const LEVELS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** A rating from 1 to 5: radio buttons, highlighted up to the chosen one. */
function RatingField({ field, value, problem, onAnswer }: FieldProps) {
  const id = useId();
  const chosen = typeof value === 'number' ? value : 0;
  return (
    <FieldGroup
      label={field.label}
      hint={`${min} es lo más bajo y ${max} lo más alto.`}
      error={problem}
      required={field.required}
    >
      <div className={styles.levels}>
        {LEVELS.map((level) => (
          <label
            key={level}
            htmlFor={`${id}-${level}`}
            className={classes(styles.level, level <= chosen && styles.lit)}
          >
            <input
              id={`${id}-${level}`}
              type="radio"
              name={field.id}
              required={field.required}
              checked={level === chosen}
              onChange={() => onAnswer(level)}
            />
            <span className={styles.zone} aria-hidden="true">
              {level}
            </span>
            <span className="visually-hidden">{`${level} de ${max}`}</span>
          </label>
        ))}
      </div>
      {field.required || value === undefined ? null : <ClearChoice onClear={() => onAnswer(undefined)} />}
    </FieldGroup>
  );
}

/** Inputs of one-line types. Numbers use text inputs, because browsers hide invalid numbers. */
const inputs: Partial<Record<FormField['type'], ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
  date: { type: 'date', max: '9999-12-31' },
};

/** A field of a public form, by its type. */
export function FormFieldControl(props: FieldProps) {
  const { field, value, problem, onAnswer } = props;
  const { id, type, label, placeholder, required } = field;
  if (type === 'rating') return <RatingField {...props} />;
  return (
    <AnswerControl
      label={label}
      asked={field}
      answer={typeof value === 'number' ? undefined : value}
      error={problem}
      onChange={onAnswer}
      noChoice={placeholder || 'Elige una opción'}
      control={{ name: id, required }}
      written={{ ...inputs[type], placeholder }}
    />
  );
}
