import { ConsentTold, consentStateOf, lacksConsent, type Registration, type VisibleTournament } from '@arena/domain';
import { useState } from 'react';
import { newLinkToken } from '../../../lib/addresses/link-token.ts';
import { guardianPath } from '../../../lib/addresses/place-path.ts';
import { useAttempt } from '../../../lib/calls/use-attempt.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldGroup } from '../../../ui/fields/Field.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { noteConsent, replaceGuardianLink } from '../calls.ts';
import { guardianMessage } from '../decisions/message.ts';
import { ReadyMessage } from '../decisions/ReadyMessage.tsx';
import { wayText } from '../rows/labels.ts';
import styles from './Details.module.css';
import { Lifting, SaidElsewhere } from './Refusals.tsx';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

const toldText: Record<ConsentTold, string> = { call: 'Por llamada', message: 'Por mensaje', in_person: 'En persona' };

/** What was answered, how and when; that is how an organiser weighs it. */
function Said({ registration, tournament }: Props) {
  const zone = useViewerZone();
  const { consent, guardian, guardianAsked, out } = registration;
  if (consent !== null && guardian === null) return <SaidElsewhere said={consent} />;
  if (consent !== null) {
    return (
      <p>
        {consent.given ? 'Dio permiso' : 'Dijo que no'} {wayText[consent.way]}, {dayAndClockIn(consent.at, zone)}.
      </p>
    );
  }
  if (out === 'no_consent') return <p>Dijo que no, y el equipo quitó ese no de su ID.</p>;
  const asked = { player: 'Quien juega ya le mandó un enlace.', team: 'El equipo ya le mandó un enlace.' };
  const waits = lacksConsent(tournament ?? null, registration) ? 'Sin su permiso no se puede aprobar.' : '';
  return (
    <Notice tone="warning">
      Falta su permiso. {waits} {guardianAsked === null ? 'Nadie le ha mandado un enlace.' : asked[guardianAsked]}
    </Notice>
  );
}

/** A link of their own, sent to the guardian's own contact: what a player can't answer by. */
function LinkForGuardian({ registration, tournament }: Props) {
  // The same token again where an answer was lost is the same link.
  const [token] = useState(newLinkToken);
  const [isMade, setMade] = useState(false);
  const { isBusy, failure, run } = useAttempt('Making a link');
  const make = async () => {
    await replaceGuardianLink(registration, token);
    setMade(true);
  };
  if (isMade && registration.guardian !== null) {
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
        <Button look="secondary" busy={isBusy} onClick={() => void run(make)}>
          Enlace para su tutor
        </Button>
      </div>
    </>
  );
}

/** What an organiser was told otherwise, and how. */
function Noting({ registration }: Omit<Props, 'tournament'>) {
  const deed = useDeed();
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<ConsentTold>('call');
  const state = consentStateOf(registration);
  const note = (given: boolean) =>
    deed.run(async () => {
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
        {ConsentTold.options.map((each) => (
          <Choice
            key={each}
            label={toldText[each]}
            type="radio"
            name="tutor"
            checked={way === each}
            onChange={() => setWay(each)}
          />
        ))}
      </FieldGroup>
      <p>Un no la saca del torneo y libera su lugar.</p>
      <div className="beside gap-2">
        {state === 'given' ? null : (
          <Button busy={deed.isBusy} onClick={() => void note(true)}>
            Dio permiso
          </Button>
        )}
        {state === 'refused' ? null : (
          <Button look="secondary" busy={deed.isBusy} onClick={() => void note(false)}>
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

/** The consent of the guardian of a player under 18: what was said, and the ways to ask for it. */
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
        <Lifting registration={registration} said={{ freeFireId, at: consent.at }} />
      ) : null}
    </section>
  );
}
