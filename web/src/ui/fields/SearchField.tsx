import type { Ref } from 'react';
import styles from './SearchField.module.css';

interface Props {
  label: string;
  placeholder: string;
  query: string;
  onChange: (query: string) => void;
  input?: Ref<HTMLInputElement>;
  disabled?: boolean;
  /** The number of results in words; empty without a search. Announced to screen readers. */
  found: string;
}

/** Filters the screen while typing. */
export function SearchField({ label, placeholder, query, onChange, input, disabled = false, found }: Props) {
  return (
    <search className={styles.search}>
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        disabled={disabled}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      <output className={styles.count}>{found}</output>
    </search>
  );
}
