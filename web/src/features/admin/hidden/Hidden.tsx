import { shortDateText } from '@arena/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { useAction } from '#ui/use-action.ts';

const hiddenQuery = queryOptions({
  queryKey: ['the hidden players'],
  queryFn: () => authorizedCall('GET /players/hidden', {}),
  ...refetchOnOpen,
});

/** Returns a typed Free Fire ID, or the public id at the end of a player page's link. */
function playerIn(typed: string): string {
  return /\/player\/([0-9a-f]{20})/.exec(typed)?.[1] ?? typed.trim();
}

function outcomeText(tournaments: number): string {
  if (tournaments === 0) return 'Oculto. Todavía no está en ninguna tabla.';
  return `Oculto: su apodo ya no está en ${tournaments === 1 ? 'la tabla de 1 torneo' : `las tablas de ${tournaments} torneos`}.`;
}

/** Hides a player from the public, by ID or by the link to their page. */
function HidingForm() {
  const [typed, setTyped] = useState('');
  const hide = async () => {
    const body = { player: playerIn(typed), hidden: true };
    const { tournaments } = await authorizedCall('POST /players/hiding', { body });
    setTyped('');
    return outcomeText(tournaments);
  };
  const hiding = useAction(hide, { tells: true, changes: [hiddenQuery] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void hiding.run();
  };
  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <TextField
        label="ID de Free Fire, o enlace de su página"
        hint="Su página deja de existir, y en tablas e historial dice «Jugador 7». Lo ve el público en un minuto."
        error={hiding.refusal?.fields.player}
        required
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          hiding.reset();
        }}
      />
      <Button type="submit" busy={hiding.isPending}>
        Ocultar de lo público
      </Button>
    </Stack>
  );
}

function HiddenRow({ id, hiddenAt }: { id: string; hiddenAt: string }) {
  const show = async () => {
    await authorizedCall('POST /players/hiding', { body: { player: id, hidden: false } });
    return 'Su apodo vuelve a verse.';
  };
  const { isPending, run } = useAction(show, { tells: true, changes: [hiddenQuery] });
  return (
    <Inline as="li" gap={3} align="center" apart ruled>
      <Stack>
        <span>
          Oculto desde el <LocalTime instant={hiddenAt} write={shortDateText} />
        </span>
        <Note as="span" size="small">
          {id}
        </Note>
      </Stack>
      <Button look="secondary" busy={isPending} onClick={() => void run()}>
        Volver a mostrar
      </Button>
    </Inline>
  );
}

/** Players who asked to be shown without their nickname. */
export function Hidden() {
  const query = useQuery(hiddenQuery);
  return (
    <Stack gap={4} column>
      <HidingForm />
      <LoadedView query={query} loading="Cargando jugadores ocultos…">
        {({ players }) => (
          <AdminList
            label="Jugadores ocultos"
            items={players}
            className="below"
            empty="Nadie está oculto. Cuando un jugador, o su adulto, te lo pida, lo ocultas aquí."
          >
            {(player) => <HiddenRow key={player.id} {...player} />}
          </AdminList>
        )}
      </LoadedView>
    </Stack>
  );
}
