import {
  type FinalResult,
  finalResultText,
  isPrizeToCome,
  type MyRegistration,
  ownResultText,
  stagePlaceText,
  stageResultText,
} from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { call } from '#lib/calls/api.ts';
import { community } from '#lib/community.ts';
import { whatsAppText } from '#lib/sharing/share.ts';
import { ButtonLink, ExternalButton } from '#ui/buttons/Button.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { LinkPageStep } from '#ui/layout/LinkPage.tsx';
import { AskGuardian } from '#ui/sharing/AskGuardian.tsx';
import { useOpenSteps, useOwnPage } from '../use-my-registration.ts';
import { ConfirmStep, OfferStep } from './OpenStep.tsx';
import { PlayStep } from './PlayStep.tsx';
import { isOutOfCompetition, nextOwnMatch, type StepText } from './steps.ts';

const [chat] = community.links;

function ChatWay() {
  return <ExternalButton href={chat.href}>{chat.action}</ExternalButton>;
}

/** The text for a waiting player without an offer. */
function waitingText(number: number | null, hasBegun: boolean): StepText {
  if (number === null) {
    return { title: 'Tu tiempo para tomar el cupo se acabó', text: 'El cupo pasa a la siguiente persona.' };
  }
  if (hasBegun) {
    return {
      title: 'El torneo ya empezó',
      text: 'Si alguien no llega a su sala y sigues tú, aquí sale un botón para tomar su cupo. Tienes pocos minutos.',
    };
  }
  return {
    title: `Eres el número ${number} en la lista de espera`,
    text: 'Cuando se libere un cupo y sea tu turno, aquí sale un botón para tomarlo. Tienes un tiempo para hacerlo: entra seguido.',
  };
}

/** The reason for a lost seat, if given, and the contact for questions. */
function appealText({ reason }: MyRegistration): string {
  const why = reason === null ? '' : `Motivo: ${reason.replace(/[.\s]+$/, '')}. `;
  return `${why}Si crees que es un error, pregunta en el chat.`;
}

function stepTextOf(myRegistration: MyRegistration, hasBegun: boolean): StepText | null {
  const isUndecided = myRegistration.status === 'pending' || myRegistration.status === 'waiting';
  if (myRegistration.out === 'no_consent' || (myRegistration.consent === 'refused' && isUndecided)) {
    const lost = myRegistration.status === 'rejected' ? 'Tu cupo quedó libre. ' : '';
    return {
      title: 'Tu tutor no dio permiso',
      text: `${lost}Habla con tu tutor. Si cambia de idea, que le escriba al equipo: solo así cuenta.`,
    };
  }
  if (myRegistration.status === 'pending') {
    return {
      title: 'Tu inscripción está en revisión',
      text: 'El equipo la aprueba o la rechaza. Aquí lo ves apenas pase.',
    };
  }
  if (myRegistration.waiting !== null) return waitingText(myRegistration.waiting.number, hasBegun);
  if (myRegistration.out === 'unanswered') {
    return {
      title: 'No tomaste el cupo a tiempo',
      text: 'Pasó a la siguiente persona. Si todavía quieres jugar, anótate otra vez mientras el plazo siga abierto.',
    };
  }
  if (myRegistration.out === 'no_show') {
    return {
      title: 'No te encontramos en la sala',
      text: 'Tu cupo queda libre. Si ya llegaste, avisa en el chat: mientras nadie lo tome, te lo devuelven.',
    };
  }
  if (myRegistration.out === 'left') {
    return {
      title: 'Dejaste este torneo',
      text: 'Tu cupo quedó libre. Si quieres volver, inscríbete otra vez mientras la inscripción siga abierta.',
    };
  }
  if (myRegistration.out === 'unconfirmed') {
    return {
      title: 'No confirmaste a tiempo',
      text: 'Tu cupo quedó libre. Si todavía quieres jugar, pregunta en el chat.',
    };
  }
  if (myRegistration.status === 'rejected') {
    return { title: 'Esta vez no te aprobaron', text: appealText(myRegistration) };
  }
  if (isOutOfCompetition(myRegistration)) {
    const title =
      myRegistration.entry === 'disqualified' ? 'Te descalificaron de este torneo' : 'Ya no estás en este torneo';
    return { title, text: appealText(myRegistration) };
  }
  if (
    nextOwnMatch(myRegistration) === null &&
    myRegistration.confirmations.some(({ kind, state }) => kind === 'final' && state === 'missed')
  ) {
    return {
      title: 'No confirmaste la final a tiempo',
      text: 'La juega quien seguía. Si crees que es un error, pregunta en el chat.',
    };
  }
  if (myRegistration.matches.length === 0) {
    return { title: '¡Estás dentro!', text: 'Todavía no hay grupos. Aquí vas a ver cuándo y con quién juegas.' };
  }
  return null;
}

