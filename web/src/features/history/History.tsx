import {
  counted,
  figure,
  groupedBy,
  type HistoryName,
  type HistoryPage,
  type HistoryPrizes,
  type HistoryRecord,
  type HistoryTournament,
  limits,
  monthText,
  type PublicPrize,
  type RecordKind,
  shortDateText,
  teamText,
} from '@arena/domain';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { NICKNAME_PARAMETER, paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { LinkList, LinkListItem } from '#ui/layout/LinkList.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';

import styles from './History.module.css';
import { prizesText } from './prizes-text.ts';

/** A name in the history, linked to the player's page if there is one. */
export function PlayerName({ of: { name, playerId } }: { of: HistoryName }) {
  return playerId === null ? name : <Link to={paths.player(playerId)}>{name}</Link>;
}

interface YearsProps {
  /** Years with tournaments, the latest first; `sin-fecha` for those without a date. */
  years: readonly string[];
  /** The shown year. */
  year: string | null;
  pathOf: (year: string) => string;
}

function yearText(year: string): string {
  return year === 'sin-fecha' ? 'Sin fecha' : year;
}

/** Links to the other years, if there are any. */
export function Years({ years, year, pathOf }: YearsProps) {
  if (years.length < 2) return null;
  return (
    <nav className={styles.years} aria-label="Años">
      {years.map((each) => (
        <Link key={each} className="touch" to={pathOf(each)} aria-current={each === year ? 'page' : undefined}>
          {yearText(each)}
        </Link>
      ))}
    </nav>
  );
}

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
    <Stack gap={4}>
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
        <Stack as="section" gap={4} aria-label="Jugadores encontrados">
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
        </Stack>
      )}
    </Stack>
  );
}

function playersText({ players, teamSize }: HistoryTournament): string {
  const { one, many } = teamText[teamSize];
  return counted(players, one, many);
}

/** A summary of a tournament's prizes: '2 recibidos, 1 atrasado'. */
function Standing({ prizes, path }: { prizes: readonly PublicPrize[]; path: string }) {
  const text = useServerNow((now) => prizesText(prizes, now));
  if (text === '') return null;
  return (
    <Link className="muted small" to={path}>
      Premios: {text}
    </Link>
  );
}

interface PastProps {
  tournament: HistoryTournament;
  prizes: readonly PublicPrize[];
  prizesPath: string;
}

function Past({ tournament, prizes, prizesPath }: PastProps) {
  const title = useId();
  const { id, name, date, podium } = tournament;
  return (
    <Stack as="article" gap={2} className={styles.past} aria-labelledby={title}>
      <Note size="small">
        <LocalTime instant={date} write={shortDateText} /> · {playersText(tournament)}
      </Note>
      <h3 id={title}>
        <Link to={paths.standings(id)}>{name}</Link>
      </h3>
      <Stack as="ol" gap={1} className={styles.podium}>
        {podium.map(({ place, points, ...who }) => (
          <li key={`${place} ${who.playerId ?? who.name}`} data-place={place}>
            <span className={styles.place}>{place === 1 ? 'Campeón' : `${place}.º`}</span>{' '}
            <span className={styles.holder}>
              <PlayerName of={who} />
            </span>{' '}
            <Note as="span" size="small">
              {counted(points, 'punto', 'puntos')}
            </Note>
          </li>
        ))}
      </Stack>
      <Standing prizes={prizes} path={prizesPath} />
    </Stack>
  );
}

interface MonthsProps {
  tournamentPrizes: readonly HistoryPrizes[];
  tournaments: readonly HistoryTournament[];
  prizesPath: string;
}

/** Past tournaments by month in the community's zone, the latest first. */
function Months({ tournaments, tournamentPrizes, prizesPath }: MonthsProps) {
  const months = groupedBy(tournaments, ({ date }) => monthText(date, config.timeZone));
  return [...months].map(([month, some]) => (
    <Stack as="section" gap={4} key={month}>
      <Title size="name" className={styles.month}>
        {month}
      </Title>
      <div className={styles.list}>
        {some.map((tournament) => (
          <Past
            key={tournament.id}
            tournament={tournament}
            prizesPath={prizesPath}
            prizes={tournamentPrizes.find(({ id }) => id === tournament.id)?.prizes ?? []}
          />
        ))}
      </div>
    </Stack>
  ));
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
    <Stack as="section" gap={4} aria-labelledby={title}>
      <Title size="name" id={title}>
        Récords
      </Title>
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
    </Stack>
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
