import { type Match, type MatchState, resultClosedRefusals, type Stage } from '@arena/domain';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { soonIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Menu, type MenuAction, type MenuActions } from '#ui/buttons/Menu.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { matchName, matchStanding } from '#ui/texts/competition-texts.ts';
import { matchPlace } from '../competition-calls.ts';
import { mayMarkAbsences, mayMessage, mayPlan, useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { HoursDialog } from '../plan/HoursDialog.tsx';
import { type CompetitionMutation, useCompetitionMutation, useRequestIds } from '../use-competition-mutation.ts';
import { AbsencesDialog } from './Absences.tsx';
import styles from './MatchDay.module.css';
import { MatchDialog, VoidDialog } from './MatchDialogs.tsx';
import { MatchRoom } from './MatchRoom.tsx';
import { StageMessage } from './StageMessage.tsx';

interface Asked {
  what: MatchAsking;
  match: Match;
}

interface AskingProps {
  asked: Asked;
  stage: Stage;
  onClose: () => void;
}

function DeleteDialog({ match, name, onClose }: { match: Match; name: string; onClose: () => void }) {
  const { calls, query } = useCompetitionAdmin();
  const write = async () => {
    await calls.removeMatch(match.id);
    return `${name}: eliminada.`;
  };
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar la partida?"
      action="Eliminar"
      cancel="Conservar"
      tells
      onConfirm={write}
      changes={[query]}
      onClose={onClose}
    >
      <p>{name} todavía no tiene resultado. Si la eliminas, ya no se juega.</p>
    </ConfirmDialog>
  );
}

function Asking({ asked: { what, match }, stage, onClose }: AskingProps) {
  const name = matchName(match, stage);
  switch (what) {
    case 'room':
      return <MatchRoom match={match} name={name} onClose={onClose} />;
    case 'absences':
      return <AbsencesDialog match={match} name={name} onClose={onClose} />;
    case 'edit':
      return <MatchDialog match={match} name={name} onClose={onClose} />;
    case 'void':
      return <VoidDialog match={match} name={name} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog match={match} name={name} onClose={onClose} />;
  }
}

function AddMatch({ stage }: { stage: Stage }) {
  const planned = useCompetition();
  const mutation = useCompetitionMutation();
  const requests = useRequestIds();
  const matches = planned.matches.filter(({ stageId }) => stageId === stage.id);
  const add = (groupId: string) => {
    const own = matches.filter((match) => match.groupId === groupId);
    const number = Math.max(0, ...own.map((match) => match.number)) + 1;
    const map = matches[0]?.map ?? '';
    return mutation.run(
      async (calls) => {
        const fields = { stageId: stage.id, groupId, number, map, startsAt: null, scoring: null };
        // If the match was added without an answer, its number is taken: the next one gets another.
        const place = matchPlace(fields);
        const match = await calls.addMatch({ ...fields, requestId: requests.idFor(place) });
        requests.done(place);
        return match;
      },
      (match) => `${matchName(match, stage)}: agregada.`,
    );
  };
  return (
    <Inline gap={2}>
      {stage.groups.map((group) => (
        <Button key={group.id} look="quiet" busy={mutation.isPending} onClick={() => void add(group.id)}>
          {stage.groups.length > 1 ? `Agregar partida · ${group.name}` : 'Agregar partida'}
        </Button>
      ))}
      <Refusals of={mutation} />
    </Inline>
  );
}

function StageMatches({ stage }: { stage: Stage }) {
  const planned = useCompetition();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const matches = planned.matches.filter(({ stageId }) => stageId === stage.id);
  const isOpen = stage.state === 'open';
  return (
    <Stack as="section" gap={3} aria-label={`Partidas de ${stage.name}`}>
      <Inline gap={2} apart align="center">
        <Title size="part">{stage.name}</Title>
        {isOpen ? (
          <Inline>
            {mayMessage() && stage.groups.some(({ entryIds }) => entryIds.length > 0) ? (
              <Button look="quiet" onClick={() => setWriting(true)}>
                Escribirles
              </Button>
            ) : null}
            {mayPlan() && matches.some(({ state }) => state === 'scheduled') ? (
              <Button look="quiet" onClick={() => setScheduling(true)}>
                Horas y mapas
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </Inline>
      <ul className={styles.matches} aria-label={`Lista de partidas de ${stage.name}`}>
        {matches.map((match) => (
          <MatchRow key={match.id} stage={stage} match={match} onAsk={(what) => setAsked({ what, match })} />
        ))}
      </ul>
      {isOpen && mayPlan() ? <AddMatch stage={stage} /> : null}
      {asked === null ? null : <Asking asked={asked} stage={stage} onClose={() => setAsked(null)} />}
      {isWriting ? <StageMessage stage={stage} onClose={() => setWriting(false)} /> : null}
      {isScheduling ? <HoursDialog stage={stage} onClose={() => setScheduling(false)} /> : null}
    </Stack>
  );
}

/** All matches by stage, the current stage first. */
export function MatchDayMatches() {
  const { stages } = useCompetition().competition;
  const open = stages.filter(({ state }) => state === 'open');
  const closed = stages.filter(({ state }) => state === 'closed').toReversed();
  return [...open, ...closed].map((stage) => <StageMatches key={stage.id} stage={stage} />);
}

/** A dialog of a match. */
type MatchAsking = 'room' | 'absences' | 'edit' | 'void' | 'delete';

interface MatchRowProps {
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
function useActions({ stage, match, onAsk }: MatchRowProps, mutation: CompetitionMutation): MenuActions {
  const { tournament } = useCompetitionAdmin();
  const navigate = useNavigate();
  const name = matchName(match, stage);
  const to = (state: MatchState, done: string) =>
    void mutation.run((calls) => calls.setState(match, state), `${name}: ${done}`);
  const replay = () => void mutation.run((calls) => calls.replay(match.id), `${name}: se juega otra vez.`);
  const { state, revision } = match;
  const { competition, matches, isOff } = useCompetition();
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
function MatchRow(props: MatchRowProps) {
  const { stage, match } = props;
  const { isOff, nameOf } = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const mutation = useCompetitionMutation();
  const actions = useActions(props, mutation);
  const zone = useViewerZone();
  const at = useServerNow((now) => soonIn(match.startsAt, zone, now));
  const id = useId();
  const { label, tone } = matchStanding(match, isOff(match));
  const winner = match.rows.find(({ placement }) => placement === 1);
  const facts = [
    match.map,
    at,
    match.replayOf === null ? '' : 'repetición',
    winner === undefined ? '' : `Booyah: ${nameOf(winner.entryId)}`,
  ].filter(Boolean);
  return (
    <li>
      <article className={styles.match} aria-labelledby={id}>
        <span className={styles.number} aria-hidden="true">
          {match.number}
        </span>
        <Stack narrow className={styles.matchWords}>
          <Title level={3} size="plain" id={id} className={styles.matchName}>
            <Link to={adminPath('match', { id: tournament.id, matchId: match.id })} className="covering">
              {matchName(match, stage)}
            </Link>
          </Title>
          <Note>{facts.join(' · ')}</Note>
          <Badge tone={tone}>{label}</Badge>
          <Refusals of={mutation} />
        </Stack>
        <div className={styles.actions}>
          <Menu label={`Acciones de ${matchName(match, stage)}`} actions={actions} />
        </div>
      </article>
    </li>
  );
}
