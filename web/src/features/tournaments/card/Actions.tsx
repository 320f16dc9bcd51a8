import { canWait, type PublicTournament } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { useEnrolment } from '#lib/storage/local-registrations.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';

interface Props {
  tournament: PublicTournament;
  isOpen: boolean;
  /** The button's text; if registration is closed, the reason. */
  label: string;
  to: string;
}

/** A tournament's buttons: registration, own page, waiting list, standings. */
export function CardActions({ tournament, isOpen, label, to }: Props) {
  const { id, result } = tournament;
  const isEnrolled = useEnrolment(id) !== null;
  const takesNames = useServerNow((now) => canWait(tournament, now));
  return (
    <>
      {isEnrolled ? (
        <ButtonLink wide look="secondary" to={paths.register(id)}>
          VER TU INSCRIPCIÓN
        </ButtonLink>
      ) : isOpen ? (
        <ButtonLink wide to={to}>
          {label}
        </ButtonLink>
      ) : (
        <Button wide disabled>
          {label}
        </Button>
      )}
      {takesNames && !isEnrolled ? (
        <ButtonLink wide look="secondary" to={to}>
          Ir a la lista de espera
        </ButtonLink>
      ) : null}
      {result && result.state !== 'planned' ? (
        <ButtonLink wide look="secondary" to={paths.standings(id)}>
          Ver la tabla
        </ButtonLink>
      ) : null}
    </>
  );
}
