import { type ConfirmationState, finalConfirmation, type Match } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { readFailureText } from '#lib/calls/failures.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Inline, Note, Panel, Title } from '#ui/layout/Layout.tsx';
import { verbForm } from '#ui/texts/competition-texts.ts';
import { ChatLink } from '../ChatLink.tsx';
import { useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { finalMessage, substituteMessage } from '../messages.ts';
import { readReceiptsQuery } from '../queries.ts';
import { useCompetitionMutation } from '../use-competition-mutation.ts';
import { LobbyList } from './LobbyList.tsx';
import styles from './MatchDay.module.css';

const ADDRESS = `${window.location.origin}${MY_REGISTRATION}`;

/** Ids of the entries that are asked to confirm the final, by state. */
interface Asked {
  unconfirmed: readonly string[];
  confirmed: readonly string[];
  /** Unconfirmed entries that lost their seat. */
  lost: readonly string[];
  /** Their substitutes, who needn't confirm; empty once the final has begun. */
  came: readonly string[];
  /** The end of the confirmation; null if all have answered. */
  closesAt: string | null;
}

function useAsked(): Asked {
  const { competition, matches, entries } = useCompetition();
  const { tournament } = useCompetitionAdmin();
  return useServerNow((now) => {
    const asked = entries.flatMap((entry) => {
      const window = finalConfirmation(tournament, { competition, matches }, entry, now);
      return window === null ? [] : [{ id: entry.id, ...window }];
    });
    const those = (state: ConfirmationState) => asked.filter((each) => each.state === state).map(({ id }) => id);
    const closesAt = asked.find(({ state }) => state === 'open')?.closesAt ?? null;
    const final = competition.stages.at(-1);
    const members = final?.groups.flatMap(({ entryIds }) => entryIds) ?? [];
    const isToCome = now.getTime() < Date.parse(competition.final?.begins ?? '');
    const came = (final?.draw?.late ?? []).filter((entryId) => isToCome && members.includes(entryId));
    return { unconfirmed: those('open'), confirmed: those('confirmed'), lost: those('missed'), came, closesAt };
  });
}

interface ReachProps {
  entryId: string;
  name: string;
  phone: string | null;
}

/** The ways to reach an unconfirmed entry: a message to send, and a button to confirm on its behalf. */
function UnconfirmedAction({ entryId, name, phone, closesAt }: ReachProps & { closesAt: string | null }) {
  const { tournament } = useCompetitionAdmin();
  const mutation = useCompetitionMutation();
  const text = finalMessage({ name, tournament: tournament.name, address: ADDRESS, closesAt });
  const confirm = () => mutation.run((calls) => calls.confirmFinal(entryId), `Confirmaste la final por ${name}.`);
  return (
    <>
      <Inline as="span" gap={2} align="center" unbroken>
        <ChatLink contact={phone} text={text} name={name} />
        <Button look="quiet" busy={mutation.isPending} onClick={() => void confirm()}>
          Confirmar<span className="visually-hidden"> por {name}</span>
        </Button>
      </Inline>
      <Refusals of={mutation} />
    </>
  );
}

/** A substitute, who is told by message. */
function CameAction({ name, phone, begins }: ReachProps & { begins: string }) {
  const { tournament } = useCompetitionAdmin();
  const text = substituteMessage({ name, tournament: tournament.name, address: ADDRESS, begins });
  return <ChatLink contact={phone} text={text} name={name} />;
}

interface ListProps {
  /** Ids of the listed entries. */
  of: readonly string[];
  label: string;
  action: (who: ReachProps) => ReactNode;
}

/** Entries of one lobby; their phones are fetched while shown. */
function FinalLobby({ of, label, action, match }: ListProps & { match: Match }) {
  const { nameOf } = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const { data: lobby, error } = useQuery(readReceiptsQuery(tournament.id, match.id));
  if (lobby === undefined) return <p role="status">{error === null ? 'Cargando…' : readFailureText(error)}</p>;
  const phones = new Map(lobby.map(({ entryId, phone }) => [entryId, phone]));
  return (
    <LobbyList
      label={label}
      match={match}
      ids={of}
      action={(entryId) => action({ entryId, name: nameOf(entryId), phone: phones.get(entryId) ?? null })}
    />
  );
}

/** Entries of the final by lobby. */
function FinalList(props: ListProps) {
  const { of } = props;
  const planned = useCompetition();
  const final = planned.competition.stages.at(-1);
  const matches = planned.matches.filter(({ stageId, state }) => stageId === final?.id && state === 'scheduled');
  return (final?.groups ?? []).map(({ id, entryIds }) => {
    const match = matches.find(({ groupId }) => groupId === id);
    const own = of.filter((entryId) => entryIds.includes(entryId));
    if (match === undefined || own.length === 0) return null;
    return <FinalLobby key={id} {...props} of={own} match={match} />;
  });
}

type Looking = 'unconfirmed' | 'came';

interface DialogProps {
  asked: Asked;
  looking: Looking;
  onClose: () => void;
}

function FinalDialog({ asked: { unconfirmed, came, closesAt }, looking, onClose }: DialogProps) {
  const begins = useCompetition().competition.final?.begins ?? '';
  return (
    <Dialog title={looking === 'unconfirmed' ? 'Confirmar la final' : 'Entraron a la final'} onClose={onClose}>
      {looking === 'unconfirmed' ? (
        <>
          <h3>{unconfirmed.length === 0 ? 'Ya no falta nadie' : verbForm(unconfirmed.length, 'Falta', 'Faltan')}</h3>
          <FinalList
            of={unconfirmed}
            label="Faltan por confirmar la final"
            action={(who) => <UnconfirmedAction {...who} closesAt={closesAt} />}
          />
        </>
      ) : (
        <>
          <Note size="text">Juegan en lugar de quien no confirmó o se retiró. Avísales: no lo saben.</Note>
          <FinalList of={came} label="Entraron a la final" action={(who) => <CameAction {...who} begins={begins} />} />
        </>
      )}
    </Dialog>
  );
}

/** Counts confirmations of the final, and offers messages to unconfirmed entries and substitutes. */
export function FinalPart() {
  const { competition } = useCompetition();
  const zone = useViewerZone();
  const id = useId();
  const [looking, setLooking] = useState<Looking | null>(null);
  const asked = useAsked();
  const { unconfirmed, confirmed, lost, came, closesAt } = asked;
  const within = unconfirmed.length + confirmed.length;
  const isSettled = (competition.final ?? null) !== null;
  if (!isSettled || within + lost.length + came.length === 0) return null;
  return (
    <Panel as="section" gap={3} pad={4} className={styles.next} aria-labelledby={id}>
      <Title id={id} size="name">
        Confirmar la final
      </Title>
      {within === 0 ? null : (
        <Note size="text">
          {`${confirmed.length} de ${within} ya ${confirmed.length === 1 ? 'confirmó' : 'confirmaron'}`}
          {closesAt === null ? null : `. Se cierra el ${dayAndClockIn(closesAt, zone)}`}
        </Note>
      )}
      {lost.length === 0 ? null : <Note size="text">{`No confirmaron a tiempo: ${lost.length}`}</Note>}
      {unconfirmed.length === 0 ? null : (
        <Button look="secondary" wide onClick={() => setLooking('unconfirmed')}>
          Ver quién falta
        </Button>
      )}
      {came.length === 0 ? null : (
        <Button look="secondary" wide onClick={() => setLooking('came')}>
          {`Avisar a quien entró: ${came.length}`}
        </Button>
      )}
      {looking === null ? null : <FinalDialog asked={asked} looking={looking} onClose={() => setLooking(null)} />}
    </Panel>
  );
}
