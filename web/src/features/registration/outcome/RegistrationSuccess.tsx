import { limits, type PublicTournament, type Waiting } from '@arena/domain';
import { useState } from 'react';
import { type KeptLink, keepLink, useKeptLinks } from '#lib/addresses/links.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ownPath } from '#lib/addresses/private-paths.ts';
import { community } from '#lib/community.ts';
import { enrolledChoices } from '#lib/sharing/tournament-pictures.ts';
import { type Enrolment, enrolledText } from '#lib/storage/local-registrations.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { Button, ButtonLink, ExternalButton } from '#ui/buttons/Button.tsx';
import { AutoRedirect, SuccessTitle } from '#ui/dialogs/AutoRedirect.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { NoticesOffer } from '#ui/notices/NoticesButton.tsx';
import { AskGuardian } from '#ui/sharing/AskGuardian.tsx';
import { OpenedShare, SaveLink } from '#ui/sharing/SaveLink.tsx';
import styles from '../Registration.module.css';
import type { RegistrationArrival } from '../use-registration.ts';
import { lastRegistered } from './last-registered.ts';
import { RememberMe } from './RememberMe.tsx';

const [chat] = community.links;

interface SuccessProps {
  tournament: PublicTournament;
  arrival: RegistrationArrival;
}

function InLine({ standing: { number } }: { standing: Waiting }) {
  return (
    <div role="status">
      <p className={styles.message}>
        {number === null ? 'Hay un cupo para ti: tómalo en «Mi lugar».' : `Eres el número ${number} en la lista.`}
      </p>
      <p className={styles.message}>
        Si se libera un cupo y es tu turno, te lo ofrecemos en «Mi lugar» por un tiempo. Guarda tu enlace y entra
        seguido.
      </p>
    </div>
  );
}

/**
 * Confirms a registration and returns to the home page after three seconds. On the waiting list the player stays to
 * read the number.
 */
export function RegistrationSuccess({ tournament, arrival }: SuccessProps) {
  const { isLate, standing, isConsented } = arrival;
  const link = useKeptLinks()?.find((each) => each.tournamentId === tournament.id);
  const [isMinor] = useState(() => lastRegistered(tournament.id)?.age === 'minor');
  const canAsk = link !== undefined && isMinor;
  return (
    <Stack gap={5} narrow className={styles.success}>
      {standing === null ? (
        <>
          <SuccessTitle title="Inscripción enviada" />
          <p className={styles.message} role="status">
            Inscripción enviada correctamente. Espera la aprobación del administrador.
          </p>
          <AutoRedirect to={paths.home()} delay={limits.redirectAfterSubmit} place="al inicio" />
        </>
      ) : (
        <>
          <PageTitle title="Estás en la lista de espera" takesFocus />
          <InLine standing={standing} />
        </>
      )}
      {isLate ? <p className={styles.message}>Se envió sola cuando volvió la señal.</p> : null}
      {canAsk ? (
        <Stack gap={4} className={styles.part}>
          <p className={styles.message}>
            {isConsented
              ? 'Ya tienes el permiso de tu tutor. Avísale que te inscribiste.'
              : 'Ahora falta el permiso de tu mamá, tu papá o tu tutor. Mándale este enlace.'}
          </p>
          <AskGuardian token={link.token} number={0} isCovered={isConsented} />
        </Stack>
      ) : null}
      {link === undefined ? null : (
        <MyRegistrationLink link={link} look={canAsk && !isConsented ? 'secondary' : 'primary'} />
      )}
      {link === undefined ? null : <NoticesOffer token={link.token} tournamentId={tournament.id} />}
      <ChatButton look={link === undefined ? 'primary' : 'secondary'} />
      {standing === null ? <ShareEnrolled tournament={tournament} /> : null}
      <RememberMe tournamentId={tournament.id} />
      <ButtonLink look="secondary" to={paths.home()}>
        Volver al inicio
      </ButtonLink>
    </Stack>
  );
}

interface EnrolledProps {
  tournament: PublicTournament;
  enrolment: Enrolment;
  /** Opens the form for another player; null if registration is closed. */
  onAnother: (() => void) | null;
}

function nextText({ waits }: Enrolment, hasPlace: boolean): string {
  if (hasPlace)
    return `En «Mi lugar» ves ${waits ? 'tu número y si te ofrecen un cupo' : 'si te aprobaron y cuándo juegas'}.`;
  const next = waits ? 'Si se libera un cupo, se ofrece por orden' : 'El administrador la aprueba o la rechaza';
  return `${next}: aquí no se ve, pregunta en el chat.`;
}

/** A registration from this phone: its time and the next step. The phone doesn't know its status. */
export function Enrolled({ tournament, enrolment, onAnother }: EnrolledProps) {
  const link = useKeptLinks()?.find(({ tournamentId }) => tournamentId === tournament.id);
  return (
    <Stack gap={5} narrow className={styles.success}>
      <div>
        <p className={styles.message}>Tu inscripción</p>
        <PageTitle title={tournament.name} />
      </div>
      <p className={styles.message}>
        {`${enrolledText(enrolment)} desde este teléfono el `}
        <LocalTime instant={enrolment.at} write={dayAndClockIn} />. {nextText(enrolment, link !== undefined)}
      </p>
      {link === undefined ? null : <MyRegistrationLink link={link} look="primary" />}
      <ChatButton look={link === undefined ? 'primary' : 'secondary'} />
      <ShareEnrolled tournament={tournament} />
      <RememberMe tournamentId={tournament.id} />
      <Inline gap={3}>
        <ButtonLink look="secondary" to={paths.tournament(tournament.id)}>
          Ver el torneo
        </ButtonLink>
        {onAnother === null ? null : (
          <Button look="quiet" onClick={onAnother}>
            Inscribir a otro jugador
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

interface Look {
  look: 'primary' | 'secondary';
}

/** The link to the chat that every player has to join. */
function ChatButton({ look }: Look) {
  return (
    <Stack gap={4} className={styles.part}>
      <p className={styles.message}>Para jugar tienes que estar en nuestro chat: ahí se avisa todo.</p>
      <ExternalButton look={look} href={chat.href}>
        Entrar al chat de {chat.name}
      </ExternalButton>
    </Stack>
  );
}

/** The link to the player's page, and ways to keep it. */
function MyRegistrationLink({ link, look }: Look & { link: KeptLink }) {
  return (
    <Stack gap={4} className={styles.part}>
      <Inline gap={3}>
        {/* The most recent of several links opens. */}
        <ButtonLink look={look} to={ownPath(link)} onClick={() => keepLink(link)}>
          Ver mi lugar
        </ButtonLink>
        <SaveLink token={link.token} />
      </Inline>
    </Stack>
  );
}

/** Shares the registration with friends: a picture and a text without names. */
function ShareEnrolled({ tournament: { id, name } }: { tournament: PublicTournament }) {
  const [isOpen, setOpen] = useState(false);
  const [pictures] = useState(() => enrolledChoices(id));
  const path = paths.tournament(id);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Compartir con mis amigos
      </Button>
      {isOpen ? (
        <OpenedShare
          heading="Compartir con mis amigos"
          title={name}
          path={path}
          message={`Ya me inscribí en *${name}*. ¿Juegas? Inscríbete aquí: ${import.meta.env.VITE_SITE_URL}${path}`}
          pictures={pictures}
          scans={false}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
