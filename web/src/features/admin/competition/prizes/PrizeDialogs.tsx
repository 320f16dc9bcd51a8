import { limits, type Prize } from '@arena/domain';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { type Planned, useCompetition } from '../competition-context.ts';
import { ConflictingChanges, MutationDialog, Refusals } from '../MutationDialog.tsx';
import {
  type CompetitionMutation,
  useCompetitionMutation,
  useReason,
  useSeenRecord,
} from '../use-competition-mutation.ts';

interface Props {
  prize: Prize;
  onClose: () => void;
}

function usePrize(mutation: CompetitionMutation, prize: Prize): Prize {
  return useSeenRecord(mutation, prize, ({ prizes }) => prizes.find(({ id }) => id === prize.id));
}

interface SendProps extends Props {
  /** True to review or correct a sent prize without sending it again. */
  isSeen: boolean;
}

/** Returns the change that saving makes, and its toast. */
function savingOf({ state, objectedAt }: Prize, isSeen: boolean) {
  const again = !isSeen && objectedAt !== null;
  if (again) return { again, action: 'Marcar como enviado otra vez', said: 'enviado otra vez' };
  if (state === 'owed') return { again, action: 'Marcar como enviado', said: 'enviado' };
  return { again, action: 'Guardar comprobante', said: 'comprobante guardado' };
}

