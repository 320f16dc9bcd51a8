import { type Match, type MatchState, resultClosedRefusals, type Stage } from '@arena/domain';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { soonIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Menu, type MenuAction, type MenuActions } from '#ui/buttons/Menu.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { matchName, matchStanding } from '#ui/texts/competition-texts.ts';
import { mayMarkAbsences, mayPlan, type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { type CompetitionMutation, useCompetitionMutation } from '../use-competition-mutation.ts';
import styles from './MatchDay.module.css';

/** A dialog of a match. */
export type MatchAsking = 'room' | 'absences' | 'edit' | 'void' | 'delete';

interface Props {
  planned: Planned;
  stage: Stage;
  match: Match;
  onAsk: (what: MatchAsking) => void;
}

const resultText: Record<MatchState, string> = {
  scheduled: 'Anotar el resultado',
  playing: 'Anotar el resultado',
  provisional: 'Revisar el resultado',
  official: 'Corregir el resultado',
  void: 'Ver el resultado',
};

/** Returns the actions that the states of match and stage allow. */
function useActions({ planned, stage, match, onAsk }: Props, mutation: CompetitionMutation): MenuActions {
  const { tournament } = useCompetitionAdmin();
  const navigate = useNavigate();
  const name = matchName(match, stage);
  const to = (state: MatchState, done: string) =>
    void mutation.run((calls) => calls.setState(match, state), `${name}: ${done}`);
  const replay = () => void mutation.run((calls) => calls.replay(match.id), `${name}: se juega otra vez.`);
  const { state, revision } = match;
  const { competition, matches, isOff } = planned;
  const isReplayed = matches.some(({ replayOf }) => replayOf === match.id);
  const isToPlay = state === 'playing' || (state === 'scheduled' && !isOff(match));
  const result: MenuAction = {
    label: resultText[state],
    icon: 'edit',
    run: () => void navigate(adminPath('match', { id: tournament.id, matchId: match.id })),
  };
  const isClosed = resultClosedRefusals(match, competition, matches, 'rows').length > 0;
  if (stage.state === 'closed') return [isClosed ? { ...result, label: resultText.void, icon: 'eye' } : result];
  return [
    state === 'scheduled' && isToPlay && { label: 'Empezar', icon: 'play', run: () => to('playing', 'en juego.') },
    state === 'provisional' && { label: 'Hacer oficial', icon: 'check', run: () => to('official', 'ya es oficial.') },
    state !== 'void' && result,
    isToPlay && { label: 'Sala', icon: 'key', run: () => onAsk('room') },
    mayMarkAbsences() && isToPlay && { label: '¿Alguien no está?', icon: 'users', run: () => onAsk('absences') },
    mayPlan() && state !== 'void' && { label: 'Mapa y hora', icon: 'clock', run: () => onAsk('edit') },
    state === 'playing' && { label: 'Todavía no empieza', icon: 'undo', run: () => to('scheduled', 'por jugar.') },
    state === 'official' && {
      label: 'Volver a provisional',
      icon: 'undo',
      run: () => to('provisional', 'provisional.'),
    },
    state === 'void' && !isReplayed && { label: 'Repetir la partida', icon: 'repeat', run: replay },
    state === 'void' &&
      !isReplayed && {
        label: 'Quitar la anulación',
        icon: 'undo',
        run: () => to(revision > 0 ? 'provisional' : 'scheduled', 'cuenta otra vez.'),
      },
    state !== 'void' && { label: 'Anular', icon: 'ban', grave: true, run: () => onAsk('void') },
    mayPlan() &&
      revision === 0 &&
      state === 'scheduled' && { label: 'Eliminar', icon: 'trash', grave: true, run: () => onAsk('delete') },
  ];
}

/** One match of the day: its place in the plan, its time, its state and its actions. */
export function MatchRow(props: Props) {
  const { planned, stage, match } = props;
  const { tournament } = useCompetitionAdmin();
  const mutation = useCompetitionMutation();
  const actions = useActions(props, mutation);
  const zone = useViewerZone();
  const at = useServerNow((now) => soonIn(match.startsAt, zone, now));
  const id = useId();
  const { label, tone } = matchStanding(match, planned.isOff(match));
  const winner = match.rows.find(({ placement }) => placement === 1);
  const facts = [
    match.map,
    at,
    match.replayOf === null ? '' : 'repetición',
    winner === undefined ? '' : `Booyah: ${planned.nameOf(winner.entryId)}`,
  ].filter(Boolean);
  return (
    <li>
      <article className={styles.match} aria-labelledby={id}>
        <span className={styles.number} aria-hidden="true">
          {match.number}
        </span>
        <div className={styles.matchWords}>
          <h3 id={id} className={styles.matchName}>
            <Link to={adminPath('match', { id: tournament.id, matchId: match.id })} className="covering">
              {matchName(match, stage)}
            </Link>
          </h3>
          <p className="note">{facts.join(' · ')}</p>
          <Badge tone={tone}>{label}</Badge>
          <Refusals of={mutation} />
        </div>
        <div className={styles.actions}>
          <Menu label={`Acciones de ${matchName(match, stage)}`} actions={actions} />
        </div>
      </article>
    </li>
  );
}
