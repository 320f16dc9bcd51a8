import { type Appearance, counted, figure, type PlayerHistory, shortDateText } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Note, Stack, Title } from '#ui/layout/Layout.tsx';
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
        {place}.º{' '}
        <Note as="span" size="small">
          de {of}
        </Note>
      </span>
      <Stack as="span" gap={1} className={styles.which}>
        <Link to={paths.standings(tournamentId)}>{tournament}</Link>
        <Note as="span" size="small">
          <LocalTime instant={date} write={shortDateText} />
          {as === '' ? '' : ` · con ${as}`}
        </Note>
        <Note as="span" size="small">
          {[
            counted(points, 'punto', 'puntos'),
            counted(wins, 'Booyah', 'Booyahs'),
            counted(kills, 'baja', 'bajas'),
            ...(ownKills === undefined ? [] : [`${ownKills} suyas`]),
          ].join(' · ')}
        </Note>
      </Stack>
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
      <Stack as="section" gap={4}>
        <Title size="name">Sus torneos</Title>
        <Stack as="ul">
          {appearances.map((appearance) => (
            <Played key={appearance.tournamentId} appearance={appearance} />
          ))}
        </Stack>
      </Stack>
      <Note size="small">
        ¿Eres tú y no quieres aparecer? Escribe a los organizadores y en un minuto dejas de aparecer.
      </Note>
      <Link className="touch" to={paths.history()}>
        Ver el historial
      </Link>
    </Section>
  );
}
