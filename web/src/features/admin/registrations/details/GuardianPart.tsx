import {
  consentStateOf,
  consentUntil,
  lacksConsent,
  type Registration,
  ReportedConsentWay,
  type VisibleTournament,
} from '@arena/domain';
import { useState } from 'react';
import { guardianPath } from '#lib/addresses/private-paths.ts';
import { useWrite } from '#lib/query/use-write.ts';
import { dayAndClockIn, dayWithYearIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { guardianMessage } from '../decisions/message.ts';
import { ReadyMessage } from '../decisions/ReadyMessage.tsx';
import { noteConsent, replaceGuardianLink } from '../registration-calls';
import { wayText } from '../rows/labels.ts';
import styles from './Details.module.css';
import { OverrideRefusal, RefusalElsewhere } from './Refusals.tsx';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

const reportedWayText: Record<ReportedConsentWay, string> = {
  call: 'Por llamada',
  message: 'Por mensaje',
  in_person: 'En persona',
};

/** The guardian's answer with its channel and time. */
function Said({ registration, tournament }: Props) {
  const zone = useViewerZone();
  const { consent, guardian, guardianAsked, out } = registration;
  const isElsewhere = consent?.given === false && (guardian === null || registration.status !== 'rejected');
  if (consent !== null && (guardian === null || isElsewhere)) return <RefusalElsewhere said={consent} />;
  if (consent?.carried) {
    const [from, until] = [consent.at, consentUntil(consent)].map((at) => dayWithYearIn(at, zone));
    return (
      <p>
        Permiso del {from}, vale hasta el {until}. Lo dio {wayText[consent.way]}, para otro torneo.
      </p>
    );
  }
  if (consent !== null) {
    return (
      <p>
        {consent.given ? 'Dio permiso' : 'Dijo que no'} {wayText[consent.way]}, {dayAndClockIn(consent.at, zone)}.
      </p>
    );
  }
  if (out === 'no_consent') return <p>Dijo que no, y el equipo levantó esa negativa.</p>;
  const asked = { player: 'El jugador ya le mandó un enlace.', team: 'El equipo ya le mandó un enlace.' };
  const waits = lacksConsent(tournament ?? null, registration) ? 'Sin su permiso no se puede aprobar.' : '';
  return (
    <Notice tone="warning">
      Falta su permiso. {waits} {guardianAsked === null ? 'Nadie le ha mandado un enlace.' : asked[guardianAsked]}
    </Notice>
  );
}

/** A link sent to the guardian's own contact, so that the player can't answer with it. */
function LinkForGuardian({ registration, tournament }: Props) {
  // The same key gives the same link if an answer was lost.
  const [key] = useState(() => crypto.randomUUID());
  const { data: token, isPending, failure, run } = useWrite(() => replaceGuardianLink(registration, key));
  if (token !== undefined && registration.guardian !== null) {
    const link = `${window.location.origin}${guardianPath(token)}`;
    return (
      <>
        <p>Mándalo ahora y solo a su tutor: no lo vamos a mostrar otra vez.</p>
        <ReadyMessage
          text={guardianMessage(registration, tournament, link)}
          phone={registration.guardian.contact.includes('@') ? '' : registration.guardian.contact}
        />
      </>
    );
  }
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <div className="beside gap-2">
        <Button look="secondary" busy={isPending} onClick={() => void run()}>
          Enlace para su tutor
        </Button>
      </div>
    </>
  );
}

/** Records an answer that the guardian gave to an organiser. */
function Noting({ registration }: Omit<Props, 'tournament'>) {
  const mutation = useAdminMutation();
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<ReportedConsentWay>('call');
  const state = consentStateOf(registration);
  const note = (given: boolean) =>
    mutation.mutate(async () => {
      await noteConsent(registration, { given, way });
      setOpen(false);
      return given ? 'Anotaste el permiso.' : 'Anotaste que no hay permiso.';
    });
  if (!isOpen) {
    return (
      <div className="beside gap-2">
        <Button look="secondary" onClick={() => setOpen(true)}>
          Anotar su respuesta
        </Button>
      </div>
    );
  }
  return (
    <>
      <FieldGroup label="¿Cómo te respondió?" required>
        {ReportedConsentWay.options.map((each) => (
          <Choice
            key={each}
            label={reportedWayText[each]}
            type="radio"
            name="tutor"
            checked={way === each}
            onChange={() => setWay(each)}
          />
        ))}
      </FieldGroup>
      <p>Si dice que no, la inscripción sale del torneo y su cupo queda libre.</p>
      <div className="beside gap-2">
        {state === 'given' ? null : (
          <Button busy={mutation.isPending} onClick={() => void note(true)}>
            Dio permiso
          </Button>
        )}
        {state === 'refused' ? null : (
          <Button look="secondary" busy={mutation.isPending} onClick={() => void note(false)}>
            Dijo que no
          </Button>
        )}
        <Button look="quiet" onClick={() => setOpen(false)}>
          Cancelar
        </Button>
      </div>
    </>
  );
}

/** The consent of a minor's guardian: the answer, and the ways to ask for it. */
export function GuardianPart(props: Props) {
  const { registration } = props;
  const { guardian, consent, freeFireId } = registration;
  if (consentStateOf(registration) === 'none') return null;
  return (
    <section className={styles.part}>
      <h3>Permiso de su tutor</h3>
      <Said {...props} />
      {guardian === null ? null : <LinkForGuardian {...props} />}
      <Noting registration={registration} />
      {guardian === null && consent !== null ? (
        <OverrideRefusal registration={registration} said={{ freeFireId, at: consent.at }} />
      ) : null}
    </section>
  );
}
