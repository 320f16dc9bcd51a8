import {
  consentStateOf,
  consentUntil,
  lacksConsent,
  playersOf,
  type Registration,
  ReportedConsentWay,
  type VisibleTournament,
} from '@arena/domain';
import type { RegistrationRefusal } from '@arena/domain/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { guardianPath } from '#lib/addresses/private-paths.ts';
import { dayAndClockIn, dayWithYearIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup } from '#ui/fields/Field.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { useAction } from '#ui/use-action.ts';
import { guardianMessage } from '../messages/message-texts.ts';
import { noteConsent, overrideRefusal, refusalsOf, replaceGuardianLink } from '../registration-calls.ts';
import { wayText } from '../rows/labels.ts';
import { DetailsSection } from './Facts.tsx';
import { ReadyMessage } from './PlayerContact.tsx';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

/** The consent of a minor's guardian: the answer, and the ways to ask for it. */
export function GuardianPart(props: Props) {
  const { registration } = props;
  const { guardian, consent, freeFireId } = registration;
  if (consentStateOf(registration) === 'none') return null;
  return (
    <DetailsSection title="Permiso de su tutor">
      <Said {...props} />
      {guardian === null ? null : <LinkForGuardian {...props} />}
      <Noting registration={registration} />
      {guardian === null && consent !== null ? (
        <OverrideRefusal registration={registration} said={{ freeFireId, at: consent.at }} />
      ) : null}
    </DetailsSection>
  );
}

/** Refusals for a team's players in other registrations; the captain's are shown with their guardian. */
export function TeamRefusals({ registration }: { registration: Registration }) {
  const { freeFireId } = registration;
  const { data, isFetching, refetch } = useQuery(refusalsOf(registration));
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
      <DetailsSection
        key={said.freeFireId}
        title={`Permiso para ${[nickname.get(said.freeFireId), said.freeFireId].filter(Boolean).join(' · ')}`}
      >
        <RefusalElsewhere said={said} />
        <OverrideRefusal registration={registration} said={said} onGone={retry} />
      </DetailsSection>
    ));
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
  const { data: token, isPending, failure, run } = useAction(() => replaceGuardianLink(registration, key));
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
      <Inline gap={2}>
        <Button look="secondary" busy={isPending} onClick={() => void run()}>
          Enlace para su tutor
        </Button>
      </Inline>
    </>
  );
}

/** Records an answer that the guardian gave to an organiser. */
function Noting({ registration }: { registration: Registration }) {
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<ReportedConsentWay>('call');
  const state = consentStateOf(registration);
  const note = async (given: boolean) => {
    await noteConsent(registration, { given, way });
    setOpen(false);
    return given ? 'Anotaste el permiso.' : 'Anotaste que no hay permiso.';
  };
  const { isPending, run } = useAction(note, { tells: true });
  if (!isOpen) {
    return (
      <Inline gap={2}>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Anotar su respuesta
        </Button>
      </Inline>
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
      <Inline gap={2}>
        {state === 'given' ? null : (
          <Button busy={isPending} onClick={() => void run(true)}>
            Dio permiso
          </Button>
        )}
        {state === 'refused' ? null : (
          <Button look="secondary" busy={isPending} onClick={() => void run(false)}>
            Dijo que no
          </Button>
        )}
        <Button look="quiet" onClick={() => setOpen(false)}>
          Cancelar
        </Button>
      </Inline>
    </>
  );
}

function RefusalElsewhere({ said: { at, way } }: { said: Pick<RegistrationRefusal, 'at' | 'way'> }) {
  const zone = useViewerZone();
  return (
    <p>
      En otra inscripción de este ID, un tutor dijo que no {wayText[way]}, {dayAndClockIn(at, zone)}. Así no se puede
      aprobar.
    </p>
  );
}

interface OverrideProps {
  registration: Registration;
  said: Pick<RegistrationRefusal, 'freeFireId' | 'at'>;
  onGone?: () => void;
}

/** Overrides a refusal, after a warning. */
function OverrideRefusal({ registration, said, onGone }: OverrideProps) {
  const [isAsked, setAsked] = useState(false);
  const override = async () => {
    await overrideRefusal(registration, said);
    return 'Levantaste la negativa del tutor.';
  };
  const onDone = () => {
    setAsked(false);
    onGone?.();
  };
  const { isPending, run } = useAction(override, { tells: true, onDone, settledBy: 'refusal_missing' });
  if (!isAsked) {
    return (
      <Inline gap={2}>
        <Button look="secondary" onClick={() => setAsked(true)}>
          Levantar la negativa
        </Button>
      </Inline>
    );
  }
  return (
    <>
      <p>
        Puede ser su tutor de verdad, o alguien que inscribió un ID ajeno: levántala solo después de hablar con su tutor
        o con el jugador.
      </p>
      <p>Al jugador y a su equipo no les avisamos. Si un tutor vuelve a decir que no, cuenta otra vez.</p>
      <Inline gap={2}>
        <Button busy={isPending} onClick={() => void run()}>
          Ya hablé: levantar la negativa
        </Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          Cancelar
        </Button>
      </Inline>
    </>
  );
}
