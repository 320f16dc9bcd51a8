import type { OrganiserEvent } from '@arena/domain';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { PushDenied, pushSupport, subscriptionOfPhone } from '#lib/push/push.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { notifyStorageChange, readStored, useStored, writeStored } from '#lib/storage/storage.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup } from '#ui/fields/Field.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { useAction } from '#ui/use-action.ts';

const kinds = [
  { kind: 'requests', label: 'Inscripciones por revisar' },
  { kind: 'disputes', label: 'Premios en duda' },
  { kind: 'overdue', label: 'Premios atrasados' },
] as const satisfies readonly { kind: OrganiserEvent; label: string }[];

const whyNot = {
  denied: 'Este navegador tiene bloqueados los avisos: actívalos en sus ajustes.',
  install: 'En iPhone, agrega primero el sitio a tu pantalla de inicio y entra desde ahí.',
  none: 'Este navegador no puede recibir avisos. Prueba con Chrome o Safari, fuera de una ventana privada.',
} as const;

const FAILED = 'No se pudo cambiar. Inténtalo otra vez.';

/** An organiser's notices on this phone, by kind. */
export function PhoneNotices({ uid }: { uid: string }) {
  const key = adminStorageKeys.phoneNotices(uid);
  const support = useStored(pushSupport, 'none');
  const stored = useStored(() => JSON.stringify(readStored('local', key) ?? []), '[]');
  const chosen = kinds.flatMap(({ kind }) => (stored.includes(`"${kind}"`) ? [kind] : []));
  const choose = async (next: OrganiserEvent[]) => {
    await authorizedCall('PUT /subscriptions/organiser', { body: { ...(await subscriptionOfPhone()), kinds: next } });
    writeStored('local', key, next);
    notifyStorageChange();
    return next.length === 0 ? 'Ya no te avisamos en este teléfono.' : 'Listo: te avisamos en este teléfono.';
  };
  const tells = (failure: unknown) => (failure instanceof PushDenied ? whyNot.denied : FAILED);
  const { isPending, run } = useAction(choose, { tells });
  const toggle = (kind: OrganiserEvent) =>
    void run(chosen.some((one) => one === kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <Stack as="section" gap={4} aria-label="En este teléfono">
      {support === 'ready' ? (
        <FieldGroup
          label="Avísame en este teléfono"
          required
          hint="Solo a ti, en este teléfono: una vez por cada novedad, y de 22 a 8 solo lo que no puede esperar."
        >
          {kinds.map(({ kind, label }) => (
            <Choice
              key={kind}
              type="checkbox"
              label={label}
              disabled={isPending}
              checked={chosen.some((one) => one === kind)}
              onChange={() => toggle(kind)}
            />
          ))}
        </FieldGroup>
      ) : (
        <Note>{whyNot[support]}</Note>
      )}
    </Stack>
  );
}
