import { counted, isCounted, type MyLobby, type MyMatch, type MyRegistration, stageResultText } from '@arena/domain';
import { community } from '#lib/community.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import styles from './MyRegistration.module.css';
import { startText } from './registration-texts';

const [chat] = community.links;

function resultText({ state, placement, kills }: MyMatch): string | null {
  if (state === 'playing') return 'Se está jugando';
  if (state === 'scheduled') return null;
  if (placement === null && kills === null) return 'Sin resultado tuyo';
  const place = placement === null ? [] : [`Puesto ${placement}`];
  const count = kills === null ? [] : [counted(kills, 'baja', 'bajas')];
  return [...place, ...count].join(', ');
}

/** The entries of the player's group, by slot. */
function Lobby({ lobby: { slot, names } }: { lobby: MyLobby }) {
  return (
    <details>
      <summary className="touch">Con quién juegas ({names.length - 1})</summary>
      <ol className={styles.lobby}>
        {names.map((name, index) => (
          <li key={name}>
            {name}
            {index + 1 === slot ? <strong> Tú</strong> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The player's matches: lobby, time, result, and how to report a mistake. */
export function OwnMatches({ matches, standing, lobby }: Pick<MyRegistration, 'matches' | 'standing' | 'lobby'>) {
  const zone = useViewerZone();
  if (matches.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>Tus partidas</h2>
      {standing === null ? null : <p className={styles.name}>{stageResultText(standing).title}</p>}
      <ol className={styles.matches}>
        {matches.map((match) => {
          const { id, number, slot, stage, group, map, startsAt } = match;
          return (
            <li key={id}>
              <p className={styles.name}>Partida {number}</p>
              <p>{resultText(match) ?? startText(startsAt, zone)}</p>
              <p className="muted">{[stage, group, `slot ${slot}`, map].filter(Boolean).join(' · ')}</p>
            </li>
          );
        })}
      </ol>
      {lobby === null || lobby.names.length < 2 ? null : <Lobby lobby={lobby} />}
      {matches.some(isCounted) ? (
        <p>
          ¿Algo está mal?{' '}
          <a href={chat.href} target="_blank" rel="noreferrer">
            Dilo en el chat
          </a>
        </p>
      ) : null}
    </section>
  );
}
