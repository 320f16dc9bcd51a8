import type { Registration } from '@arena/domain';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { decidePlayers } from '../registration-calls';

export function usePlayersDecision(registration: Registration) {
  const { isPending, mutate } = useAdminMutation();
  const decide = (accept: boolean) =>
    mutate(async () => {
      await decidePlayers(registration, accept);
      return accept
        ? `Listo: aceptaste el cambio de ${registration.fullName}.`
        : `Listo: ${registration.fullName} sigue como antes.`;
    });
  return { isBusy: isPending, accept: () => void decide(true), refuse: () => void decide(false) };
}
