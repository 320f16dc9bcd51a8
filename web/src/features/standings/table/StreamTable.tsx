import { figure, headlineOf, type StandingsFile } from '@arena/domain';
import { type CSSProperties, useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Emblem } from '../../../ui/pictures/Emblem.tsx';
import { SponsorLine } from '../../../ui/pictures/SponsorLine.tsx';
import { matchesText } from '../../../ui/texts/competition-texts.ts';
import { useStandings } from '../use-standings.ts';
import styles from './StreamTable.module.css';
import type { StreamOptions } from './stream-options.ts';
import { type StreamRow, streamRows } from './stream-rows.ts';
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
  const rows = file ? streamRows(file, options) : [];
  if (!file || rows.length === 0) return null;
  const columns = Math.ceil(rows.length / ROWS_A_COLUMN);
  const grid: CSSProperties = { gridTemplateRows: `repeat(${Math.ceil(rows.length / columns)}, auto)` };
  return (
    <main ref={screen} className={classes(styles.stream, styles[options.theme], columns > 1 && styles.wide)}>
      <h1 className={classes('shortened', styles.title)}>{file.tournament.name}</h1>
      <p className={classes('shortened', styles.progress)}>{progressText(file)}</p>
      <ol className={styles.rows} style={grid} aria-label="Tabla">
        {rows.map((shown) => (
          <Row key={shown.row.entryId} shown={shown} />
        ))}
      </ol>
      <SponsorLine sponsor={file.tournament.sponsor} className={styles.sponsor} />
    </main>
  );
}
