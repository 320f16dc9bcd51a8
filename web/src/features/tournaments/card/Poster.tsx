import { extentOfPicture, type PublicTournament, pictureAddress } from '@arena/domain';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Poster.module.css';

/** A tournament's poster, whole; a tap opens it as large as it is kept. Nothing where it has none. */
export function Poster({ tournament: { name, poster } }: { tournament: PublicTournament }) {
  if (poster === null || extentOfPicture(poster) === null) return null;
  return (
    <a className={styles.poster} href={pictureAddress(poster, 'large')} target="_blank" rel="noreferrer">
      <Picture id={poster} size="medium" alt={`Póster de ${name}`} />
    </a>
  );
}