function ConsentStep() {
  const { token, myRegistration, refresh } = useOwnPage();
  const { guardianAsked, guardianLinks, status } = myRegistration;
  return (
    <LinkPageStep title="Falta el permiso de tu tutor">
      {guardianAsked === 'team' ? (
        <p>El equipo ya le mandó el enlace. Dile que lo abra: responde con un toque.</p>
      ) : (
        <>
          <p>Mándale este enlace a tu mamá, tu papá o tu tutor. Ve qué guardamos de ti y responde con un toque.</p>
          {guardianLinks > 0 && guardianAsked === null ? (
            <p>Si ya le mandaste uno, ese no sirve: mándale este.</p>
          ) : null}
          <AskGuardian token={token} number={guardianLinks} onAsked={refresh} />
        </>
      )}
      {status === 'approved' ? null : <Note size="text">Mientras no lo dé, tu inscripción espera.</Note>}
    </LinkPageStep>
  );
}

/** Tells the guardian of a registration that an earlier yes covers. */
function TellStep() {
  const { token, myRegistration } = useOwnPage();
  if (myRegistration.guardianAsked === 'team') return null;
  return (
    <LinkPageStep title="Tu tutor ya dio permiso">
      <p>Su permiso vale un año. Avísale que te inscribiste: ahí ve tus torneos y lo termina cuando quiera.</p>
      <AskGuardian token={token} number={myRegistration.guardianLinks} isCovered />
    </LinkPageStep>
  );
}

const late = (
  <>
    <p>No confirmaste a tiempo. Para ver el código de la sala, pide en el chat que confirmen por ti.</p>
    <ChatWay />
  </>
);

function resultMessage(result: FinalResult, { id, name }: NonNullable<MyRegistration['tournament']>): string {
  return `${ownResultText(result, name)}. ${import.meta.env.VITE_SITE_URL}${paths.standings(id)}`;
}

const NO_RESULT = { title: 'Ya jugaste tus partidas', text: 'Cuando haya resultado, aquí ves cómo quedaste.' };

export function AllPlayed() {
  const { hasStandings, tournament, standing, finalResult, prizes } = useOwnPage().myRegistration;
  // A prize above has the main action.
  const hasPrizeToCome = prizes.some(isPrizeToCome);
  const played = standing === null ? NO_RESULT : stageResultText(standing);
  return (
    <LinkPageStep title={finalResult === null ? played.title : finalResultText(finalResult)}>
      <p>{finalResult === null ? played.text : 'El torneo terminó. La tabla completa dice por qué.'}</p>
      {hasStandings && tournament !== null ? (
        <ButtonLink wide look={hasPrizeToCome ? 'secondary' : 'primary'} to={paths.standings(tournament.id)}>
          Ver la tabla
        </ButtonLink>
      ) : null}
      {finalResult === null || tournament === null ? null : (
        <ExternalButton look="secondary" href={whatsAppText(resultMessage(finalResult, tournament))}>
          Compartir por WhatsApp
        </ExternalButton>
      )}
    </LinkPageStep>
  );
}

function OrdinaryStep({ stepText }: { stepText: StepText | null }) {
  const { token, myRegistration } = useOwnPage();
  const match = nextOwnMatch(myRegistration);
  if (stepText !== null && myRegistration.finalResult === null) {
    return (
      <LinkPageStep title={stepText.title}>
        <p>{stepText.text}</p>
        <ChatWay />
      </LinkPageStep>
    );
  }
  if (match === null) return <AllPlayed />;
  const ask = (matchId: string) => call('POST /my-registration/room', { body: { token, matchId } });
  return <PlayStep match={match} ask={ask} late={late} />;
}

/** The next step, large. */
export function NextStep() {
  const { myRegistration } = useOwnPage();
  const { offeredUntil, window, hasBegun } = useOpenSteps();
  if (offeredUntil !== null) return <OfferStep until={offeredUntil} />;
  if (window !== undefined) {
    const { standing } = myRegistration;
    const isFinal = window.kind === 'final' && standing !== null;
    return <ConfirmStep window={window} reached={isFinal ? `Pasaste: ${stagePlaceText(standing)}` : null} />;
  }
  const isLost =
    myRegistration.status === 'rejected' ||
    isOutOfCompetition(myRegistration) ||
    (myRegistration.waiting !== null && hasBegun);
  const isAsked = myRegistration.consent === 'open' && !isLost;
  return (
    <>
      {/* An approved player plays even without the guardian's answer: the room comes first. */}
      {isAsked && myRegistration.status === 'pending' ? null : (
        <OrdinaryStep stepText={stepTextOf(myRegistration, hasBegun)} />
      )}
      {myRegistration.isConsentCarried && !isLost ? <TellStep /> : null}
      {isAsked ? <ConsentStep /> : null}
    </>
  );
}
