import { useId } from 'react';
import styles from './Chips.module.css';

interface Props<Value extends string> {
  label: string;
  /** An unknown count is left out. */
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among a few, on one scrolling line on narrow screens. */
export function Chips<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count === undefined ? null : <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
