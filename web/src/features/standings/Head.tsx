import { counted, figure, type Headline, headlineOf, isPast, listed, tablePages } from '@arena/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { classes } from '#ui/classes.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Badge, type BadgeTone } from '#ui/icons/Badge.tsx';
import { Ring } from '#ui/icons/Ring.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { LocalDateAndClock } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { SponsorLine } from '#ui/pictures/SponsorLine.tsx';
import { ShareLink } from '#ui/sharing/ShareLink.tsx';
import { matchName } from '#ui/texts/competition-texts.ts';
import styles from './Head.module.css';
import { useShown } from './standings-context.ts';
import { standingFigures } from './standings-texts';
import { parts } from './standings-view.ts';

/** Links to the parts of a long page, also without JavaScript. */
function PartLinks() {
  return (
    <nav aria-label="En esta página" className={styles.parts}>
      {[parts.matches, parts.scoring, parts.data].map(({ id, title }) => (
        <a key={id} href={`#${id}`} className="touch muted small">
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The share button: with pictures once there is a result; without JavaScript a link. */
function ShareWay() {
  const { file, results } = useShown();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { id, name } = file.tournament;
  // Pictures are numbered across all tables.
  const hasPictures = file.lobby === undefined && tablePages(results).length > 0;
  const ask = hasPictures ? () => setOpen(true) : undefined;
  return (
    <>
      <ShareLink title={`Tabla de ${name}`} path={paths.standings(id)} onAsk={ask}>
        Compartir la tabla
      </ShareLink>
      {isOpen ? (
        <LazyDialog load={() => import('./ShareTable.tsx')} onClose={close}>
          {(ShareTable) => <ShareTable onClose={close} />}
        </LazyDialog>
      ) : null}
    </>
  );
}

function badgeOf({ state, next, provisional }: Headline): { tone: BadgeTone; loud: boolean; text: string } {
  if (state === 'finished') {
    const isFinal = provisional === 0;
    return { tone: isFinal ? 'cold' : 'warn', loud: false, text: isFinal ? 'Resultado final' : 'En revisión' };
  }
  if (next?.state === 'playing') return { tone: 'live', loud: true, text: 'En juego' };
  return state === 'playing'
    ? { tone: 'live', loud: false, text: 'En curso' }
    : { tone: 'quiet', loud: false, text: 'Por empezar' };
}

/** A ring that closes as matches are played, around the leader's points. */
function Progress({ headline: { state, first, played, total } }: { headline: Headline }) {
  if (state === 'finished') {
    const points = figure(first[0]?.points ?? 0);
    return <Ring open={0} tone="cold" figure={points} unit="puntos" label="" />;
  }
  return (
    <Ring
      open={total === 0 ? 1 : 1 - played / total}
      tone={state === 'playing' ? 'flame' : 'quiet'}
      figure={`${played}/${total}`}
      unit="partidas"
      label={`${played} de ${counted(total, 'partida jugada', 'partidas jugadas')}`}
    />
  );
}

function First({ headline: { state, first } }: { headline: Headline }) {
  const { nameOf } = useShown();
  const [one] = first;
  if (one === undefined) {
    return <p className={styles.waiting}>La tabla se llena con el primer resultado.</p>;
  }
  const several = first.length > 1;
  return (
    <Stack gap={1}>
      {state === 'finished' ? (
        <p className={styles.champion}>{several ? 'Campeones' : 'Campeón'}</p>
      ) : (
        <p className={styles.kicker}>{several ? 'Lideran' : 'Lidera'}</p>
      )}
      <p className={styles.name}>{listed(first.map(({ entryId }) => nameOf(entryId)))}</p>
      {state === 'finished' ? (
        <p className="visually-hidden">{counted(one.points, 'punto', 'puntos')}</p>
      ) : (
        <p className={styles.points}>
          <strong>{figure(one.points)}</strong> {Math.abs(one.points) === 1 ? 'punto' : 'puntos'}
        </p>
      )}
      {several ? null : (
        <p className={styles.figures}>
          {standingFigures(one)
            .map(({ value, unit }) => `${value} ${unit}`)
            .join(' · ')}
        </p>
      )}
    </Stack>
  );
}

/** The current or next match. Its space is reserved while matches are left. */
function Next({ headline: { stage, next, provisional } }: { headline: Headline }) {
  const { results } = useShown();
  const its = results.stages.find(({ id }) => id === next?.stageId);
  const other = its?.id === stage?.id ? '' : its?.name;
  const isLate = useServerNow((now) => next?.state === 'scheduled' && isPast(next.startsAt, now));
  return (
    <>
      {next === null ? null : (
        <p className={styles.next}>
          {next.state === 'playing' ? 'Se juega ahora: ' : 'Sigue: '}
          <strong>{[other, matchName(next, its)].filter(Boolean).join(' · ')}</strong>
          {next.map === '' ? '' : ` · ${next.map}`}
          {next.startsAt === null || isLate ? null : (
            <span className={styles.when}>
              {' '}
              <LocalDateAndClock instant={next.startsAt} />
            </span>
          )}
        </p>
      )}
      {provisional === 0 ? null : (
        <p className={styles.provisional}>
          Incluye {counted(provisional, 'resultado provisional', 'resultados provisionales')}: todavía se revisa.
        </p>
      )}
    </>
  );
}

export function StandingsHead() {
  const { file } = useShown();
  const { id, name } = file.tournament;
  const headline = headlineOf(file);
  const badge = badgeOf(headline);
  return (
    <Stack as="header" gap={4} data-part="head">
      <Inline as="p" apart align="center" className={styles.state}>
        <Badge tone={badge.tone} loud={badge.loud}>
          {badge.text}
        </Badge>
        <Link to={paths.tournament(id)} className="touch muted small">
          Ver el torneo
        </Link>
      </Inline>
      <PageTitle title={`Tabla de ${name}`}>
        <span className={styles.title}>
          <span className="visually-hidden">Tabla de </span>
          {name}
        </span>
      </PageTitle>
      <div className={classes('sides', styles.stakes)}>
        <Progress headline={headline} />
        <First headline={headline} />
      </div>
      <Next headline={headline} />
      <SponsorLine sponsor={file.tournament.sponsor} />
      <Inline apart align="center" className={styles.ways}>
        <ShareWay />
        <PartLinks />
      </Inline>
    </Stack>
  );
}
