import { playersOf, type Registration } from '@arena/domain';
import type { RegistrationRefusal } from '@arena/domain/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { overrideRefusal, readRefusals } from '../registration-calls';
import { wayText } from '../rows/labels.ts';
import styles from './Details.module.css';

export function RefusalElsewhere({ said: { at, way } }: { said: Pick<RegistrationRefusal, 'at' | 'way'> }) {
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
  onGone?: () => void;
}

/** Overrides a refusal, after a warning. */
export function OverrideRefusal({ registration, said, onGone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const mutation = useAdminMutation({
    onDone: () => {
      setAsked(false);
      onGone?.();
    },
  });
  const override = () =>
    mutation.mutate(async () => {
      await overrideRefusal(registration, said);
      return 'Levantaste la negativa del tutor.';
    }, 'refusal_missing');
  if (!isAsked) {
    return (
      <div className="beside gap-2">
        <Button look="secondary" onClick={() => setAsked(true)}>
          Levantar la negativa
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>
        Puede ser su tutor de verdad, o alguien que inscribió un ID ajeno: levántala solo después de hablar con su tutor
        o con el jugador.
      </p>
      <p>Al jugador y a su equipo no les avisamos. Si un tutor vuelve a decir que no, cuenta otra vez.</p>
      <div className="beside gap-2">
        <Button busy={mutation.isPending} onClick={() => void override()}>
          Ya hablé: levantar la negativa
        </Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          Cancelar
        </Button>
      </div>
    </>
  );
}

/** Refusals for a team's players in other registrations; the captain's are shown with their guardian. */
export function TeamRefusals({ registration }: Pick<Props, 'registration'>) {
  const { id, revision, freeFireId } = registration;
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['refusals', id, revision],
    queryFn: () => readRefusals(registration),
    ...refetchOnOpen,
  });
  const retry = () => void refetch();
  if (data === undefined) {
    return isFetching ? null : (
      <ActNotice tone="warning" act={{ label: 'Reintentar', run: retry }}>
        No pudimos ver si un tutor dijo que no.
      </ActNotice>
    );
  }
  const nickname = new Map(playersOf(registration).map((player) => [player.freeFireId, player.nickname]));
  return data
    .filter((said) => said.freeFireId !== freeFireId)
    .map((said) => (
      <section key={said.freeFireId} className={styles.part}>
        <h3>Permiso para {[nickname.get(said.freeFireId), said.freeFireId].filter(Boolean).join(' · ')}</h3>
        <RefusalElsewhere said={said} />
        <OverrideRefusal registration={registration} said={said} onGone={retry} />
      </section>
    ));
}
