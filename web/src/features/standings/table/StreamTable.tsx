import { figure, headlineOf, type Instant, isPast, type StandingsFile } from '@arena/domain';
import { type CSSProperties, useEffect, useRef } from 'react';
import { config } from '#lib/config.ts';
import { useMinute } from '#lib/time/clock.ts';
import { soonIn } from '#lib/time/format-date.ts';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/icons/Icon.tsx';
import { Emblem } from '#ui/pictures/Picture.tsx';
import { SponsorLine } from '#ui/pictures/SponsorLine.tsx';
import { matchesText } from '#ui/texts/competition-texts.ts';
import { useStandings } from '../use-standings.ts';
import styles from './StreamTable.module.css';
import { type StreamOptions, type StreamRow, streamRows } from './stream-view.ts';
import { useMovingRows } from './use-moving-rows.ts';

/** Makes the page transparent for streaming programs, which overlay the table. */
function useTransparentPage(): void {
  useEffect(() => {
    const elements = [document.documentElement, document.body];
    for (const { style } of elements) style.background = 'transparent';
    // On a dark page, browsers add a background behind transparent areas.
    document.documentElement.style.colorScheme = 'normal';
    return () => {
      for (const { style } of elements) style.background = '';
      document.documentElement.style.colorScheme = '';
    };
  }, []);
}

function progressText(file: StandingsFile): string {
  const { state, stage, played, total, provisional } = headlineOf(file);
  const end = state === 'finished' ? 'Tabla final' : `${played} de ${matchesText(total)}`;
  return [stage?.name, end, provisional > 0 ? 'provisional' : ''].filter(Boolean).join(' · ');
}

/** Says when a tournament without a table begins. */
function startText(date: Instant, now: Date): string {
  if (date === null) return 'Fecha por confirmar';
  return isPast(date, now) ? 'Esperando el primer resultado' : `Empieza ${soonIn(date, config.timeZone, now)}`;
}

function Move({ by }: { by: number }) {
  if (by === 0) return <span className={styles.move} />;
  return (
    <span className={classes(styles.move, by > 0 ? styles.up : styles.down)}>
      <span className="visually-hidden">{by > 0 ? 'subió ' : 'bajó '}</span>
      {Math.abs(by)}
    </span>
  );
}

function Row({ shown: { rank, name, emblem, move, isFirst, row } }: { shown: StreamRow }) {
  return (
    <li className={classes(styles.row, isFirst && styles.first)} data-entry={row.entryId} data-table="">
      <span className={styles.rank}>{rank}</span>
      <Move by={move} />
      <Emblem id={emblem} className={styles.emblem} />
      <span className={classes('shortened', styles.name)}>{name}</span>
      <span className={styles.points}>
        {figure(row.points)}
        <span className="visually-hidden"> puntos</span>
      </span>
    </li>
  );
}

const ROWS_A_COLUMN = 12;

/** A tournament's table as an overlay for streams. It updates itself, and stays without a connection. */
export function StreamTable({ tournamentId, options }: { tournamentId: string; options: StreamOptions }) {
  const screen = useRef<HTMLElement>(null);
  const { file } = useStandings(tournamentId, useMovingRows(screen), options.every, 'all');
  useTransparentPage();
  const now = useMinute();
  if (!file) return null;
  const rows = streamRows(file, options);
  const { name, date, sponsor } = file.tournament;
  const columns = Math.max(1, Math.ceil(rows.length / ROWS_A_COLUMN));
  const grid: CSSProperties = { gridTemplateRows: `repeat(${Math.ceil(rows.length / columns)}, auto)` };
  return (
    <main
      ref={screen}
      className={classes(styles.stream, styles[options.theme], styles[options.side], columns > 1 && styles.wide)}
    >
      <h1 className={classes('shortened', styles.title)}>{name}</h1>
      <p className={classes('shortened', styles.progress)}>
        {rows.length === 0 ? startText(date, now) : progressText(file)}
      </p>
      <ol className={styles.rows} style={grid} aria-label="Tabla">
        {rows.map((shown) => (
          <Row key={shown.row.entryId} shown={shown} />
        ))}
      </ol>
      {options.sponsor ? <SponsorLine sponsor={sponsor} className={styles.sponsor} /> : null}
      {options.brand ? (
        <p className={styles.sponsor}>
          <Logo />
          {config.product}
        </p>
      ) : null}
    </main>
  );
}
