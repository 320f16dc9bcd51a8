import { type Appearance, counted, figure, type PlayerHistory, shortDateText } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from './History.module.css';

export function PlayerMissing() {
  return (
    <Section>
      <EmptyState
        title="Jugador no encontrado"
        figure="?"
        actions={<ButtonLink to={paths.history()}>Ver el historial</ButtonLink>}
      >
        <p>Este jugador no existe o prefiere no aparecer.</p>
      </EmptyState>
    </Section>
  );
}

function totalsOf(appearances: readonly Appearance[]) {
  const sum = (of: 'wins' | 'kills' | 'matches') => appearances.reduce((total, one) => total + one[of], 0);
  const titles = appearances.filter(({ place }) => place === 1).length;
  return [
    { name: 'Torneos', value: appearances.length },
    { name: 'Títulos', value: titles },
    { name: 'Mejor puesto', value: Math.min(...appearances.map(({ place }) => place)), isPlace: true },
    { name: 'Booyahs', value: sum('wins') },
    { name: 'Bajas', value: sum('kills') },
    { name: 'Más bajas en una partida', value: Math.max(...appearances.map(({ mostKills }) => mostKills)) },
  ];
}

function Played({ appearance }: { appearance: Appearance }) {
  const { tournamentId, tournament, date, place, of, points, wins, kills, as, ownKills } = appearance;
  return (
    <li className={styles.played}>
      <span className={styles.rank} data-place={place}>
        {place}.º <span className="muted small">de {of}</span>
      </span>
      <span className={classes('below gap-1', styles.which)}>
        <Link to={paths.standings(tournamentId)}>{tournament}</Link>
        <span className="muted small">
          <LocalTime instant={date} write={shortDateText} />
          {as === '' ? '' : ` · con ${as}`}
        </span>
        <span className="muted small">
          {[
            counted(points, 'punto', 'puntos'),
            counted(wins, 'Booyah', 'Booyahs'),
            counted(kills, 'baja', 'bajas'),
            ...(ownKills === undefined ? [] : [`${ownKills} suyas`]),
          ].join(' · ')}
        </span>
      </span>
    </li>
  );
}

export function Player({ player: { nickname, appearances } }: { player: PlayerHistory }) {
  return (
    <Section>
      <PageTitle title={nickname} />
      <dl className={styles.records}>
        {totalsOf(appearances).map(({ name, value, isPlace }) => (
          <div key={name} className={styles.record}>
            <dt>{name}</dt>
            <dd>
              <strong className={styles.figure}>{isPlace ? `${value}.º` : figure(value)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <section className={classes('below gap-4', styles.part)}>
        <h2>Sus torneos</h2>
        <ul className="below">
          {appearances.map((appearance) => (
            <Played key={appearance.tournamentId} appearance={appearance} />
          ))}
        </ul>
      </section>
      <p className="muted small">
        ¿Eres tú y no quieres aparecer? Escribe a los organizadores y en un minuto dejas de aparecer.
      </p>
      <Link className="touch" to={paths.history()}>
        Ver el historial
      </Link>
    </Section>
  );
}
