import { useOnline } from '../../../lib/calls/online.ts';
import { useNow } from '../../../lib/time/clock.ts';
import { agoText } from '../../../lib/time/time-text.ts';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { retryTournaments, type TournamentList } from '../tournament-list.ts';
import styles from './ListNotice.module.css';

/**
 * Says plainly when the list on the screen isn't of now, how old it is, and lets the visitor try again. Where there is
 * one, this comes and goes while it is read: its place is the foot of the screen, where it moves nothing.
 */
export function ListNotice({ list }: { list: TournamentList }) {
  const online = useOnline();
  const age = useNow((now) => (list.readAt === null ? null : agoText(now.getTime() - list.readAt)));
  if (list.state !== 'failed') return null;
  const reason = online ? 'No pudimos actualizar los torneos.' : 'Estás sin conexión.';
  return (
    <Notice tone="warning">
      {age === null ? reason : `${reason} Ves la lista de ${age}.`}{' '}
      <button type="button" className={styles.retry} onClick={() => void retryTournaments()}>
        Reintentar
      </button>
    </Notice>
  );
}
