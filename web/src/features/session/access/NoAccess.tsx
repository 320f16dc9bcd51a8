import { sessionText } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { recheckSession, signOut } from '../session.ts';
import styles from '../ways-in/Form.module.css';
import { useAction } from '../ways-in/use-action.ts';
import { requestAccess } from './request-access.ts';

/** For someone who is signed in and has no role: what there is to do about it. */
export function NoAccess() {
  const [isRequested, setRequested] = useState(false);
  const { isBusy, refusal, run } = useAction();
  const request = async () => {
    if (await run(requestAccess)) setRequested(true);
  };
  return (
    <div className={styles.form}>
      {isRequested ? <Notice tone="success">{sessionText.accessRequested}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      {isRequested ? null : (
        <Button wide busy={isBusy} onClick={() => void request()}>
          Pedir acceso
        </Button>
      )}
      <Button look="secondary" wide onClick={() => void recheckSession(sessionText.endedWhileWaiting)}>
        Ya me aprobaron
      </Button>
      <Button look="quiet" wide onClick={() => void signOut()}>
        Cerrar Sesión
      </Button>
    </div>
  );
}
