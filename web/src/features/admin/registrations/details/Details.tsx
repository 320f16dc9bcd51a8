import {
  phoneCountryName,
  playersOf,
  type Question,
  type Registration,
  reasonText,
  registrationStatusLabel,
} from '@arena/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { mayCall } from '#lib/calls/authorized-call.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { statusTone } from '#ui/icons/status-tone.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { Fact } from '#ui/layout/Fact.tsx';
import { sharedText } from '../arranging/duplicates.ts';
import { type Decisions, shownStatus } from '../decisions/decisions.ts';
import { messageFor } from '../decisions/message.ts';
import { ReadyMessage } from '../decisions/ReadyMessage.tsx';
import { answersOf } from '../rows/labels.ts';
import type { RegistrationActions } from '../rows/RowActions.tsx';
import type { RowContext } from '../rows/row-context.ts';
import { Confirmation } from './Confirmation.tsx';
import { Correction } from './Correction.tsx';
import styles from './Details.module.css';
import { DetailsPanel } from './DetailsPanel.tsx';
import { GuardianPart } from './GuardianPart.tsx';
import { NewLink } from './NewLink.tsx';
import { Offer } from './Offer.tsx';
import { PlayersChangePart } from './PlayersChangePart.tsx';
import { TeamRefusals } from './Refusals.tsx';

export interface DetailsActions extends RegistrationActions {
  reopen: (registration: Registration) => void;
  askToDelete: (registration: Registration) => void;
  /** Opens the details of a registration after its ID was corrected. */
  follow: (registration: Registration) => void;
}

interface Props {
  registration: Registration;
  questions: readonly Question[];
  underway: Decisions['underway'];
  context: Pick<RowContext, 'alikeOf' | 'nameOf' | 'tournamentOf' | 'numberOf'>;
  actions: DetailsActions;
  onClose: () => void;
}

function AnswerFacts({ registration, questions }: Pick<Props, 'registration' | 'questions'>) {
  const textOf = new Map(questions.map(({ id, text }) => [id, text]));
  return answersOf(registration, [...textOf.keys()]).map(({ id, answer }) => (
    <Fact key={id} term={textOf.get(id) ?? id}>
      {answer}
    </Fact>
  ));
}

function TeamFacts({ registration }: Pick<Props, 'registration'>) {
  const { team } = registration;
  if (team === null) return null;
  return (
    <Fact term={`Equipo ${team.name}`}>
      {playersOf(registration)
        .map(({ nickname, freeFireId }) => [nickname, freeFireId].filter(Boolean).join(' · '))
        .join('\n')}
    </Fact>
  );
}

