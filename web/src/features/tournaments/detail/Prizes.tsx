import { type PublicTournament, parsePrizePool } from '@arena/domain';
import styles from './Prizes.module.css';

/** How large the first prize can be written without breaking in its column: characters and up. */
function sizeOf(prize: string): string | undefined {
  if (prize.length <= 7) return styles.large;
  return prize.length <= 11 ? styles.medium : styles.small;
}

function podium(prizePool: string): { place: string; prize: string }[] {
  const { firstPlacePrize, secondPlacePrize, thirdPlacePrize } = parsePrizePool(prizePool);
  return [
    { place: '1er', prize: firstPlacePrize },
    { place: '2do', prize: secondPlacePrize },
    { place: '3er', prize: thirdPlacePrize },
  ].flatMap(({ place, prize }) => (prize === null ? [] : [{ place, prize }]));
}

/** What there is to win: the podium and the prize in the organiser's words, as far as either is known. */
export function Prizes({ tournament }: { tournament: Pick<PublicTournament, 'prizePool' | 'prize'> }) {
  const places = podium(tournament.prizePool);
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
