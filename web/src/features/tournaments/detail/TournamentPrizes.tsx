import { type PublicTournament, podiumPrizes } from '@arena/domain';
import styles from './Prizes.module.css';

/** Font size by length, so that the first prize fits its column. */
function sizeOf(prize: string): string | undefined {
  if (prize.length <= 7) return styles.large;
  return prize.length <= 11 ? styles.medium : styles.small;
}

/** The podium and the prize in the organiser's words, as far as known. */
export function TournamentPrizes({ tournament }: { tournament: Pick<PublicTournament, 'prizePool' | 'prize'> }) {
  const places = podiumPrizes(tournament.prizePool);
  if (places.length === 0) {
    return <p className={styles.plain}>{tournament.prize || 'Premio por anunciar'}</p>;
  }
  const isSaid = places.some(({ prize }) => prize === tournament.prize);
  return (
    <div className={styles.prizes}>
      <dl className={styles.podium}>
        {places.map(({ place, prize }) => (
          <div key={place} className={sizeOf(prize)}>
            <dt>{place}</dt>
            <dd>{prize}</dd>
          </div>
        ))}
      </dl>
      {tournament.prize && !isSaid ? <p className="muted">{tournament.prize}</p> : null}
    </div>
  );
}
