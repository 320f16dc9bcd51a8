import type { Match } from '@arena/domain';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Refusals } from '../Acts.tsx';
import { useDesk } from '../desk-context.ts';
import { useAct } from '../use-act.ts';

interface Props {
  match: Match;
  name: string;
  onClose: () => void;
}

/** Asks before a match counts nowhere any more, and whether it is played again. */
export function VoidDialog({ match, name, onClose }: Props) {
  const { calls } = useDesk();
  const act = useAct(onClose);
  const declare = (again: boolean) =>
    act.run(
      async () => {
        await calls.setState(match, 'void');
        if (again) await calls.replay(match.id);
      },
      again ? `${name}: anulada. Se juega otra vez con el mismo número.` : `${name}: anulada.`,
    );
  return (
    <Dialog
      title={`¿Anular ${name.charAt(0).toLowerCase()}${name.slice(1)}?`}
      onClose={onClose}
      actions={
        <>
          <Button busy={act.isBusy} onClick={() => void declare(true)}>
            Anular y repetir
          </Button>
          <Button look="secondary" busy={act.isBusy} onClick={() => void declare(false)}>
            Solo anular
          </Button>
          <Button look="quiet" onClick={onClose}>
            Conservar
          </Button>
        </>
      }
    >
      <p>
        {match.revision > 0 ? 'Su resultado deja de contar en la tabla, pero no se borra.' : 'No cuenta en la tabla.'}{' '}
        La anulación se puede quitar mientras la partida no se haya repetido.
      </p>
      <Refusals of={act} />
    </Dialog>
  );
}
