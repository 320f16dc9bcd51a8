import { consentStateOf, type GuardianView } from '@arena/domain';
import { useRef, useState } from 'react';
import { call } from '#lib/calls/api.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { LinkPageStep } from '#ui/layout/LinkPage.tsx';
import { useAction } from '#ui/use-action.ts';

interface Props {
  token: string;
  view: GuardianView;
  /** Refetches after a change. */
  onChanged: () => Promise<void>;
}

const nextText = {
  pending: 'Ahora el equipo revisa su inscripción.',
  approved: 'El equipo ya aprobó su inscripción.',
  waiting: 'Está en la lista de espera: juega si se libera un cupo.',
} as const;

/** True if the team has overridden the refusal for the ID, so that it only counts for this registration. */
const isOverridden = ({ consent }: GuardianView) => consent?.overridden === true;

// The player may hold the link that they sent: after a refusal only the team's link can be used for a consent.
const canTurnAround = (view: GuardianView) => isOverridden(view) || view.data.guardianAsked === 'team';

function sayingOf(view: GuardianView): { title: string; text: string } {
  const { data, consent, waits } = view;
  const { status, out } = data;
  if (isOverridden(view)) {
    return {
      title: 'Dijiste que no',
      text: 'Su cupo quedó libre. Después el equipo levantó tu negativa: con ese ID se puede jugar en otra inscripción. Si sigues sin dar permiso, dilo otra vez.',
    };
  }
  if (out === 'no_consent') {
    const change = canTurnAround(view) ? 'todavía puedes darlo.' : 'escríbele al equipo: te manda su propio enlace.';
    return { title: 'Dijiste que no', text: `No juega y su cupo quedó libre. Si cambias de idea, ${change}` };
  }
  if (status === 'rejected') {
    return { title: 'Ya no está en este torneo', text: 'No hace falta tu permiso. Puedes borrar todo aquí abajo.' };
  }
  if (consent?.carried) {
    return {
      title: 'Juega con tu permiso',
      text: `Se inscribió con el sí que diste por un año. ${nextText[status]} Puedes retirarlo cuando quieras.`,
    };
  }
  if (consent?.given) {
    return { title: 'Diste permiso', text: `${nextText[status]} Puedes retirarlo cuando quieras.` };
  }
  const wait = waits ? 'Sin tu permiso no puede jugar.' : 'El equipo quiere saber si estás de acuerdo.';
  const year = 'Tu sí vale un año: cubre también los torneos en que se inscriba después.';
  return { title: '¿Le das permiso para jugar?', text: `${wait} ${year} Puedes cambiar de idea cuando quieras.` };
}

interface NoProps {
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Element to focus after closing; true for the previous one. */
  finalFocus: () => HTMLElement | true;
  isWithdrawal: boolean;
  /** True if a yes for a year ends too. */
  endsYear: boolean;
  /** True if there was an answer that was overridden. */
  isAgain: boolean;
  canUndo: boolean;
  hasPrize: boolean;
}

function No({ isWithdrawal, endsYear, isAgain, canUndo, hasPrize, onConfirm, onClose, finalFocus }: NoProps) {
  return (
    <ConfirmDialog
      isDestructive
      title={isWithdrawal ? '¿Retiras tu permiso?' : '¿No das permiso?'}
      action={isWithdrawal ? 'Retirar mi permiso' : 'No doy permiso'}
      cancel="Volver"
      onConfirm={onConfirm}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {hasPrize ? (
        <p>
          <strong>Tiene un premio por recibir:</strong> sigue pendiente, y el equipo te escribe para entregarlo.
        </p>
      ) : null}
      <p>
        {isAgain
          ? 'El equipo ya no aprueba a nadie con ese ID en este torneo. A quien aprobó antes no lo saca: si ya juega, escríbele al equipo.'
          : 'Sale del torneo en este momento y su cupo lo puede tomar otra persona.'}
      </p>
      {endsYear ? <p>También termina tu permiso de un año. De otros torneos lo retiras aquí abajo.</p> : null}
      <p>
        {canUndo ? 'Si cambias de idea, puedes dar permiso aquí mismo.' : 'Si cambias de idea, escríbele al equipo.'}{' '}
        Vuelve a entrar si queda un cupo; a veces hay que esperar a que el equipo revise otras inscripciones.
      </p>
    </ConfirmDialog>
  );
}

/** The guardian's answer with one tap; a refusal is confirmed, with its consequences. */
export function GuardianAnswer({ token, view, onChanged }: Props) {
  const zone = useViewerZone();
  const [isRefusing, setRefusing] = useState(false);
  const hasRefused = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { consent, data } = view;
  const state = consentStateOf(data);
  const send = async (given: boolean) => {
    await call('POST /guardians/answer', { body: { token, given } });
    await onChanged();
    // The tapped button is gone.
    heading.current?.focus();
  };
  const { isPending, failure, run } = useAction(send);
  const { title, text } = sayingOf(view);
  const isAgain = isOverridden(view);
  const isIn = data.status !== 'rejected';
  const mayConsent = (isIn && state !== 'given') || (data.out === 'no_consent' && canTurnAround(view));
  return (
    <LinkPageStep title={title} heading={heading}>
      <p role="status">{text}</p>
      {consent === null ? null : <Note size="text">Respondiste el {dayAndClockIn(consent.at, zone)}.</Note>}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {mayConsent ? (
        <Button wide busy={isPending} onClick={() => void run(true)}>
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
          endsYear={view.year?.ended === false}
          isAgain={isAgain}
          canUndo={canTurnAround(view)}
          hasPrize={view.hasPrize}
          onConfirm={async () => {
            await send(false);
            hasRefused.current = true;
            setRefusing(false);
          }}
          finalFocus={() => (hasRefused.current && heading.current) || true}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </LinkPageStep>
  );
}
