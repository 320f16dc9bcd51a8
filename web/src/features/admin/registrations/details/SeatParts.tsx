import { hasRoom, isInLine, type Registration, requestedChanges, type VisibleTournament } from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { useAction } from '#ui/use-action.ts';
import { useWindows } from '../arranging/marks.ts';
import { usePlayersDecision } from '../queue/use-queue-actions.ts';
import { confirm, offerSeat } from '../registration-calls.ts';
import { registrationChangeText } from '../rows/labels.ts';
import { DetailsSection } from './Facts.tsx';

/** Players that an approved registration asks for, and the decision on them. */
export function PlayersChangePart({ registration }: { registration: Registration }) {
  const { isBusy, accept, refuse } = usePlayersDecision(registration);
  if (registration.playersChange?.state !== 'open') return null;
  return (
    <DetailsSection title="Pide un cambio">
      <p>Conserva su cupo. Mientras no lo aceptes, juegan los de antes y nada se ve en público.</p>
      <Stack as="ul" gap={2}>
        {requestedChanges(registration)
          .map(registrationChangeText)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </Stack>
      <Inline gap={2}>
        <Button busy={isBusy} onClick={accept}>
          Aceptar
        </Button>
        <Button look="secondary" busy={isBusy} onClick={refuse}>
          No aceptar
        </Button>
      </Inline>
    </DetailsSection>
  );
}

interface OfferProps {
  registration: Registration;
  tournament: VisibleTournament | undefined;
  /** Number in line, or null. */
  number: number | null;
}

/** The number on the waiting list, and a button to offer a seat, even out of order. */
export function Offer({ registration, tournament, number }: OfferProps) {
  const zone = useViewerZone();
  const offer = async () => {
    await offerSeat(registration);
    return `Le ofreciste un cupo a ${registration.fullName}.`;
  };
  const { isPending, run } = useAction(offer, { tells: true });
  if (registration.status !== 'waiting') return null;
  const { offeredUntil } = registration;
  return (
    <DetailsSection title="Lista de espera">
      {offeredUntil === null ? null : <p>Tiene un cupo ofrecido hasta {dayAndClockIn(offeredUntil, zone)}.</p>}
      {isInLine(registration) ? (
        <>
          <p>{number === null ? 'Espera un cupo.' : `Es el número ${number}.`}</p>
          {tournament !== undefined && hasRoom(tournament) ? (
            <Inline gap={2}>
              <Button look="secondary" busy={isPending} onClick={() => void run()}>
                Ofrecerle un cupo
              </Button>
            </Inline>
          ) : (
            <p>Ahora no hay un cupo libre que ofrecerle.</p>
          )}
        </>
      ) : null}
    </DetailsSection>
  );
}

interface ConfirmationProps {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

const kindText = { enrolment: 'Inscripción', match: 'Partida', final: 'Final' } as const;

/** The state of a player's confirmation, and a button to confirm for them. */
export function Confirmation({ registration, tournament }: ConfirmationProps) {
  const zone = useViewerZone();
  const confirmNow = async () => {
    await confirm(registration);
    return `Confirmaste por ${registration.fullName}.`;
  };
  const { isPending, run } = useAction(confirmNow, { tells: true });
  const windows = useWindows(tournament ?? null, registration);
  if (windows.length === 0) return null;
  const at = (instant: string) => dayAndClockIn(instant, zone);
  const textOf = ({ state, opensAt, closesAt }: (typeof windows)[number]) => {
    if (state === 'confirmed') return 'confirmada';
    if (state === 'later') return `se abre ${at(opensAt)}`;
    return state === 'open' ? `sin confirmar, hasta ${at(closesAt)}` : 'no confirmó';
  };
  return (
    <DetailsSection title="Confirmaciones">
      <ul>
        {windows.map((window) => (
          <li key={window.kind}>
            {kindText[window.kind]}: {textOf(window)}
          </li>
        ))}
      </ul>
      {windows.some(({ state }) => state === 'open' || state === 'missed') ? (
        <Inline gap={2}>
          <Button look="secondary" busy={isPending} onClick={() => void run()}>
            Confirmar por el jugador
          </Button>
        </Inline>
      ) : null}
    </DetailsSection>
  );
}