function GuardianFact({ guardian }: Pick<Registration, 'guardian'>) {
  if (guardian === null) return null;
  const { name, contact } = guardian;
  const href = contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`;
  return (
    <Fact term="Menor de 18: su tutor">
      {name} ·{' '}
      <a className="touch" href={href}>
        {contact}
      </a>
    </Fact>
  );
}

function Facts({ registration, questions, context }: Pick<Props, 'registration' | 'questions' | 'context'>) {
  const zone = useViewerZone();
  const at = (instant: string) => dayAndClockIn(instant, zone);
  const { nickname, freeFireId, phone, email, guardian, createdAt, decidedAt, tournamentId } = registration;
  const reason = reasonText(registration);
  const country = phoneCountryName(phone);
  return (
    <dl className={classes('below gap-3', styles.facts)}>
      <Fact term="Torneo">{context.nameOf(tournamentId)}</Fact>
      {nickname === '' ? null : <Fact term="Apodo en Free Fire">{nickname}</Fact>}
      <Fact term="ID de Free Fire">{freeFireId}</Fact>
      <TeamFacts registration={registration} />
      <Fact term="Teléfono">
        <a className="touch" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      </Fact>
      {country === '' ? null : <Fact term="País">{country}</Fact>}
      <Fact term="Correo">
        <a className="touch" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
      <GuardianFact guardian={guardian} />
      <Fact term="Se inscribió">{at(createdAt)}</Fact>
      {decidedAt === null ? null : <Fact term="Se resolvió">{at(decidedAt)}</Fact>}
      {reason === null ? null : <Fact term="Motivo">{reason}</Fact>}
      <AnswerFacts registration={registration} questions={questions} />
    </dl>
  );
}

function Message({ registration, context }: Pick<Props, 'registration' | 'context'>) {
  const tournament = context.tournamentOf(registration.tournamentId);
  const message = messageFor(registration, tournament, window.location.origin);
  if (message === null) return null;
  return (
    <section className={styles.part}>
      <h3>Mensaje para el jugador</h3>
      <ReadyMessage text={message} phone={registration.phone} />
    </section>
  );
}

function Alikes({ registration, context }: Pick<Props, 'registration' | 'context'>) {
  const alikes = context.alikeOf(registration.id);
  if (alikes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>Parecidas</h3>
      <ul className={classes('below gap-3', styles.alikes)}>
        {alikes.map((alike) => (
          <li key={alike.registration.id}>
            <Badge tone={statusTone[alike.registration.status]}>
              {registrationStatusLabel[alike.registration.status]}
            </Badge>
            <span>
              {alike.registration.fullName}, ID {alike.registration.freeFireId}, en{' '}
              {context.nameOf(alike.registration.tournamentId)}: {sharedText(alike)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The details of a registration, with all actions except corrections. */
function Closely({
  registration,
  questions,
  underway,
  context,
  actions,
  isBack,
  onCorrect,
}: Omit<Props, 'onClose'> & { isBack: boolean; onCorrect: () => void }) {
  const wayIn = useRef<HTMLButtonElement>(null);
  // Runs before the dialog notices that its focused element is gone and takes the focus.
  useLayoutEffect(() => {
    if (isBack) wayIn.current?.focus();
  }, [isBack]);
  const status = shownStatus(registration, underway);
  const shown = { ...registration, status };
  const about = { registration, tournament: context.tournamentOf(registration.tournamentId) };
  return (
    <div className="below gap-5">
      <Badge tone={statusTone[status]}>{registrationStatusLabel[status]}</Badge>
      <div className="beside gap-2">
        {status === 'approved' ? null : <Button onClick={() => actions.approve(registration)}>Aprobar</Button>}
        {status === 'rejected' ? null : (
          <Button look="grave" onClick={() => actions.reject(registration)}>
            Rechazar
          </Button>
        )}
        {status === 'pending' ? null : (
          <Button look="secondary" onClick={() => actions.reopen(registration)}>
            Volver a pendiente
          </Button>
        )}
      </div>
      <PlayersChangePart registration={registration} />
      <Facts registration={registration} questions={questions} context={context} />
      <div className="beside gap-2">
        <Button ref={wayIn} look="secondary" onClick={onCorrect}>
          Corregir datos
        </Button>
      </div>
      <Alikes registration={registration} context={context} />
      <Offer {...about} registration={shown} number={context.numberOf(registration.id)} />
      <GuardianPart key={`tutor ${registration.id}`} {...about} />
      {registration.team === null && registration.playersChange?.state !== 'open' ? null : (
        <TeamRefusals key={`equipo ${registration.id}`} registration={registration} />
      )}
      <Confirmation {...about} registration={shown} />
      <Message registration={shown} context={context} />
      <NewLink key={registration.id} {...about} />
      {mayCall('delete_registrations') ? (
        <button type="button" className={styles.delete} onClick={() => actions.askToDelete(registration)}>
          Eliminar inscripción
        </button>
      ) : null}
    </div>
  );
}

/** One registration, viewed or corrected. */
export function Details(props: Props) {
  const { registration, questions, context, actions, onClose } = props;
  const toast = useToast();
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
  return (
    <DetailsPanel title={(correcting ?? registration).fullName} onClose={onClose}>
      {correcting === null ? (
        <Closely {...props} isBack={wasCorrecting} onCorrect={() => correct(registration)} />
      ) : (
        <Correction
          registration={correcting}
          questions={questions}
          teamSize={context.tournamentOf(correcting.tournamentId)?.teamSize ?? 1}
          onSaved={saved}
          onLeave={() => correct(null)}
        />
      )}
    </DetailsPanel>
  );
}
