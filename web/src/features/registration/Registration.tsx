import { canWait, counted, errorText, LINK_TOKEN, type PublicTournament, refusalOf } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { tokenIn } from '#lib/addresses/private-paths.ts';
import { useIsHydrated } from '#lib/page/hydration.ts';
import { enrolmentIn, useEnrolment } from '#lib/storage/local-registrations.ts';
import { useStored } from '#lib/storage/storage.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { SponsorLine } from '#ui/pictures/SponsorLine.tsx';
import { questionsQuery } from './fields/questions-query.ts';
import { RegistrationBlocked } from './outcome/RegistrationBlocked.tsx';
import { Enrolled, RegistrationSuccess } from './outcome/RegistrationSuccess.tsx';
import styles from './Registration.module.css';
import { RegistrationForm, RegistrationFormSkeleton } from './RegistrationForm.tsx';
import { currentAttempt } from './sending/delivery.ts';
import { registrationOutbox } from './sending/registration-outbox.ts';
import { type RegistrationArrival, useRegistrationSending } from './use-registration.ts';

interface Props {
  tournament: PublicTournament;
  summary: ReactNode;
  onRegistered: () => void;
}

interface FormProps {
  tournament: PublicTournament;
  joinsLine: boolean;
  fillsIn: boolean;
  invitation: string;
  onRegistered: (arrival: RegistrationArrival) => void;
}

/** Loads the form's questions. If they change, a new form keeps the typed values and the last result. */
function FormLoader({ tournament, joinsLine, fillsIn, invitation, onRegistered }: FormProps) {
  const { data: questions, isFetching, refetch } = useQuery(questionsQuery(tournament.id));
  const [isForgotten, setForgotten] = useState(false);
  const sending = useRegistrationSending(tournament.id);
  if (questions === undefined) {
    return isFetching ? (
      <RegistrationFormSkeleton />
    ) : (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        No pudimos cargar el formulario. Verifica tu conexión a internet.
      </Notice>
    );
  }
  const forget = () => {
    setForgotten(true);
    if (sending.outgoing?.state === 'refused') registrationOutbox.take(sending.requestId);
  };
  return (
    <RegistrationForm
      // Forgetting the player resets the form, too.
      key={`${isForgotten} ${tournament.teamSize} ${JSON.stringify(questions)}`}
      tournament={tournament}
      joinsLine={joinsLine}
      questions={questions}
      fillsIn={fillsIn && !isForgotten}
      invitation={invitation}
      sending={sending}
      onForgotten={forget}
      // The server rejected answers that were valid here.
      onOthersAsked={() => void refetch()}
      onRegistered={onRegistered}
    />
  );
}

/** The player's progress: `enrolled` on an earlier visit, or the result of this one. */
type Stage = 'enrolled' | 'form' | 'another' | RegistrationArrival;

function firstStage(tournamentId: string): Stage {
  return enrolmentIn(tournamentId) === null || currentAttempt(tournamentId).unanswered ? 'form' : 'enrolled';
}

function LineNotice({ waiting }: { waiting: number }) {
  const others = counted(waiting, 'persona', 'personas');
  const before = waiting === 0 ? 'serías la primera persona' : `hay ${others} antes que tú`;
  return (
    <Notice tone="info">
      {`Ya no hay cupos. Te anotas en la lista de espera: ${before}. Si se libera un cupo y es tu turno, te lo ofrecemos en «Mi lugar».`}
    </Notice>
  );
}

/** Returns the token of the invitation that opened the form; empty without one. The server doesn't see it. */
function useInvitation(): string {
  const { hash } = useLocation();
  const token = tokenIn(hash);
  return useIsHydrated() && LINK_TOKEN.test(token) ? token : '';
}

function InvitationNotice({ tournamentId }: { tournamentId: string }) {
  return (
    <Notice
      tone="info"
      action={
        <Link className="touch underlined" to={paths.register(tournamentId)} replace>
          Seguir sin la invitación
        </Link>
      }
    >
      Te invitaron: este enlace te da un cupo reservado. Vale una sola vez.
    </Notice>
  );
}

/**
 * Registers in one tournament. A closed tournament shows only its reason, but a form in progress stays with its values
 * and a note: the last seat may be this player's. A phone that has registered shows its registration instead of the
 * form. The server renders without knowing the phone.
 */
export function Registration({ tournament, summary, onRegistered }: Props) {
  const invitation = useInvitation();
  const isInvited = invitation !== '';
  const refusal = useServerNow((now) => refusalOf(tournament, now, isInvited));
  const joinsLine = useServerNow((now) => !isInvited && canWait(tournament, now));
  const isOpen = refusal === null || joinsLine;
  const [begun] = useState(() => isOpen || currentAttempt(tournament.id).unanswered);
  const stays = useStored(() => begun, isOpen);
  const [stage, setStage] = useState<Stage>(() => firstStage(tournament.id));
  const enrolment = useEnrolment(tournament.id);
  if (typeof stage === 'object') return <RegistrationSuccess tournament={tournament} arrival={stage} />;
  if (stage === 'enrolled' && enrolment !== null) {
    const another = isOpen ? () => setStage('another') : null;
    return <Enrolled tournament={tournament} enrolment={enrolment} onAnother={another} />;
  }
  if (!stays && refusal !== null) return <RegistrationBlocked reason={refusal} />;

  const finish = (arrival: RegistrationArrival) => {
    window.scrollTo(0, 0);
    setStage(arrival);
    onRegistered();
  };
  return (
    <Stack gap={6} className={styles.registration}>
      <Stack as="header" gap={3} narrow className={styles.head}>
        <Note size="lead">Inscripción</Note>
        <PageTitle title={tournament.name} />
        {summary}
        <Link className="touch underlined" to={{ pathname: paths.rules(tournament.id), hash: invitation }}>
          Leer las reglas
        </Link>
      </Stack>
      <Stack gap={5} className={styles.form}>
        {isInvited ? <InvitationNotice tournamentId={tournament.id} /> : null}
        {joinsLine ? <LineNotice waiting={tournament.waitingPlayers} /> : null}
        {isOpen ? null : <Notice tone="warning">{errorText[refusal]}</Notice>}
        <FormLoader
          tournament={tournament}
          joinsLine={joinsLine}
          fillsIn={stage !== 'another'}
          invitation={invitation}
          onRegistered={finish}
        />
        <SponsorLine sponsor={tournament.sponsor} />
      </Stack>
    </Stack>
  );
}
