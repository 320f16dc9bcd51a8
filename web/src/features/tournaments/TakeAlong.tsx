import type { PublicTournament } from '@arena/domain';
import type { MouseEvent } from 'react';
import { paths } from '../../lib/paths.ts';
import { copyAddress, hasShareSheet, openShareSheet, whatsAppLink } from '../../lib/share.ts';
import { LateIcon } from '../../ui/LateIcon.tsx';
import { useToast } from '../../ui/toast-context.ts';
import styles from './TakeAlong.module.css';

export interface TakeAlongProps {
  tournament: Pick<PublicTournament, 'id' | 'name' | 'date'>;
}

/** Passes the tournament on. Without JavaScript, or a sharing sheet, it is a link to WhatsApp. */
function Share({ tournament: { id, name } }: TakeAlongProps) {
  const toast = useToast();
  const link = { title: name, url: `${import.meta.env.VITE_SITE_URL}${paths.tournament(id)}` };
  const copy = async () => {
    if (await copyAddress(link)) toast('success', 'Enlace copiado: pégalo donde quieras compartirlo.');
  };
  const share = async () => {
    if (!(await openShareSheet(link))) await copy();
  };
  const onClick = (event: MouseEvent) => {
    if (!hasShareSheet()) {
      void copy();
      return;
    }
    event.preventDefault();
    void share();
  };
  return (
    <a className={styles.way} href={whatsAppLink(link)} target="_blank" rel="noreferrer" onClick={onClick}>
      <LateIcon name="share" size={20} />
      Compartir
    </a>
  );
}

/** The ways to take a tournament along: to one's friends, and into one's calendar. */
export function TakeAlong({ tournament }: TakeAlongProps) {
  return (
    <div className={styles.ways}>
      <Share tournament={tournament} />
      {tournament.date === null ? null : (
        <a className={styles.way} href={paths.calendar(tournament.id)}>
          <LateIcon name="calendar" size={20} />
          Agregar al calendario
        </a>
      )}
    </div>
  );
}
