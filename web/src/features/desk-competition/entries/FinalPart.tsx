import { type ConfirmationState, finalConfirmation, type Match } from '@arena/domain';
import { useId, useState } from 'react';
import { PLACE } from '../../../lib/addresses/place-path.ts';
import { useReading } from '../../../lib/calls/kept-reading.ts';
import { useServerNow } from '../../../lib/time/clock.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { doing } from '../../../ui/texts/competition-texts.ts';
import { Refusals } from '../Acts.tsx';
import { ChatLink } from '../ChatLink.tsx';
import { type Planned, useDesk } from '../desk-context.ts';
import { sightingsReading } from '../desk-reading.ts';
import styles from '../evening/Evening.module.css';
import { useAct } from '../use-act.ts';
import { finalMessage } from './final-message.ts';

/** Who is asked to confirm the final, by the ids of their entries, as it stands this second. */
interface Asked {
  silent: readonly string[];
  confirmed: readonly string[];
  /** Who was silent for too long: others play instead. */
  lost: readonly string[];
  /** Until when it can be confirmed; null where nobody is silent. */
  closesAt: string | null;
}

function useAsked({ competition, matches, entries }: Planned): Asked {
  const { tournament } = useDesk();
  return useServerNow((now) => {
    const asked = entries.flatMap((entry) => {
      const window = finalConfirmation(tournament, { competition, matches }, entry, now);
      return window === null ? [] : [{ id: entry.id, ...window }];
    });
    const those = (state: ConfirmationState) => asked.filter((each) => each.state === state).map(({ id }) => id);
    const closesAt = asked.find(({ state }) => state === 'open')?.closesAt ?? null;
    return { silent: those('open'), confirmed: those('confirmed'), lost: those('missed'), closesAt };
  });
}

interface RowProps {
  entryId: string;
  name: string;
  phone: string | null;
  closesAt: string | null;
}

/** One who is silent: a message to send, and the way to confirm on their word. */
function SilentRow({ entryId, name, phone, closesAt }: RowProps) {
  const { tournament } = useDesk();
  const act = useAct();
  const place = `${window.location.origin}${PLACE}`;
  const text = finalMessage({ name, tournament: tournament.name, place, closesAt });
  const confirm = () => act.run((calls) => calls.confirmFinal(entryId), `Confirmaste la final por ${name}.`);
  return (
    <li className="apart gap-4">
      {name}
      <span className={styles.reach}>
        <ChatLink contact={phone} text={text} name={name} />
        <Button look="quiet" busy={act.isBusy} onClick={() => void confirm()}>
          Confirmar<span className="visually-hidden"> por {name}</span>
        </Button>
      </span>
      <Refusals of={act} />
    </li>
  );
}

interface SilentProps {
  planned: Planned;
  silent: readonly string[];
  closesAt: string | null;
}

/** The silent ones of a lobby; their phones are read while somebody looks at them. */
function SilentList({ match, silent, planned, closesAt }: SilentProps & { match: Match }) {
  const { tournament } = useDesk();
  const { value, failure } = useReading(sightingsReading(tournament.id, match.id));
  if (value === null) return <p role="status">{failure ?? 'Cargando…'}</p>;
  const phones = new Map(value.map(({ entryId, phone }) => [entryId, phone]));
  return (
    <ul className={classes('below gap-2', styles.sightings)} aria-label="Faltan por confirmar la final">
      {silent.map((entryId) => (
        <SilentRow
          key={entryId}
          entryId={entryId}
          name={planned.nameOf(entryId)}
          phone={phones.get(entryId) ?? null}
          closesAt={closesAt}
        />
      ))}
    </ul>
  );
}

function SilentDialog({ onClose, ...props }: SilentProps & { onClose: () => void }) {
  const { planned, silent } = props;
  const final = planned.competition.stages.at(-1);
  const matches = planned.matches.filter(({ stageId, state }) => stageId === final?.id && state === 'scheduled');
  const lobbies = (final?.groups ?? []).flatMap(({ id, entryIds }) => {
    const match = matches.find(({ groupId }) => groupId === id);
    const own = silent.filter((entryId) => entryIds.includes(entryId));
    return match === undefined || own.length === 0 ? [] : [{ match, own }];
  });
  return (
    <Dialog title="Confirmar la final" onClose={onClose}>
      <h3>{silent.length === 0 ? 'Ya no falta nadie' : doing(silent.length, 'Falta', 'Faltan')}</h3>
      {lobbies.map(({ match, own }) => (
        <SilentList key={match.id} {...props} match={match} silent={own} />
      ))}
    </Dialog>
  );
}

/** How many have confirmed the final, until when it can be done, and the way to those who haven't. */
export function FinalPart({ planned }: { planned: Planned }) {
  const zone = useViewerZone();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { silent, confirmed, lost, closesAt } = useAsked(planned);
  const within = silent.length + confirmed.length;
  const isSettled = (planned.competition.final ?? null) !== null;
  if (!isSettled || within + lost.length === 0) return null;
  return (
    <section className={classes('below gap-3', styles.next)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Confirmar la final
      </h2>
      {within === 0 ? null : (
        <p className="muted">
          {`${confirmed.length} de ${within} ya ${confirmed.length === 1 ? 'confirmó' : 'confirmaron'}`}
          {closesAt === null ? null : `. Se cierra el ${dayAndClockIn(closesAt, zone)}`}
        </p>
      )}
      {lost.length === 0 ? null : <p className="muted">{`No confirmaron a tiempo: ${lost.length}`}</p>}
      {silent.length === 0 ? null : (
        <Button look="secondary" wide onClick={() => setOpen(true)}>
          Ver quién falta
        </Button>
      )}
      {isOpen ? <SilentDialog {...{ planned, silent, closesAt }} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
