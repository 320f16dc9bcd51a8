import type { Registration } from '@arena/domain';
import { useAdminMutation } from '../../../../ui/dialogs/use-admin-mutation.ts';
import { reviewNames } from '../calls.ts';

export function useNames(registration: Registration) {
  const { isPending, mutate } = useAdminMutation();
  const look = (keep: boolean) =>
    mutate(async () => {
      await reviewNames(registration, keep);
      return keep
        ? `Listo: ${registration.fullName} sigue con su nombre nuevo.`
        : `Listo: ${registration.fullName} vuelve a su nombre anterior.`;
    });
  return { isBusy: isPending, keep: () => void look(true), restore: () => void look(false) };
}
