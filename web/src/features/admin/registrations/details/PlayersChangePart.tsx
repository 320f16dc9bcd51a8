import { type Registration, requestedChanges } from '@arena/domain';
import { Button } from '#ui/buttons/Button.tsx';
import { usePlayersDecision } from '../decisions/use-players-decision.ts';
import { registrationChangeText } from '../rows/labels.ts';
import styles from './Details.module.css';

/** Players that an approved registration asks for, and the decision on them. */
export function PlayersChangePart({ registration }: { registration: Registration }) {
  const { isBusy, accept, refuse } = usePlayersDecision(registration);
  if (registration.playersChange?.state !== 'open') return null;
  return (
    <section className={styles.part}>
      <h3>Pide un cambio</h3>
      <p>Conserva su cupo. Mientras no lo aceptes, juegan los de antes y nada se ve en público.</p>
      <ul className="below gap-2">
        {requestedChanges(registration)
          .map(registrationChangeText)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
      <div className="beside gap-2">
        <Button busy={isBusy} onClick={accept}>
          Aceptar
        </Button>
        <Button look="secondary" busy={isBusy} onClick={refuse}>
          No aceptar
        </Button>
      </div>
    </section>
  );
}
