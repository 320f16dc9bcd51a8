import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import { Chips } from '../../../ui/fields/Chips.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { type Filter, filters } from '../arranging/arrange.ts';
import type { Arranged } from '../arranging/use-arranged.ts';
import type { Tournaments } from '../queue/queue.ts';
import { filterLabel } from '../rows/labels.ts';
import { ExportButton } from './ExportButton.tsx';
import { KeyHint } from './KeyHint.tsx';
import styles from './QueueTools.module.css';

interface Props {
  tournamentId: string | null;
  tournaments: Tournaments;
  arranged: Arranged;
  input: Ref<HTMLInputElement>;
  /** What a search has found, in two words. */
  found: string;
}

/** Where nobody confirms, is under 18, was renamed, or waits for a place, nobody is asked for. */
const SELDOM: readonly Filter[] = ['silent', 'guardian', 'renamed', 'waiting'];

/** Which tournament, which words and which status: what the list below shows. */
export function QueueTools({ tournamentId, tournaments, arranged, input, found }: Props) {
  const navigate = useNavigate();
  const { query, setQuery, filter, setFilter, counts, isCounted } = arranged;
  const tournament = tournaments?.get(tournamentId ?? '');
  const shown = filters.filter((each) => !SELDOM.includes(each) || filter === each || counts[each] > 0);
  const isKnown = tournamentId === null || tournament !== undefined;
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <select
          className={styles.tournament}
          aria-label="Torneo"
          value={tournamentId ?? ''}
          onChange={(event) => void navigate(deskPath('registrations', { tournamentId: event.target.value || null }))}
        >
          <option value="">Todos los torneos</option>
          {isKnown ? null : (
            <option value={tournamentId}>{tournaments === null ? 'Este torneo' : 'Torneo anterior'}</option>
          )}
          {[...(tournaments ?? [])].map(([id, { name }]) => (
            <option key={id} value={id}>
              {name || 'Sin nombre'}
            </option>
          ))}
        </select>
        {tournamentId === null || tournament ? <ExportButton tournament={tournament ?? null} /> : null}
      </div>
      <SearchField
        input={input}
        label="Buscar inscripciones"
        placeholder="Nombre, ID o contacto"
        query={query}
        onChange={setQuery}
        found={found}
      />
      <Chips
        label="Mostrar"
        options={shown.map((value) => ({
          value,
          label: filterLabel[value],
          count: isCounted(value) ? counts[value] : undefined,
        }))}
        value={filter}
        onChange={setFilter}
      />
      <KeyHint />
    </div>
  );
}
