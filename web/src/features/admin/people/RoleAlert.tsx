import { auditActionText, type ListedAuditRecord, limits, RoleName, roleLabel, toMillis } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQuery } from '#lib/query/admin-query.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, writeStored } from '#lib/storage/storage.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import styles from './People.module.css';
import { adminList, type NamedOrganiser, organiserName, readRoleChanges } from './people-data.ts';

/** Number of changes that the alert names. */
const SHOWN = 3;
/** Describes a change of a role: given, changed, or revoked. */
function changeText({ action, before, after }: ListedAuditRecord): string {
  const [was, is] = [before?.role, after?.role].map((role) => RoleName.safeParse(role).data);
  if (is === undefined) return auditActionText(action);
  return was === undefined
    ? `Dio acceso como ${roleLabel[is]}`
    : `Cambió el rol de ${roleLabel[was]} a ${roleLabel[is]}`;
}

const roleChanges = adminQuery(['the role changes'], readRoleChanges, limits.adminListRefresh);

/** Alerts an admin to role changes by others until dismissed. */
export function RoleAlert({ organiser: { uid, isOwner } }: { organiser: NamedOrganiser }) {
  const zone = useViewerZone();
  const key = adminStorageKeys.rolesSeen(uid);
  const [seen, setSeen] = useState(() => Number(readStored('local', key) ?? 0));
  const changes = useQuery(roleChanges).data ?? [];
  const admins = useQuery(adminList).data ?? [];
  const unseen = changes.filter(({ actor, at }) => actor !== uid && (toMillis(at) ?? 0) > seen);
  const latest = toMillis(unseen[0]?.at ?? null);
  if (latest === null) return null;
  const dismiss = () => {
    writeStored('local', key, latest);
    setSeen(latest);
  };
  return (
    <div className={styles.alert}>
      <Notice
        tone="warning"
        action={
          <Button look="secondary" onClick={dismiss}>
            Entendido
          </Button>
        }
      >
        <h2>Cambió quién entra al panel</h2>
        <Stack as="ul" gap={2} aria-label="Cambios de acceso">
          {unseen.slice(0, SHOWN).map((change) => (
            <li key={change.id}>
              {organiserName(change.actor, admins)} · {changeText(change)} · {organiserName(change.target, admins)} ·{' '}
              {dayAndClockIn(change.at, zone)}
            </li>
          ))}
        </Stack>
        {unseen.length > SHOWN ? (
          <p>
            Hay {unseen.length - SHOWN} más{isOwner ? ' en «Equipo», «Historial»' : ''}.
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
