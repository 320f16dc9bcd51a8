import { limits } from '@arena/domain';
import { useId } from 'react';
import { FieldGroup } from '../../../ui/fields/Field.tsx';
import { ClearAnswer } from './ClearAnswer.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './RatingField.module.css';

const { min, max } = limits.rating;
const LEVELS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** A rating from 1 to 5: radio buttons drawn as zones, lit up to the one chosen. */
export function RatingField(props: FieldProps) {
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
            className={`${styles.level} ${level <= chosen ? styles.lit : ''}`}
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
