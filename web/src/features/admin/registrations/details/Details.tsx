import { playersOf, type Registration, registrationStatusLabel } from '@arena/domain';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { useBackCloses } from '#lib/addresses/back-closes.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { mayCall } from '#lib/calls/authorized-call.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { TextButton } from '#ui/buttons/TextButton.tsx';
import { Overlay } from '#ui/dialogs/Overlay.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { statusTone } from '#ui/icons/tones.ts';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { shownStatus } from '../decisions/decisions.ts';
import { useQueue } from '../queue/queue-context.ts';
import { Correction } from './Correction.tsx';
import styles from './Details.module.css';
import { Facts, Similar } from './Facts.tsx';
import { GuardianPart, TeamRefusals } from './GuardianPart.tsx';
import { NewLink, PlayerMessage } from './PlayerContact.tsx';
import { Confirmation, Offer, PlayersChangePart } from './SeatParts.tsx';

/** One registration, viewed or corrected: over the queue, or next to it on wide screens. */
export function Details({ registration }: { registration: Registration }) {
  const { questions, tournamentOf, actions } = useQueue();
  const toast = useToast();
  const isWide = useWidest();
  /** The registration when editing began; null while viewing. */
  const [correcting, setCorrecting] = useState<Registration | null>(null);
  const [wasCorrecting, setWasCorrecting] = useState(false);
  const correct = (one: Registration | null) => {
    setWasCorrecting(correcting !== null);
    setCorrecting(one);
  };
  const saved = (after: Registration, isHere: boolean) => {
    toast('success', `Listo: corregiste los datos de ${after.fullName}.`);
    if (!isHere) return;
    correct(null);
    actions.follow(after);
  };
  const Panel = isWide ? Beside : Over;
  return (
    <Panel title={(correcting ?? registration).fullName} onClose={() => actions.open(null)}>
      {correcting === null ? (
        <Viewed registration={registration} isBack={wasCorrecting} onCorrect={() => correct(registration)} />
      ) : (
        <Correction
          registration={correcting}
          questions={questions}
          teamSize={tournamentOf(correcting.tournamentId)?.teamSize ?? 1}
          onSaved={saved}
          onLeave={() => correct(null)}
        />
      )}
    </Panel>
  );
}

interface ViewedProps {
  registration: Registration;
  isBack: boolean;
  onCorrect: () => void;
}

/** The details of a registration, with all actions except corrections. */
function Viewed({ registration, isBack, onCorrect }: ViewedProps) {
  const { decisions, tournamentOf, numberOf, actions } = useQueue();
  const wayIn = useRef<HTMLButtonElement>(null);
  // Runs before the dialog notices that its focused element is gone and takes the focus.
  useLayoutEffect(() => {
    if (isBack) wayIn.current?.focus();
  }, [isBack]);
  const status = shownStatus(registration, decisions.underway);
  const shown = { ...registration, status };
  const tournament = tournamentOf(registration.tournamentId);
  return (
    <Stack gap={5}>
      <Badge tone={statusTone[status]}>{registrationStatusLabel[status]}</Badge>
      <Inline gap={2}>
        {status === 'approved' ? null : <Button onClick={() => actions.approve(registration)}>Aprobar</Button>}
        {status === 'rejected' ? null : (
          <Button look="grave" onClick={() => actions.reject(registration)}>
            Rechazar
          </Button>
        )}
        {status === 'pending' ? null : (
          <Button look="secondary" onClick={() => actions.decide([registration], 'pending')}>
            Volver a pendiente
          </Button>
        )}
      </Inline>
      <PlayersChangePart registration={registration} />
      <Facts registration={registration} />
      <Inline gap={2}>
        <Button ref={wayIn} look="secondary" onClick={onCorrect}>
          Corregir datos
        </Button>
      </Inline>
      <Similar registration={registration} />
      <Offer registration={shown} tournament={tournament} number={numberOf(registration.id)} />
      <GuardianPart key={`tutor ${registration.id}`} registration={registration} tournament={tournament} />
      {registration.team === null && registration.playersChange?.state !== 'open' ? null : (
        <TeamRefusals key={`equipo ${registration.id}`} registration={registration} />
      )}
      <Confirmation registration={shown} tournament={tournament} />
      <PlayerMessage registration={shown} tournament={tournament} />
      <NewLink key={registration.id} registration={registration} tournament={tournament} />
      <ExcludePart registration={registration} />
      {mayCall('delete_registrations') ? (
        <TextButton tone="bad" onClick={() => actions.askToDelete(registration)}>
          Eliminar inscripción
        </TextButton>
      ) : null}
    </Stack>
  );
}

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The details over the queue. */
function Over({ title, onClose, children }: PanelProps) {
  useBackCloses(onClose);
  return (
    <Overlay title={title} onClose={onClose}>
      {children}
    </Overlay>
  );
}

/** The details next to the list, which stays usable. Escape returns to the row. */
function Beside({ title, onClose, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  const id = useId();
  useEffect(() => {
    before.current = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="none" onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}>
      <Stack gap={4} role="dialog" aria-labelledby={id} className={styles.beside}>
        <Inline as="header" gap={2} align="start" apart unbroken>
          <h2 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Cerrar" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Inline>
        {children}
      </Stack>
    </div>
  );
}

/** Screens with space for two columns. */
const WIDEST = '(min-width: 75rem)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDEST);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True on screens with two columns. Only for screens that aren't server-rendered. */
function useWidest(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDEST).matches);
}

/** Links that open the screen of exclusions with a player's ID filled in. */
function ExcludePart({ registration }: { registration: Registration }) {
  const { excluded } = useQueue().marks;
  if (!mayOpen('exclusions')) return null;
  const players = playersOf(registration);
  const labelOf = ({ nickname, freeFireId }: (typeof players)[number]) => {
    const name = nickname || freeFireId;
    if (excluded.has(freeFireId)) return `${name} está excluido`;
    return players.length === 1 ? 'Excluir a este jugador' : `Excluir a ${name}`;
  };
  return (
    <Inline gap={4}>
      {players.map((player) => (
        <Link
          key={player.freeFireId}
          className="touch underlined"
          to={adminPath('exclusions')}
          state={excluded.has(player.freeFireId) ? null : { freeFireId: player.freeFireId }}
        >
          {labelOf(player)}
        </Link>
      ))}
    </Inline>
  );
}
