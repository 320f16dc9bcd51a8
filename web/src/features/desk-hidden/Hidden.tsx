import { shortDateText } from '@arena/domain';
import { type FormEvent, useState } from 'react';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { useLoaded } from '../../lib/calls/use-loaded.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useDeed } from '../../ui/dialogs/use-deed.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { EmptyNote } from '../../ui/layout/EmptyNote.tsx';
import { InZone } from '../../ui/layout/InZone.tsx';
import { LoadedPlace } from '../../ui/loading/LoadedPlace.tsx';
import styles from './Hidden.module.css';

/** A Free Fire ID as it was typed, or what the link of a player's page ends with. */
function playerIn(typed: string): string {
  return /\/player\/([0-9a-f]{20})/.exec(typed)?.[1] ?? typed.trim();
}

function outcomeText(tournaments: number): string {
  if (tournaments === 0) return 'Oculto. Todavía no está en ninguna tabla.';
  return `Oculto: su apodo ya no está en ${tournaments === 1 ? 'la tabla de 1 torneo' : `las tablas de ${tournaments} torneos`}.`;
}

/** Hides a player from the public, by ID or by the link of their page. */
function HidingForm({ reread }: { reread: () => void }) {
  const deed = useDeed(async () => reread());
  const [typed, setTyped] = useState('');
  const hide = (event: FormEvent) => {
    event.preventDefault();
    void deed.run(async () => {
      const body = { player: playerIn(typed), hidden: true };
      const { tournaments } = await authorizedCall('POST /players/hiding', { body });
      setTyped('');
      return outcomeText(tournaments);
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={hide}>
      <TextField
        label="ID de Free Fire, o enlace de su página"
        hint="Su página deja de existir, y en tablas e historial dice «Jugador ··4525». Lo ve el público en un minuto."
        error={deed.failure?.fields.player}
        required
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          deed.clear();
        }}
      />
      <Button type="submit" busy={deed.isBusy}>
        Ocultar de lo público
      </Button>
    </form>
  );
}

function HiddenRow({ id, hiddenAt, reread }: { id: string; hiddenAt: string; reread: () => void }) {
  const deed = useDeed(async () => reread());
  const show = () =>
    deed.run(async () => {
      await authorizedCall('POST /players/hiding', { body: { player: id, hidden: false } });
      return 'Su apodo vuelve a verse.';
    });
  return (
    <li className={classes('apart gap-3', styles.row)}>
      <span>
        Oculto desde el <InZone instant={hiddenAt} write={shortDateText} />
        <span className={classes('muted small', styles.id)}>{id}</span>
      </span>
      <Button look="secondary" busy={deed.isBusy} onClick={() => void show()}>
        Volver a mostrar
      </Button>
    </li>
  );
}

/** The players whom the public isn't shown by their nickname, at their wish. */
export function Hidden() {
  const { loaded, retry } = useLoaded('the hidden players', () => authorizedCall('GET /players/hidden', {}));
  return (
    <div className={styles.place}>
      <HidingForm reread={retry} />
      <LoadedPlace loaded={loaded} onRetry={retry} loading="Cargando a los ocultos…">
        {({ players }) =>
          players.length === 0 ? (
            <EmptyNote>Nadie está oculto. Cuando un jugador, o su adulto, te lo pida, lo ocultas aquí.</EmptyNote>
          ) : (
            <ul className="below" aria-label="Jugadores ocultos">
              {players.map((player) => (
                <HiddenRow key={player.id} {...player} reread={retry} />
              ))}
            </ul>
          )
        }
      </LoadedPlace>
    </div>
  );
}
