import {
  cancelledMatchesIn,
  figure,
  isCounted,
  matchesOfStage,
  type PublicMatch,
  type PublicStage,
  shortDateText,
} from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { ShareLink } from '#ui/sharing/ShareLink.tsx';
import { matchName, matchStanding } from '#ui/texts/competition-texts.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { placeText } from '../standings-texts';
import { anchorOf, rowsOfMatch, stagesToRead } from '../standings-view.ts';
import { lobbyQuery } from '../table/use-lobby-in-address.ts';
import { Opening } from './Opening.tsx';
import { parts } from './parts.ts';

interface Props {
  match: PublicMatch;
  stage: PublicStage;
  /** True for a cancelled match. */
  isOff: boolean;
}

function MatchHead({ match, stage, isOff }: Props) {
  const { label, tone } = matchStanding(match, isOff);
  return (
    <>
      <span className={styles.matchName}>
        {matchName(match, stage)}
        {match.map === '' ? null : <span className={styles.status}> {match.map}</span>}
      </span>
      {match.startsAt === null ? null : (
        <span className={styles.when}>
          <LocalTime instant={match.startsAt} write={shortDateText} />{' '}
          <LocalTime instant={match.startsAt} write={clockIn} />
        </span>
      )}
      <Badge tone={tone}>{match.replayOf === null ? label : `${label}, repetida`}</Badge>
    </>
  );
}

function Result({ match, stage }: Omit<Props, 'isOff'>) {
  const { file, nameOf } = useShown();
  const group = file.lobby === undefined ? '' : lobbyQuery(file.lobby.number);
  return (
    <div className={styles.why}>
      {match.state === 'provisional' ? <p>Resultado provisional: todavía se revisa y puede cambiar.</p> : null}
      {match.scoring === null ? null : <p>En esta partida cada baja vale {figure(match.scoring.perKill)}.</p>}
      <ol className={styles.way}>
        {rowsOfMatch(match, stage).map(({ row, byPlacement, byKills }) => (
          <li key={row.entryId}>
            <span>
              {row.placement === null ? '' : `${placeText(row.placement)} `}
              {nameOf(row.entryId)}
            </span>
            <span className={styles.result}>
              {row.played ? `${row.kills ?? '?'} ${row.kills === 1 ? 'baja' : 'bajas'}` : 'no jugó'}
            </span>
            <strong>{row.played ? figure(byPlacement + byKills) : '—'}</strong>
          </li>
        ))}
      </ol>
      <p>
        <ShareLink
          title={`${file.tournament.name}: resultado de ${matchName(match, stage)}`}
          path={`${paths.standings(file.tournament.id)}${group}#${anchorOf(match)}`}
        >
          Compartir este resultado
        </ShareLink>
      </p>
    </div>
  );
}

function Match(props: Props) {
  const { match, stage } = props;
  if (!isCounted(match)) {
    return (
      <li className={styles.item}>
        <p className={classes('apart', styles.match)}>
          <MatchHead {...props} />
        </p>
      </li>
    );
  }
  return (
    <li id={anchorOf(match)} className={styles.item}>
      <Opening anchor={anchorOf(match)} className={classes('apart', styles.match)} summary={<MatchHead {...props} />}>
        <Result match={match} stage={stage} />
      </Opening>
    </li>
  );
}

/** All matches, with results if there are any. */
export function StageMatches() {
  const { results } = useShown();
  const stages = stagesToRead(results);
  const isOff = cancelledMatchesIn(results);
  const isOnly = results.stages.length === 1;
  const matches = ({ id }: PublicStage) => matchesOfStage(results, id);
  return (
    <section className="below gap-4" id={parts.matches.id} data-part={parts.matches.id}>
      <div className={styles.partHead}>
        <h2>{parts.matches.title}</h2>
        {stages.some((stage) => matches(stage).some(isCounted)) ? <p>Toca una partida para ver su resultado.</p> : null}
      </div>
      {stages.every((stage) => matches(stage).length === 0) ? <EmptyNote>Todavía no hay partidas.</EmptyNote> : null}
      {stages.map((stage) =>
        matches(stage).length === 0 ? null : (
          <div key={stage.id} className={classes('below gap-4', styles.group)}>
            {isOnly ? null : <h3>{stage.name}</h3>}
            <ol className={styles.rows}>
              {matches(stage).map((match) => (
                <Match key={match.id} match={match} stage={stage} isOff={isOff(match)} />
              ))}
            </ol>
          </div>
        ),
      )}
    </section>
  );
}
