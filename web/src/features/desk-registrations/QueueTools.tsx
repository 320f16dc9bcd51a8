import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPaths } from '../../lib/desk-paths.ts';
import { Chips } from '../../ui/Chips.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { filters } from './arrange.ts';
import { ExportButton } from './ExportButton.tsx';
import { filterLabel, registrationsText } from './labels.ts';
import styles from './QueueTools.module.css';
import type { Tournaments } from './queue.ts';
import type { Arranged } from './use-arranged.ts';

interface Props {
  tournamentId: string | null;
  tournaments: Tournaments;
  arranged: Arranged;
  input: Ref<HTMLInputElement>;
}

/** Which tournament, which words and which status: what the list below shows. */
export function QueueTools({ tournamentId, tournaments, arranged, input }: Props) {
  const navigate = useNavigate();
  const { query, setQuery, filter, setFilter, counts, ids } = arranged;
  const tournament = tournaments?.get(tournamentId ?? '');
  const isKnown = tournamentId === null || tournament !== undefined;
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <select
          className={styles.tournament}
          aria-label="Torneo"
          value={tournamentId ?? ''}
          onChange={(event) => void navigate(deskPaths.registrations(event.target.value || undefined))}
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
        {tournament ? <ExportButton tournament={tournament} /> : null}
      </div>
      <SearchField
        input={input}
        label="Buscar inscripciones"
        placeholder="Nombre, ID, correo o teléfono"
        query={query}
        onChange={setQuery}
        found={query.trim() === '' ? '' : ids.length === 0 ? 'Ninguna' : registrationsText(ids.length)}
      />
      <Chips
        label="Mostrar"
        options={filters.map((value) => ({ value, label: filterLabel[value], count: counts[value] }))}
        value={filter}
        onChange={setFilter}
      />
    </div>
  );
}
