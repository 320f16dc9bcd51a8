import { auditActionText, auditChanges, type ListedAdmin, type ListedAuditRecord } from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { organiserName } from './names.ts';
import styles from './People.module.css';

/** Number of changes shown before expanding. */
const SHORT = 2;

function Changes({ record, zone }: { record: ListedAuditRecord; zone: string }) {
  const changes = auditChanges(record, (instant) => dayAndClockIn(instant, zone));
  if (changes.length === 0) return null;
  const list = (
    <dl>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{before === '—' ? after : `${before} → ${after}`}</dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length <= SHORT) return <div className={styles.changes}>{list}</div>;
  return (
    <details className={styles.changes}>
      <summary className="touch muted underlined">Ver qué cambió</summary>
      {list}
    </details>
  );
}

interface Props {
  record: ListedAuditRecord;
  admins: readonly ListedAdmin[];
  /** True if all records have the same target, which isn't repeated then. */
  isOfOne: boolean;
}

/** One record: actor, action, target, and time in the reader's zone. */
export function AuditRow({ record, admins, isOfOne }: Props) {
  const zone = useViewerZone();
  const { actor, action, target, at, subject, part, linkMadeBy } = record;
  const isAccount = action.startsWith('admin.') || action.startsWith('access.');
  const which = subject ?? (isAccount ? organiserName(target, admins) : null);
  const names = [isOfOne ? null : which, part].filter((name) => name !== null);
  return (
    <li className={styles.entry}>
      <p>
        <strong>{organiserName(actor, admins)}</strong> · {auditActionText(action)}
        {names.map((name) => ` · ${name}`)}
      </p>
      {linkMadeBy === null ? null : <p>Con un enlace que creó {organiserName(linkMadeBy, admins)}.</p>}
      <p className="note">{dayAndClockIn(at, zone)}</p>
      <Changes record={record} zone={zone} />
    </li>
  );
}
