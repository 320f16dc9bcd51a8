import { useId, useState } from 'react';
import { community } from '#lib/community.ts';
import { callWithProof } from '#lib/proof/call-with-proof.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { TextField } from '../fields/Field.tsx';
import { Notice } from '../icons/Notice.tsx';
import { useAction } from '../use-action.ts';

const [chat] = community.links;

interface Props {
  suggested: string;
  onClose: () => void;
}

/** Asks for the address that was given at registration. The answer is the same for every address. */
export default function LostLinkDialog({ suggested, onClose }: Props) {
  const formId = useId();
  const [address, setAddress] = useState(suggested);
  const { refusal, failure, isPending, isSuccess, run } = useAction(() =>
    callWithProof('POST /my-registration/lost-link', { body: { address } }),
  );
  const problem = refusal?.fields.address;
  return (
    <Dialog
      title="Perdí mi enlace"
      onClose={onClose}
      actions={
        isSuccess ? (
          <Button onClick={onClose}>Entendido</Button>
        ) : (
          <>
            <Button type="submit" form={formId} busy={isPending}>
              Mandarme mi enlace
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cerrar
            </Button>
          </>
        )
      }
    >
      {isSuccess ? (
        <>
          <Notice tone="success">
            Si hay una inscripción con ese correo, tu enlace va en camino. Búscalo también en correo no deseado.
          </Notice>
          <p>
            ¿No llega? Quizá diste otro correo, o desde ese pediste que no te escribamos.{' '}
            <a href={chat.href} target="_blank" rel="noreferrer">
              Pide tu enlace en el chat
            </a>
            .
          </p>
        </>
      ) : (
        <form
          id={formId}
          className="below gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          <p>Escribe el correo que diste al inscribirte: ahí te mandamos tu enlace a «Mi lugar».</p>
          {failure === null || problem !== undefined ? null : <Notice tone="error">{failure}</Notice>}
          <TextField
            label="Correo"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={problem}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </form>
      )}
    </Dialog>
  );
}
