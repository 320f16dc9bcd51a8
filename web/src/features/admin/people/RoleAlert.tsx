import { auditActionText, type ListedAuditRecord, limits, toMillis } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQuery } from '../../../lib/query/admin-query.ts';
import { adminStorageKeys } from '../../../lib/storage/admin-storage-keys.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { dayAndClockIn } from '../../../lib/time/format-date.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import { adminList, readAudit } from './calls.ts';
import { nameOf } from './names.ts';
import styles from './RoleAlert.module.css';

/** Changes that the alert names. */
const SHOWN = 3;
const ROLE_CHANGES = ['admin.grant', 'admin.revoke'] as const;

/** Reads the latest changes of roles, newest first. @throws {ApiError} */
async function readRoleChanges(): Promise<readonly ListedAuditRecord[]> {
  const pages = await Promise.all(
    ROLE_CHANGES.map((action) => readAudit({ actor: '', action, from: '', until: '' }, null)),
  );
  return pages.flatMap(({ items }) => items).sort((a, b) => (toMillis(b.at) ?? 0) - (toMillis(a.at) ?? 0));
}

const roleChanges = adminQuery(['the role changes'], readRoleChanges, limits.adminListRefresh);

/** Alerts the owner to role changes by others until dismissed. */
export function RoleAlert({ uid }: { uid: string }) {
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
        <ul className="below gap-2" aria-label="Cambios de acceso">
          {unseen.slice(0, SHOWN).map(({ id, actor, action, target, at }) => (
            <li key={id}>
              {nameOf(actor, admins)} · {auditActionText(action)} · {nameOf(target, admins)} · {dayAndClockIn(at, zone)}
            </li>
          ))}
        </ul>
        {unseen.length > SHOWN ? <p>Hay {unseen.length - SHOWN} más en «Equipo», «Historial».</p> : null}
      </Notice>
    </div>
  );
}
