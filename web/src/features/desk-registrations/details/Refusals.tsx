import { playersOf, type Registration } from '@arena/domain';
import type { RegistrationRefusal } from '@arena/domain/api';
import { useState } from 'react';
import { useLoaded } from '../../../lib/calls/use-loaded.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { ActNotice } from '../../../ui/signs/ActNotice.tsx';
import { liftRefusal, readRefusals } from '../calls.ts';
import { wayText } from '../rows/labels.ts';
import styles from './Details.module.css';

/** What a guardian said whom this registration doesn't name. */
export function SaidElsewhere({ said: { at, way } }: { said: Pick<RegistrationRefusal, 'at' | 'way'> }) {
  const zone = useViewerZone();
  return (
    <p>
      En otra inscripción de este ID, un tutor dijo que no {wayText[way]}, {dayAndClockIn(at, zone)}. Así no se puede
      aprobar.
    </p>
  );
}

interface Props {
  registration: Registration;
  said: Pick<RegistrationRefusal, 'freeFireId' | 'at'>;
  /** Hears that it is there no longer, where nothing else tells. */
  onGone?: () => void;
}

/** Lifts a no off an ID, once it was said what that means. */
export function Lifting({ registration, said, onGone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const deed = useDeed(undefined, () => {
    setAsked(false);
    onGone?.();
  });
  const lift = () =>
    deed.run(async () => {
      await liftRefusal(registration, said);
      return 'Quitaste el no.';
    }, 'refusal_missing');
  if (!isAsked) {
    return (
      <div className="beside gap-2">
        <Button look="secondary" onClick={() => setAsked(true)}>
          Quitar el no
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>
        Puede ser su tutor de verdad, o alguien que inscribió un ID ajeno: quítalo solo después de hablar con su tutor o
        con quien juega.
      </p>
      <p>A quien juega y a su equipo no les decimos nada. Si un tutor vuelve a decir que no, vuelve a valer.</p>
      <div className="beside gap-2">
        <Button busy={deed.isBusy} onClick={() => void lift()}>
          Ya hablé: quitar el no
        </Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          Cancelar
        </Button>
      </div>
    </>
  );
}

/** Of whom in a team a guardian said no elsewhere; what is said of its captain stands with their own guardian. */
export function TeamRefusals({ registration }: Pick<Props, 'registration'>) {
  const { id, revision, freeFireId } = registration;
  const { loaded, retry } = useLoaded(`refusals of ${id}, ${revision}`, () => readRefusals(registration));
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') {
    return (
      <ActNotice tone="warning" act={{ label: 'Reintentar', run: retry }}>
        No pudimos ver si un tutor dijo que no.
      </ActNotice>
    );
  }
  const nickname = new Map(playersOf(registration).map((player) => [player.freeFireId, player.nickname]));
  return loaded.value
    .filter((said) => said.freeFireId !== freeFireId)
    .map((said) => (
      <section key={said.freeFireId} className={styles.part}>
        <h3>Permiso para {[nickname.get(said.freeFireId), said.freeFireId].filter(Boolean).join(' · ')}</h3>
        <SaidElsewhere said={said} />
        <Lifting registration={registration} said={said} onGone={retry} />
      </section>
    ));
}
