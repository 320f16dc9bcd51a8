import { consentStateOf, limits, type MyRegistrationData } from '@arena/domain';
import { useState } from 'react';
import { call } from '#lib/calls/api.ts';
import { removeIfPresent } from '#lib/calls/failures.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import page from '#ui/layout/LinkPage.module.css';

interface LeaveProps {
  token: string;
  /** True for a waiting registration, with or without an offer. */
  isWaiting: boolean;
  /** True if a won prize isn't delivered yet. */
  hasPrize?: boolean;
  onClose: () => void;
  onLeft: () => void;
  /** Element to focus after closing; true for the previous one. */
  finalFocus?: () => HTMLElement | true;
}

export function LeaveQuestion({ token, isWaiting, hasPrize = false, onClose, onLeft, finalFocus }: LeaveProps) {
  const work = async () => {
    await call('POST /my-registration/leave', { body: { token } });
    onLeft();
  };
  return (
    <ConfirmDialog
      isDestructive
      title={isWaiting ? '¿Dejas la lista de espera?' : '¿Dejas el torneo?'}
      action={isWaiting ? 'Dejar la lista' : 'Dejar el torneo'}
      cancel={isWaiting ? 'Seguir esperando' : 'Seguir en el torneo'}
      onConfirm={work}
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
    >
      {isWaiting ? (
        <p>Pierdes tu número en la lista. Si te arrepientes, te anotas otra vez y quedas al final.</p>
      ) : (
        <>
          {hasPrize ? (
            <p>
              <strong>Tienes un premio por recibir:</strong> sigue pendiente, y aquí ves cómo va.
            </p>
          ) : null}
          <p>Tu cupo queda libre en este momento y lo puede tomar otra persona.</p>
          <p>Si te arrepientes, te inscribes otra vez solo si quedan cupos y el plazo sigue abierto.</p>
        </>
      )}
    </ConfirmDialog>
  );
}

interface EraseProps {
  token: string;
  data: MyRegistrationData;
  hasPrize: boolean;
  onClose: () => void;
  /** Called with each attempt: from then on the link may be invalid. */
  onTry: () => void;
  onErased: () => void;
}

export function EraseQuestion({ token, data, hasPrize, onClose, onTry, onErased }: EraseProps) {
  const [wasTried, setTried] = useState(false);
  const work = async () => {
    onTry();
    setTried(true);
    const send = () => call('POST /my-registration/erase', { body: { token } });
    await (wasTried ? removeIfPresent('link_not_found', send) : send());
    onErased();
  };
  return (
    <ConfirmDialog
      isDestructive
      title="¿Borras tus datos?"
      action="Borrar mis datos"
      cancel="Conservarlos"
      onConfirm={work}
      onClose={onClose}
    >
      {hasPrize ? (
        <p>
          <strong>Tienes un premio por recibir:</strong> si borras tus datos, no podremos entregártelo.
        </p>
      ) : null}
      <p>No se puede deshacer:</p>
      <ul className={page.list}>
        {data.rights.leave ? (
          <li>{data.status === 'waiting' ? 'Dejas la lista de espera.' : 'Dejas el torneo y tu cupo queda libre.'}</li>
        ) : null}
        <li>Se borra tu inscripción: nombre, ID, correo, teléfono y respuestas.</li>
        <li>Si ya jugaste, los resultados se quedan con tu apodo.</li>
        {consentStateOf(data) === 'refused' ? (
          <li>Guardamos que tu tutor dijo que no a este torneo, sin tu nombre ni tu ID.</li>
        ) : null}
        <li>Este enlace deja de servir.</li>
      </ul>
      <p>Las copias de seguridad guardan lo borrado hasta {limits.backupRetentionDays} días más.</p>
    </ConfirmDialog>
  );
}
