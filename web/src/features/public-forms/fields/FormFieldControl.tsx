import { type FormField, type FormValue, limits } from '@arena/domain';
import { type ComponentProps, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { ClearChoice, type ControlProps, Field, FieldGroup } from '../../../ui/fields/Field.tsx';
import styles from './FormFieldControl.module.css';

/** A field of a public form with what was answered, what is wrong with it, and how to answer it. */
interface FieldProps {
  field: FormField;
  value: FormValue | undefined;
  problem: string | undefined;
  onAnswer: (value: FormValue | undefined) => void;
}

function ClearAnswer({ field, value, onAnswer }: FieldProps) {
  return field.required || value === undefined ? null : <ClearChoice onClear={() => onAnswer(undefined)} />;
}

/** A choice of one option (radio) or of several (checkbox, answered with a list in the options' order). */
function ChoicesField(props: FieldProps) {
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

const { min, max } = limits.rating;
const LEVELS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** A rating from 1 to 5: radio buttons drawn as zones, lit up to the one chosen. */
function RatingField(props: FieldProps) {
  const { field, value, problem, onAnswer } = props;
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
      <ClearAnswer {...props} />
    </FieldGroup>
  );
}

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
