import type { Registration } from '@arena/domain';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { lookAtNames } from '../calls.ts';

/** What one does about names that changed after the approval. */
export function useNames(registration: Registration) {
  const { isBusy, run } = useDeed();
  const look = (keep: boolean) =>
    run(async () => {
      await lookAtNames(registration, keep);
      return keep
        ? `Listo: ${registration.fullName} sigue con su nombre nuevo.`
        : `Listo: ${registration.fullName} vuelve a su nombre de antes.`;
    });
  return { isBusy, keep: () => void look(true), restore: () => void look(false) };
}
