import { nameKey } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useDeed } from '../../ui/use-deed.ts';
import { remove } from './actions.ts';
import { rereadDesk } from './desk-list.ts';
import type { AboutTournament } from './dialog-props.ts';
import { drafts } from './draft.ts';
import { registrationsText, totalOf } from './registrations-text.ts';

function Consequences({ tournament, total }: Pick<AboutTournament, 'tournament'> & { total: number }) {
  const { approved, pending } = tournament.stats;
  return (
    <>
      <p>
        «{tournament.name}» se borra para siempre
        {tournament.status === 'published' ? ' y desaparece del sitio' : ''}. No se puede deshacer.
      </p>
      {total > 0 ? (
        <p>
          También se borran sus <strong>{registrationsText(total)}</strong>: {approved} aprobadas y {pending} por
          revisar. A esos jugadores nadie les avisa.
        </p>
      ) : null}
    </>
  );
}

/** Asks before a tournament and its registrations are gone; where there are any, by its name. */
export function DeleteDialog({ tournament, organiser, onClose }: AboutTournament) {
  const deed = useDeed(rereadDesk);
  const [typed, setTyped] = useState('');
  const [tries, setTries] = useState(0);
  const total = totalOf(tournament.stats);
  const hasRegistrations = total > 0 || deed.failure?.code === 'has_registrations';
  const isConfirmed = !hasRegistrations || nameKey(typed) === nameKey(tournament.name);
  const destroy = async () => {
    setTries(tries + 1);
    const isDone = await deed.run(async () => {
      await remove(organiser, tournament, { force: hasRegistrations, retried: tries > 0 });
      drafts.forget(tournament.id);
      return `«${tournament.name}» fue eliminado.`;
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title="¿Eliminar torneo?"
      onClose={onClose}
      actions={
        <>
          <Button busy={deed.isBusy} disabled={!isConfirmed} onClick={() => void destroy()}>
            {hasRegistrations ? 'Eliminar con inscripciones' : 'Eliminar'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Conservar
          </Button>
        </>
      }
    >
      <Consequences tournament={tournament} total={total} />
      {hasRegistrations ? (
        <Field label="Escribe el nombre del torneo para confirmar" hint={tournament.name} required>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </Dialog>
  );
}
