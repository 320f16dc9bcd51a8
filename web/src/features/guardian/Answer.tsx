import { consentStateOf, type GuardianView } from '@arena/domain';
import { type ComponentProps, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/calls/api.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { useAttempt } from '../../lib/calls/use-attempt.ts';
import { useViewerZone } from '../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../lib/time/whose-time.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Question } from '../../ui/dialogs/Question.tsx';
import styles from '../../ui/layout/LinkPage.module.css';
import { Notice } from '../../ui/signs/Notice.tsx';

interface Props {
  token: string;
  view: GuardianView;
  /** Reads it again: something changed. */
  onChanged: () => Promise<void>;
}

/** What comes after a yes. */
const nextText = {
  pending: 'Ahora el equipo revisa su inscripción.',
  approved: 'El equipo ya aprobó su inscripción.',
  waiting: 'Está en la lista de espera: juega si se libera un cupo.',
} as const;

/** Whether their no counts only for a registration that is out: the team lifted it off the ID. */
const isLifted = ({ consent }: GuardianView) => consent?.lifted === true;

/** Why an answer wasn't kept. A guardian registers nobody: to whom they are many is told by another sentence. */
function refusalText(error: unknown): string {
  const isCrowded = error instanceof ApiError && error.code === 'network_crowded';
  return isCrowded
    ? 'Todavía no se pudo guardar tu permiso: el equipo tiene muchas inscripciones por revisar desde la misma conexión. Vuelve a intentarlo cuando las revise.'
    : failureText(error);
}

/** What a guardian says, and what it means. */
function sayingOf(view: GuardianView): { title: string; text: string } {
  const { data, consent, waits } = view;
  const { status, out } = data;
  if (isLifted(view)) {
    return {
      title: 'Dijiste que no',
      text: 'Su lugar quedó libre. Después el equipo quitó tu no: con ese ID se puede jugar en otra inscripción. Si sigues sin dar permiso, dilo otra vez.',
    };
  }
  if (out === 'no_consent') {
    return {
      title: 'Dijiste que no',
      text: 'No juega y su lugar quedó libre. Si cambias de idea, todavía puedes darlo.',
    };
  }
  if (status === 'rejected') {
    return { title: 'Ya no está en este torneo', text: 'No hace falta tu permiso. Puedes borrar todo aquí abajo.' };
  }
  if (consent?.given) {
    return { title: 'Diste permiso', text: `${nextText[status]} Puedes retirarlo cuando quieras.` };
  }
  const wait = waits ? 'Sin tu permiso no puede jugar.' : 'El equipo quiere saber si estás de acuerdo.';
  return { title: '¿Le das permiso para jugar?', text: `${wait} Puedes cambiar de idea cuando quieras.` };
}

interface NoProps extends Pick<ComponentProps<typeof Question>, 'work' | 'onClose' | 'finalFocus'> {
  isWithdrawal: boolean;
  /** It was said before, and lifted. */
  isAgain: boolean;
  hasPrize: boolean;
}

function No({ isWithdrawal, isAgain, hasPrize, ...question }: NoProps) {
  return (
    <Question
      title={isWithdrawal ? '¿Retiras tu permiso?' : '¿No das permiso?'}
      action={isWithdrawal ? 'Retirar mi permiso' : 'No doy permiso'}
      stay="Volver"
      {...question}
    >
      {hasPrize ? (
        <p>
          <strong>Tiene un premio por recibir:</strong> sigue pendiente, y el equipo te escribe para entregarlo.
        </p>
      ) : null}
      <p>
        {isAgain
          ? 'El equipo ya no aprueba a nadie con ese ID en este torneo. A quien aprobó antes no lo saca: si ya juega, escríbele al equipo.'
          : 'Sale del torneo en este momento y su lugar lo puede tomar otra persona.'}
      </p>
      <p>
        Si cambias de idea, puedes dar permiso aquí mismo. Vuelve a entrar si queda un cupo; a veces hay que esperar a
        que el equipo revise otras inscripciones.
      </p>
    </Question>
  );
}

/** The answer, in one tap; a no is asked once more, with what it does. */
export function Answer({ token, view, onChanged }: Props) {
  const zone = useViewerZone();
  const { isBusy, failure, run } = useAttempt('Answering for a player', refusalText);
  const [isRefusing, setRefusing] = useState(false);
  const hasRefused = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { consent, data } = view;
  const state = consentStateOf(data);
  const send = async (given: boolean) => {
    await call('POST /guardians/answer', { body: { token, given } });
    await onChanged();
    // The button that was tapped is gone.
    heading.current?.focus();
  };
  const { title, text } = sayingOf(view);
  const isAgain = isLifted(view);
  const isIn = data.status !== 'rejected';
  const mayConsent = (isIn && state !== 'given') || data.out === 'no_consent';
  return (
    <section className={styles.next}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p role="status">{text}</p>
      {consent === null ? null : <p className="muted">Respondiste el {dayAndClockIn(consent.at, zone)}.</p>}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {mayConsent ? (
        <Button wide busy={isBusy} onClick={() => void run(() => send(true))}>
          Sí, doy permiso
        </Button>
      ) : null}
      {isAgain || (isIn && data.rights.leave && state !== 'refused') ? (
        <Button wide look="secondary" onClick={() => setRefusing(true)}>
          {state === 'given' ? 'Retirar mi permiso' : 'No doy permiso'}
        </Button>
      ) : null}
      {isRefusing ? (
        <No
          isWithdrawal={state === 'given'}
          isAgain={isAgain}
          hasPrize={view.hasPrize}
          work={async () => {
            await send(false);
            hasRefused.current = true;
            setRefusing(false);
          }}
          finalFocus={() => (hasRefused.current && heading.current) || true}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </section>
  );
}
