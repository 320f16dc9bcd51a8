import { figure, type HistoryRecord, type RecordKind } from '@arena/domain';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import styles from './History.module.css';
import { PlayerName } from './PlayerName.tsx';

const recordText: Record<RecordKind, string> = {
  titles: 'Más títulos',
  wins: 'Más Booyahs',
  killsInMatch: 'Más bajas en una partida',
  killsInTournament: 'Más bajas en un torneo',
  comeback: 'La mayor remontada',
};

function valueText({ kind, value }: HistoryRecord): string {
  return kind === 'comeback' ? `${value}.º → 1.º` : figure(value);
}

/** The best of all tournaments. */
export function Records({ records }: { records: readonly HistoryRecord[] }) {
  const title = useId();
  if (records.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title}>Récords</h2>
      <dl className={styles.records}>
        {records.map((record) => (
          <div key={record.kind} className={styles.record}>
            <dt>{recordText[record.kind]}</dt>
            <dd>
              <strong className={styles.figure}>{valueText(record)}</strong>
              <span className={styles.holder}>
                {record.holders.map((holder, index) => (
                  <Fragment key={holder.playerId ?? holder.name}>
                    {index === 0 ? '' : ', '}
                    <PlayerName of={holder} />
                  </Fragment>
                ))}
              </span>
              {record.tournament === null ? null : (
                <Link className={styles.note} to={paths.standings(record.tournament.id)}>
                  {record.tournament.name}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
