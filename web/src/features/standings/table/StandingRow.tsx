import {
  explain,
  figure,
  listed,
  type PublicStage,
  type ResultsTable,
  rowsOfStage,
  type Standing,
  shownRank,
} from '@arena/domain';
import { classes } from '#ui/classes.ts';
import { Stack } from '#ui/layout/Layout.tsx';
import { Emblem } from '#ui/pictures/Picture.tsx';
import { sentence, signed, statusText } from '#ui/texts/competition-texts.ts';
import { Opening } from '../parts/Part.tsx';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { matchResultText, standingFigures } from '../standings-texts';
import { anchorOf, type Leg, rowAnchor, wayOf } from '../standings-view.ts';

interface Props {
  stage: PublicStage;
  table: ResultsTable;
  row: Standing;
  move: number;
  hasTitle: boolean;
  /** True if it advances to the next stage. */
  goesOn: boolean;
  /** True if this browser holds its private link. */
  isOwn: boolean;
}

function Move({ by }: { by: number }) {
  if (by === 0) return null;
  const places = Math.abs(by);
  return (
    <span className={by > 0 ? styles.up : styles.down}>
      <span className="visually-hidden">{by > 0 ? ', subió ' : ', bajó '}</span>
      {places}
    </span>
  );
}

function LegLine({ leg: { match, row, byPlacement, byKills } }: { leg: Leg }) {
  const isSum = byPlacement !== 0 && byKills !== 0;
  return (
    <li>
      <span>
        <a href={`#${anchorOf(match)}`}>
          Partida {match.number}
          {match.map === '' ? '' : ` · ${match.map}`}
        </a>
        {match.state === 'provisional' ? <em> provisional</em> : null}
      </span>
      <span className={styles.result}>{matchResultText(row)}</span>
      <strong>
        {row?.played ? figure(byPlacement + byKills) : '—'}
        {isSum ? <small> {`${figure(byPlacement)} + ${figure(byKills)}`}</small> : null}
      </strong>
    </li>
  );
}

/** Explains an entry's rank, match by match. */
function Why({ stage, table, row }: { stage: PublicStage; table: ResultsTable; row: Standing }) {
  const { results } = useShown();
  const { reason, players = [] } = results.entries.find(({ id }) => id === row.entryId) ?? {};
  const adjustments = results.adjustments.filter(
    ({ stageId, entryId }) => stageId === stage.id && entryId === row.entryId,
  );
  return (
    <Stack gap={3} className={styles.why}>
      <p>{sentence(explain(row, rowsOfStage(results, stage.id), results.entries, stage.scoring))}</p>
      {players.length === 0 ? null : <p>Jugadores: {listed(players, players.length)}.</p>}
      {reason ? <p>Motivo: {reason}</p> : null}
      <ol className={styles.way}>
        {row.carried === 0 ? null : (
          <li>
            <span>Fase anterior</span>
            <strong>{signed(row.carried)}</strong>
          </li>
        )}
        {wayOf(row.entryId, table, stage).map((leg) => (
          <LegLine key={leg.match.id} leg={leg} />
        ))}
        {adjustments.map(({ id, points, reason }) => (
          <li key={id}>
            <span>Ajuste</span>
            <span className={styles.result}>{reason}</span>
            <strong>{signed(points)}</strong>
          </li>
        ))}
      </ol>
      {row.averagePlacement === null ? null : <p>Puesto promedio: {figure(row.averagePlacement)}</p>}
    </Stack>
  );
}

/** One entry of the table; it expands to explain its rank. */
export function StandingRow({ stage, table, row, move, hasTitle, goesOn, isOwn }: Props) {
  const { results, nameOf } = useShown();
  const entry = results.entries.find(({ id }) => id === row.entryId);
  const status = entry === undefined || entry.status === 'active' ? null : statusText(entry);
  return (
    <li
      id={rowAnchor(stage.id, row.entryId)}
      className={classes(styles.item, goesOn && styles.through, isOwn && styles.ownItem)}
      data-entry={row.entryId}
      data-table={`${stage.id} ${table.groupId}`}
    >
      <Opening
        className={classes(styles.row, status !== null && 'muted')}
        summary={
          <>
            <span className={styles.rank}>
              {shownRank(row, table.rows)}
              <Move by={move} />
            </span>
            <span className={styles.name}>
              <Emblem id={entry?.emblem} className={styles.emblem} />
              {nameOf(row.entryId)}
              {isOwn ? <strong className={styles.own}> Tú</strong> : null}
              {goesOn ? (
                <span className="visually-hidden">, {stage.state === 'closed' ? 'avanzó' : 'avanza'}</span>
              ) : null}
              {hasTitle ? <span className={styles.champion}> Campeón</span> : null}
              {status === null ? null : <span className={styles.status}> {status}</span>}
            </span>
            <span className={styles.figures}>
              {standingFigures(row).map(({ key, value, unit }) => (
                <span key={key}>
                  {value} <span className={styles.unit}>{unit}</span>
                </span>
              ))}
            </span>
            <span className={styles.points}>
              {figure(row.points)}
              <span className="visually-hidden"> puntos</span>
            </span>
          </>
        }
      >
        <Why stage={stage} table={table} row={row} />
      </Opening>
    </li>
  );
}
