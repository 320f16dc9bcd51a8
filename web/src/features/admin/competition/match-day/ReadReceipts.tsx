import { isAwaited, type Match, type Room, seenAt } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailureText } from '#lib/calls/failure-text.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { verbForm } from '#ui/texts/competition-texts.ts';
import { ChatLink } from '../ChatLink.tsx';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { readReceiptsQuery } from '../queries.ts';
import { LobbyList } from './LobbyList.tsx';
import { roomText } from './room-text.ts';

interface Props {
  planned: Planned;
  match: Match;
  name: string;
  room: Room;
}

/** Entries that haven't seen the code, each with a message to send, and those that have. */
function ReadReceiptsDialog({ planned, match, name, room, onClose }: Props & { onClose: () => void }) {
  const { tournament } = useCompetitionAdmin();
  const { data, error } = useQuery(readReceiptsQuery(tournament.id, match.id));
  const zone = useViewerZone();
  const missing = data?.filter((each) => each.seenAt === null) ?? [];
  const seen = data?.filter((each) => each.seenAt !== null) ?? [];
  const phones = new Map(missing.map(({ entryId, phone }) => [entryId, phone]));
  const times = new Map(seen.map(({ entryId, seenAt: at }) => [entryId, at]));
  return (
    <Dialog title={`¿Quién vio el código? ${name}`} onClose={onClose}>
      {data === undefined ? (
        <p role="status">{error === null ? 'Cargando…' : readFailureText(error)}</p>
      ) : (
        <>
          <h3>{missing.length === 0 ? 'Ya lo vieron todos' : verbForm(missing.length, 'Falta', 'Faltan')}</h3>
          <LobbyList
            label="Faltan por ver el código"
            {...{ planned, match }}
            ids={missing.map(({ entryId }) => entryId)}
            action={(id) => (
              <ChatLink contact={phones.get(id) ?? null} text={roomText(name, room)} name={planned.nameOf(id)} />
            )}
          />
          {seen.length === 0 ? null : <h3>{verbForm(seen.length, 'Ya lo vio', 'Ya lo vieron')}</h3>}
          <LobbyList
            label="Ya vieron el código"
            {...{ planned, match }}
            ids={seen.map(({ entryId }) => entryId)}
            action={(id) => <span>{clockIn(times.get(id) ?? null, zone)}</span>}
          />
        </>
      )}
    </Dialog>
  );
}

/** Counts read receipts of a match's room, and opens their list. */
export function ReadReceipts(props: Props) {
  const { planned, match, room } = props;
  const [isOpen, setOpen] = useState(false);
  const stage = planned.competition.stages.find(({ id }) => id === match.stageId);
  const lobby = stage?.groups.find(({ id }) => id === match.groupId)?.entryIds ?? [];
  const playing = planned.entries.filter((entry) => lobby.includes(entry.id) && isAwaited(entry));
  const count = playing.filter(({ id }) => seenAt(room, id) !== null).length;
  return (
    <>
      <p className="muted">
        {count} de {playing.length} ya {count === 1 ? 'vio' : 'vieron'} el código en «Mi lugar»
      </p>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        Ver quién falta
      </Button>
      {isOpen ? <ReadReceiptsDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