/** Records that a prize was sent: its channel and proof, both for organisers only. */
export function SendDialog({ prize: asked, isSeen, onClose }: SendProps) {
  const { nameOf } = useCompetition();
  const mutation = useCompetitionMutation(onClose);
  const prize = usePrize(mutation, asked);
  const [typed, setTyped] = useState<Partial<Pick<Prize, 'how' | 'proof'>>>({});
  // Untouched fields follow the stored values.
  const { how, proof } = { ...prize, ...typed };
  const [isLoading, setLoading] = useState(false);
  const name = nameOf(prize.entryId ?? '');
  const { again, action, said } = savingOf(prize, isSeen);
  const send = () =>
    mutation.run(
      (calls) => calls.changePrize(prize.id, { state: 'sent', how, proof, again, expectedRevision: prize.revision }),
      `Premio de ${name}: ${said}.`,
    );
  return (
    <MutationDialog
      mutation={mutation}
      title={`${prize.what} para ${name}`}
      action={action}
      disabled={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      {mutation.changes.length === 0 || prize.how === how || prize.how === '' ? null : (
        <Notice tone="warning">{`Alguien más ya anotó cómo se envió: «${prize.how}».`}</Notice>
      )}
      <TextField
        label="Cómo lo enviaste"
        hint="Solo lo ve el equipo, hasta 90 días después."
        error={mutation.refusal?.fields.how}
        required
        maxLength={limits.prize.howCharacters}
        placeholder="Transferencia, recarga…"
        autoComplete="off"
        value={how}
        onChange={({ target }) => setTyped((before) => ({ ...before, how: target.value }))}
      />
      <PictureControl
        label="Comprobante"
        hint="Solo lo ve el equipo, hasta 90 días después."
        alt={`Comprobante del premio de ${name}`}
        value={proof}
        error={mutation.refusal?.fields.proof}
        onChange={(next) => setTyped((before) => ({ ...before, proof: next }))}
        onBusy={setLoading}
      />
    </MutationDialog>
  );
}

export function ForfeitDialog({ prize: asked, onClose }: Props) {
  const mutation = useCompetitionMutation(onClose);
  const prize = usePrize(mutation, asked);
  const reason = useReason(asked.id);
  const forfeit = () =>
    mutation.run(async (calls) => {
      await calls.changePrize(prize.id, { state: 'forfeited', reason: reason.text, expectedRevision: prize.revision });
      reason.forget();
    }, `${prize.what}: no se entrega.`);
  return (
    <MutationDialog
      isDestructive
      mutation={mutation}
      title={`¿No entregar ${prize.what}?`}
      action="No se entrega"
      onConfirm={forfeit}
      onClose={onClose}
    >
      <AreaField
        {...reason.field}
        hint="Será público: sin nombres ni teléfonos."
        error={mutation.refusal?.fields.reason}
        rows={3}
      />
    </MutationDialog>
  );
}

function lossOf({ state, reason, receivedAt }: Prize, name: string): string {
  if (state === 'forfeited') return `Se borra el motivo: «${reason}».`;
  const received = receivedAt === null ? '' : `, y que ${name} ya lo recibió`;
  return `Se borra cómo lo enviaste, el comprobante y el día${received}.`;
}

/** Undoes the last update of a prize: it is owed again. */
export function BackDialog({ prize: asked, onClose }: Props) {
  const { nameOf } = useCompetition();
  const mutation = useCompetitionMutation(onClose);
  const prize = usePrize(mutation, asked);
  const back = () =>
    mutation.run(
      (calls) => calls.changePrize(prize.id, { state: 'owed', expectedRevision: prize.revision }),
      `${prize.what}: está por entregar otra vez.`,
    );
  return (
    <MutationDialog
      mutation={mutation}
      title={`¿${prize.what} vuelve a «Por entregar»?`}
      action="Marcar como «Por entregar»"
      onConfirm={back}
      onClose={onClose}
    >
      <p>{lossOf(prize, nameOf(prize.entryId ?? ''))}</p>
    </MutationDialog>
  );
}

/** Explains why a prize is in question, and the possible decisions. */
function why(holder: string | null, others: readonly string[]): string {
  if (holder !== null) return 'La tabla cambió después de anotar este premio. Nada se mueve solo: decide tú.';
  return others.length > 0
    ? 'Empataron en este puesto. Decidan en el equipo y escríbanle a los dos: la tabla, el historial y su página dirán lo mismo.'
    : 'Por ahora la tabla no se lo da a nadie. Si así queda, toca «No se entrega» en los tres puntos.';
}

/** Names the entries that would get a second prize; null without any. */
function twiceText(ids: readonly string[], prize: Prize, { prizes, nameOf }: Planned): string | null {
  const theirs = prizes.filter(({ id, entryId, state }) => {
    return id !== prize.id && state !== 'forfeited' && entryId !== null && ids.includes(entryId);
  });
  if (theirs.length === 0) return null;
  return theirs.map((one) => `${nameOf(one.entryId ?? '')} ya tiene el premio del ${one.rank}.º puesto.`).join(' ');
}

export function DecideDialog({ prize: asked, onClose }: Props) {
  const planned = useCompetition();
  const { nameOf } = planned;
  const mutation = useCompetitionMutation(onClose);
  const prize = usePrize(mutation, asked);
  const { entryId: holder, question } = prize;
  const others = question?.candidates.filter((id) => id !== holder) ?? [];
  const twice = twiceText([...others, ...(holder === null ? [] : [holder])], asked, planned);
  const decide = (entryId: string) =>
    mutation.run(
      (calls) => calls.decidePrize(prize.id, { entryId, expectedRevision: prize.revision }),
      `${prize.what}: es de ${nameOf(entryId)}.`,
    );
  return (
    <Dialog
      title={`¿Quién recibe el premio de ${prize.what}?`}
      onClose={onClose}
      actions={
        <>
          {others.map((id) => (
            <Button key={id} busy={mutation.isPending} onClick={() => void decide(id)}>
              {`Dárselo a ${nameOf(id)}`}
            </Button>
          ))}
          {holder === null ? null : (
            <Button look="secondary" busy={mutation.isPending} onClick={() => void decide(holder)}>
              {`Dejárselo a ${nameOf(holder)}`}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            Todavía no
          </Button>
        </>
      }
    >
      <ConflictingChanges of={mutation} />
      <p>{why(holder, others)}</p>
      {twice === null ? null : <Notice tone="warning">{`Ojo: ${twice}`}</Notice>}
      {prize.state === 'sent' || prize.state === 'received' ? (
        <p>Ya se envió. Si se lo das a otro, queda por entregar de nuevo.</p>
      ) : null}
      <Refusals of={mutation} />
    </Dialog>
  );
}
