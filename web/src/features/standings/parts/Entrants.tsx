import { counted, nameKey } from '@arena/domain';
import { useAfterPaint } from '#lib/page/after-paint.ts';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { Emblem } from '#ui/pictures/Picture.tsx';
import styles from '../Standings.module.css';
import { type EntrySearch, useEntrySearch, useOwnEntryIds, useShown } from '../standings-context.ts';

/** Says who plays, by public names, until the draw. */
export function Entrants() {
  const { file, results } = useShown();
  const search = useEntrySearch();
  const own = useOwnEntryIds(file.tournament.id);
  const playing = results.entries
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  if (playing.length === 0) return <EmptyNote>Todavía no se sabe quién juega.</EmptyNote>;
  const isTeam = results.teamSize > 1;
  const count = counted(playing.length, isTeam ? 'equipo' : 'jugador', isTeam ? 'equipos' : 'jugadores');
  return (
    <>
      <Note size="text">{count}. Los grupos salen con el sorteo.</Note>
      <EntrySearchField ids={playing.map(({ id }) => id)} search={search} />
      <ul className={styles.rows} aria-label="Quién juega">
        {playing
          .filter(({ id }) => search.matches(id))
          .map(({ id, name, emblem }) => (
            <li key={id} className={styles.entrant}>
              <Emblem id={emblem} className={styles.emblem} />
              {name}
              {own.includes(id) ? <strong className={styles.own}> Tú</strong> : null}
            </li>
          ))}
      </ul>
    </>
  );
}

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
      {count === 0 ? <Note size="text">Nadie coincide. Prueba con otra palabra.</Note> : null}
    </>
  );
}
