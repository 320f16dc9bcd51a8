import { type Match, nameKey } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { useCompetition } from '../competition-context.ts';
import styles from './MatchDay.module.css';

/** Lists of this length and more can be searched. */
const SEARCHABLE = 16;

interface Props {
  label: string;
  match: Match;
  /** Entries to list. */
  ids: readonly string[];
  /** The control or fact of a row. */
  action: (entryId: string) => ReactNode;
}

/** Entries of a lobby with their slots, one a row, found by name or slot. */
export function LobbyList({ label, match, ids, action }: Props) {
  const planned = useCompetition();
  const [query, setQuery] = useState('');
  const stage = planned.competition.stages.find(({ id }) => id === match.stageId);
  const drawn = stage?.groups.find(({ id }) => id === match.groupId)?.entryIds ?? [];
  const wanted = nameKey(query);
  const rows = ids
    .map((id) => ({ id, slot: drawn.indexOf(id) + 1, name: planned.nameOf(id) }))
    .toSorted((a, b) => a.slot - b.slot)
    .filter(({ id, slot, name }) => {
      const players = planned.entries.find((entry) => entry.id === id)?.players ?? [];
      const text = nameKey([name, ...players.map(({ nickname }) => nickname)].join(' '));
      return wanted === '' || String(slot) === wanted || text.includes(wanted);
    });
  return (
    <>
      {ids.length < SEARCHABLE ? null : (
        <SearchField
          label={`Buscar: ${label}`}
          placeholder="Nombre o slot"
          query={query}
          onChange={setQuery}
          found={wanted === '' ? '' : String(rows.length)}
        />
      )}
      <Stack as="ul" className={styles.lobby} aria-label={label}>
        {rows.map(({ id, slot, name }) => (
          <li key={id}>
            <span className={styles.slot}>{slot}</span>
            <span className={styles.lobbyName}>{name}</span>
            {action(id)}
          </li>
        ))}
      </Stack>
      {rows.length === 0 && wanted !== '' ? <Note size="text">Nadie coincide. Prueba con otra palabra.</Note> : null}
    </>
  );
}
