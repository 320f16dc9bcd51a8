import { nameKey } from '@arena/domain';
import { useAfterPaint } from '#lib/page/after-paint.ts';
import { SearchField } from '#ui/fields/SearchField.tsx';
import type { EntrySearch } from './use-entry-search.ts';

/** Lists of this length and more can be searched. */
const SEARCHABLE = 16;

/** The field of a search, above the list of these entries; nothing for a short list. */
export function EntrySearchField({ ids, search }: { ids: readonly string[]; search: EntrySearch }) {
  // Disabled before hydration, because the text would be lost.
  const isReady = useAfterPaint();
  if (ids.length < SEARCHABLE) return null;
  const { query, setQuery, matches } = search;
  const count = ids.filter(matches).length;
  return (
    <>
      <SearchField
        label="Buscar en la lista"
        placeholder="Busca un nombre"
        query={query}
        onChange={setQuery}
        disabled={!isReady}
        found={nameKey(query) === '' ? '' : String(count)}
      />
      {count === 0 ? <p className="muted">Nadie coincide. Prueba con otra palabra.</p> : null}
    </>
  );
}
