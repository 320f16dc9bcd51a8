import type { Match, Stage } from '@arena/domain';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { WriteDialog } from '#ui/dialogs/WriteDialog.tsx';
import { matchName } from '#ui/texts/competition-texts.ts';
import { matchPlace } from '../competition-calls';
import { mayPlan, type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { HoursDialog } from '../plan/HoursDialog';
import { useCompetitionMutation } from '../use-competition-mutation.ts';
import { useRequestIds } from '../use-request-ids.ts';
import { AbsencesDialog } from './Absences.tsx';
import styles from './MatchDay.module.css';
import { MatchDialog, VoidDialog } from './MatchDialogs.tsx';
import { MatchRoom } from './MatchRoomStep';
import { type MatchAsking, MatchRow } from './MatchRow.tsx';

interface Asked {
  what: MatchAsking;
  match: Match;
}

interface AskingProps {
  planned: Planned;
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
    <WriteDialog
      isDestructive
      title="¿Eliminar la partida?"
      action="Eliminar"
      cancel="Conservar"
      write={write}
      changes={[query]}
      onClose={onClose}
    >
      <p>{name} todavía no tiene resultado. Si la eliminas, ya no se juega.</p>
    </WriteDialog>
  );
}

function Asking({ planned, asked: { what, match }, stage, onClose }: AskingProps) {
  const name = matchName(match, stage);
  switch (what) {
    case 'room':
      return <MatchRoom planned={planned} match={match} name={name} onClose={onClose} />;
    case 'absences':
      return <AbsencesDialog planned={planned} match={match} name={name} onClose={onClose} />;
    case 'edit':
      return <MatchDialog match={match} name={name} onClose={onClose} />;
    case 'void':
      return <VoidDialog match={match} name={name} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog match={match} name={name} onClose={onClose} />;
  }
}

function AddMatch({ planned, stage }: { planned: Planned; stage: Stage }) {
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
    <div className="beside gap-2">
      {stage.groups.map((group) => (
        <Button key={group.id} look="quiet" busy={mutation.isPending} onClick={() => void add(group.id)}>
          {stage.groups.length > 1 ? `Agregar partida · ${group.name}` : 'Agregar partida'}
        </Button>
      ))}
      <Refusals of={mutation} />
    </div>
  );
}

function StageMatches({ planned, stage }: { planned: Planned; stage: Stage }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const matches = planned.matches.filter(({ stageId }) => stageId === stage.id);
  const isOpen = stage.state === 'open';
  return (
    <section className="below gap-3" aria-label={`Partidas de ${stage.name}`}>
      <div className="apart gap-2">
        <h2 className={styles.stageName}>{stage.name}</h2>
        {isOpen && mayPlan() && matches.some(({ state }) => state === 'scheduled') ? (
          <Button look="quiet" onClick={() => setScheduling(true)}>
            Horas y mapas
          </Button>
        ) : null}
      </div>
      <ul className={styles.matches} aria-label={`Lista de partidas de ${stage.name}`}>
        {matches.map((match) => (
          <MatchRow
            key={match.id}
            planned={planned}
            stage={stage}
            match={match}
            onAsk={(what) => setAsked({ what, match })}
          />
        ))}
      </ul>
      {isOpen && mayPlan() ? <AddMatch planned={planned} stage={stage} /> : null}
      {asked === null ? null : <Asking {...{ planned, asked, stage }} onClose={() => setAsked(null)} />}
      {isScheduling ? <HoursDialog stage={stage} matches={matches} onClose={() => setScheduling(false)} /> : null}
    </section>
  );
}

/** All matches by stage, the current stage first. */
export function MatchDayMatches({ planned }: { planned: Planned }) {
  const { stages } = planned.competition;
  const open = stages.filter(({ state }) => state === 'open');
  const closed = stages.filter(({ state }) => state === 'closed').toReversed();
  return [...open, ...closed].map((stage) => <StageMatches key={stage.id} planned={planned} stage={stage} />);
}
