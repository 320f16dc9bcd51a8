import { counted, type Results } from '@arena/domain';
import { matchesText } from '#ui/texts/competition-texts.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { parts } from '../standings-view.ts';
import { Part } from './Part.tsx';

/** Says of how many matches the kills by player are known. */
function killsNote(known: Results['playerKillMatches']): string {
  if (known === undefined) return 'De las partidas que traen las bajas de cada jugador.';
  const { matches, of } = known;
  if (matches === of) return 'De todas las partidas jugadas.';
  return `Las bajas de cada jugador se saben de ${matches} de ${matchesText(of)}.`;
}

/** The players with the most kills, if results have kills by player. */
export function TopPlayers() {
  const { results, nameOf } = useShown();
  const { topPlayers = [], playerKillMatches } = results;
  const [first] = topPlayers;
  if (first === undefined) return null;
  return (
    <Part of={parts.players} note={killsNote(playerKillMatches)}>
      <ol className={styles.way}>
        {topPlayers.map(({ entryId, nickname, kills, matches }) => (
          <li key={`${entryId} ${nickname}`}>
            <span>
              {kills === first.kills ? <strong>MVP </strong> : null}
              {nickname} <span className={styles.status}>{nameOf(entryId)}</span>
            </span>
            <span className={styles.result}>{matchesText(matches)}</span>
            <strong>{counted(kills, 'baja', 'bajas')}</strong>
          </li>
        ))}
      </ol>
    </Part>
  );
}
