import {
  cancelledMatchesIn,
  figure,
  isCounted,
  matchesOfStage,
  type PublicMatch,
  type PublicStage,
} from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { LocalDateAndClock } from '#ui/layout/LocalTime.tsx';
import { ShareLink } from '#ui/sharing/ShareLink.tsx';
import { matchName, matchStanding } from '#ui/texts/competition-texts.ts';
import styles from '../Standings.module.css';
import { lobbyQuery, useShown } from '../standings-context.ts';
import { placeText } from '../standings-texts';
import { anchorOf, parts, rowsOfMatch, stagesToRead } from '../standings-view.ts';
import { Opening, Part } from './Part.tsx';

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
        <Note as="span">
          <LocalDateAndClock instant={match.startsAt} />
        </Note>
      )}
      <Badge tone={tone}>{match.replayOf === null ? label : `${label}, repetida`}</Badge>
    </>
  );
}

function Result({ match, stage }: { match: PublicMatch; stage: PublicStage }) {
  const { file, nameOf } = useShown();
  const group = file.lobby === undefined ? '' : lobbyQuery(file.lobby.number);
  return (
    <Stack gap={3} className={styles.why}>
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
    </Stack>
  );
}

function Match({ match, stage, isOff }: Props) {
  if (!isCounted(match)) {
    return (
      <li className={styles.item}>
        <Inline as="p" apart align="center" className={styles.match}>
          <MatchHead match={match} stage={stage} isOff={isOff} />
        </Inline>
      </li>
    );
  }
  return (
    <li id={anchorOf(match)} className={styles.item}>
      <Opening
        anchor={anchorOf(match)}
        className={classes('apart', styles.match)}
        summary={<MatchHead match={match} stage={stage} isOff={isOff} />}
      >
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
    <Part
      of={parts.matches}
      note={stages.some((stage) => matches(stage).some(isCounted)) ? 'Toca una partida para ver su resultado.' : null}
    >
      {stages.every((stage) => matches(stage).length === 0) ? <EmptyNote>Todavía no hay partidas.</EmptyNote> : null}
      {stages.map((stage) =>
        matches(stage).length === 0 ? null : (
          <Stack key={stage.id} gap={4}>
            {isOnly ? null : (
              <Title level={3} size="sign">
                {stage.name}
              </Title>
            )}
            <ol className={styles.rows}>
              {matches(stage).map((match) => (
                <Match key={match.id} match={match} stage={stage} isOff={isOff(match)} />
              ))}
            </ol>
          </Stack>
        ),
      )}
    </Part>
  );
}
