import type { ConfirmationKind, MyRegistration } from '@arena/domain';
import { call } from '#lib/calls/api.ts';
import { LinkPageStep } from '#ui/layout/LinkPage.tsx';
import { useOpenSteps, useOwnPage } from '../use-my-registration.ts';
import { AllPlayed } from './NextStep.tsx';
import { Deadline } from './OpenStep.tsx';
import { PlayStep } from './PlayStep.tsx';
import { isOutOfCompetition, nextOwnMatch, type StepText, teamConfirmTitle } from './steps.ts';

const lost: Record<ConfirmationKind, string> = {
  enrolment: 'pierden el cupo',
  match: 'pierden el cupo',
  final: 'la juega el equipo que sigue',
};

function waitingText(number: number | null, hasBegun: boolean): StepText {
  if (number === null) {
    return { title: 'El tiempo para tomar el cupo se acabó', text: 'El cupo pasa al siguiente de la lista.' };
  }
  if (hasBegun) {
    return { title: 'El torneo ya empezó', text: 'Esta vez no se liberó un cupo para tu equipo.' };
  }
  return {
    title: `Tu equipo es el número ${number} en la lista de espera`,
    text: 'Si se libera un cupo, lo toma quien inscribió al equipo. Aquí lo ves.',
  };
}

function stepTextOf(myRegistration: MyRegistration, hasBegun: boolean): StepText | null {
  if (myRegistration.status === 'pending') {
    return {
      title: 'La inscripción de tu equipo está en revisión',
      text: 'Aquí ves si la aprueban. Lo demás lo sabe quien inscribió al equipo.',
    };
  }
  if (myRegistration.waiting !== null) return waitingText(myRegistration.waiting.number, hasBegun);
  if (isOutOfCompetition(myRegistration)) {
    return {
      title: 'Tu equipo ya no está en este torneo',
      text: 'Si crees que es un error, díselo a quien inscribió al equipo.',
    };
  }
  const isUnconfirmed = myRegistration.confirmations.some(({ kind, state }) => kind === 'final' && state === 'missed');
  if (isUnconfirmed && nextOwnMatch(myRegistration) === null) {
    return { title: 'No se confirmó la final a tiempo', text: 'La juega el equipo que seguía.' };
  }
  if (myRegistration.matches.length === 0) {
    return {
      title: '¡Tu equipo está dentro!',
      text: 'Todavía no hay grupos. Aquí vas a ver cuándo y con quién juegan.',
    };
  }
  return null;
}

const late = (
  <p>El equipo no confirmó a tiempo. Quien lo inscribió puede pedir en el chat que confirmen por ustedes.</p>
);

/** The next step of a team member, who can only tell the captain. */
export function MemberStep() {
  const { token, myRegistration } = useOwnPage();
  const { offeredUntil, window, hasBegun } = useOpenSteps();
  if (offeredUntil !== null) {
    return (
      <LinkPageStep title="¡Hay un cupo para tu equipo!">
        <Deadline until={offeredUntil}>Lo toma quien inscribió al equipo, desde su enlace. Avísale.</Deadline>
      </LinkPageStep>
    );
  }
  if (window !== undefined) {
    return (
      <LinkPageStep title={teamConfirmTitle[window.kind]}>
        <Deadline until={window.closesAt}>
          Lo confirma quien inscribió al equipo, desde su enlace. Avísale: si no, {lost[window.kind]}.
        </Deadline>
      </LinkPageStep>
    );
  }
  const stepText = stepTextOf(myRegistration, hasBegun);
  if (stepText !== null) {
    return (
      <LinkPageStep title={stepText.title}>
        <p>{stepText.text}</p>
      </LinkPageStep>
    );
  }
  const match = nextOwnMatch(myRegistration);
  if (match === null) return <AllPlayed />;
  const ask = (matchId: string) => call('POST /members/room', { body: { token, matchId } });
  return <PlayStep match={match} ask={ask} late={late} />;
}
