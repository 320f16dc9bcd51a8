import { counted } from '@arena/domain';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Emblem } from '#ui/pictures/Picture.tsx';
import { EntrySearchField } from '../EntrySearchField.tsx';
import { useOwnEntryIds } from '../own-entries.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { useEntrySearch } from '../use-entry-search.ts';

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
      <p className="muted">{count}. Los grupos salen con el sorteo.</p>
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
