import { counted, figure, type HistoryPage, type HistoryRecord, limits, type RecordKind } from '@arena/domain';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { NICKNAME_PARAMETER, paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LinkList, LinkListItem } from '#ui/layout/LinkList.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from './History.module.css';
import { Months } from './Months.tsx';
import { PlayerName } from './PlayerName.tsx';
import { Years } from './Years.tsx';

function NothingYet() {
  return (
    <Section>
      <EmptyState
        title="Historial"
        figure="0"
        unit="torneos"
        actions={<ButtonLink to={paths.tournaments()}>Ver torneos activos</ButtonLink>}
      >
        <p>
          <strong>Próximamente</strong>
        </p>
        <p>Aquí vas a encontrar los torneos pasados con sus resultados y campeones.</p>
      </EmptyState>
    </Section>
  );
}

/** Searches a nickname with a plain HTML form, which works without JavaScript. */
function Search({ search }: Pick<HistoryPage, 'search'>) {
  return (
    <div className={classes('below gap-4', styles.part)}>
      <search>
        <form className={styles.search} action={paths.history()} method="get">
          <input
            className={styles.input}
            type="search"
            name={NICKNAME_PARAMETER}
            aria-label="Tu apodo en Free Fire"
            placeholder="Tu apodo"
            // A Free Fire ID must not get into an address.
            pattern="(?!\s*\d{8,12}\s*$).*"
            title="Escribe tu apodo, no tu ID"
            maxLength={40}
            required
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={search?.typed ?? ''}
          />
          <Button type="submit">Buscar</Button>
        </form>
      </search>
      {search === null ? null : (
        <section className="below gap-4" aria-label="Jugadores encontrados">
          <p role="status">
            {search.found.length === 0
              ? `Nadie con el apodo «${search.typed}» terminó un torneo todavía. Prueba con una parte del apodo.`
              : search.found.length === limits.history.found
                ? `Los ${limits.history.found} apodos más parecidos a «${search.typed}».`
                : `${counted(search.found.length, 'jugador', 'jugadores')} con «${search.typed}» en el apodo.`}
          </p>
          <LinkList>
            {search.found.map(({ id, nickname, tournaments, titles }) => (
              <LinkListItem
                key={id}
                to={paths.player(id)}
                note={[
                  counted(tournaments, 'torneo', 'torneos'),
                  titles === 0 ? '' : counted(titles, 'título', 'títulos'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                {nickname}
              </LinkListItem>
            ))}
          </LinkList>
        </section>
      )}
    </div>
  );
}

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

function Records({ records }: { records: readonly HistoryRecord[] }) {
  const title = useId();
  if (records.length === 0) return null;
  return (
    <section className={classes('below gap-4', styles.part)} aria-labelledby={title}>
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
                {record.others === undefined ? null : ` y ${record.others} más`}
              </span>
              {record.tournament === null ? null : (
                <Link className="muted small" to={paths.standings(record.tournament.id)}>
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

/** A year's past tournaments, all records, and the search for players. */
export function History({
  page: { years, records, year, tournaments, tournamentPrizes, search },
}: {
  page: HistoryPage;
}) {
  if (years.length === 0) return <NothingYet />;
  const prizesPath = year === null || search !== null ? paths.prizes() : paths.prizesOf(year);
  return (
    <Section>
      <PageTitle title="Historial" />
      <Search search={search} />
      {search === null ? (
        <>
          <Months tournaments={tournaments} tournamentPrizes={tournamentPrizes} prizesPath={prizesPath} />
          <Records records={records} />
        </>
      ) : (
        <Link className="touch" to={paths.history()}>
          Ver todos los torneos pasados
        </Link>
      )}
      {search === null ? <Years years={years} year={year} pathOf={paths.historyOf} /> : null}
      <Link className="touch" to={prizesPath}>
        Ver todos los premios
      </Link>
    </Section>
  );
}
