import type { RefObject } from 'react';
import { SearchField } from '../../ui/fields/SearchField.tsx';

function countText(count: number): string {
  if (count === 0) return 'Sin resultados';
  return count === 1 ? '1 respuesta' : `${count} respuestas`;
}

interface Props {
  query: string;
  onChange: (query: string) => void;
  input: RefObject<HTMLInputElement | null>;
  /** How many answers were found; null where nothing is searched. */
  count: number | null;
}

/** The search over the questions. It says how many answers are left, to everybody. */
export function FaqSearch({ query, onChange, input, count }: Props) {
  return (
    <SearchField
      label="Busca tu duda"
      placeholder="Busca: premio, ID, edad…"
      query={query}
      onChange={onChange}
      input={input}
      found={count === null ? '' : countText(count)}
    />
  );
}
