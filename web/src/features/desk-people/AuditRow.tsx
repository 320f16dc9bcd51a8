import { auditActionText, auditChanges, type ListedAdmin, type ListedAuditRecord } from '@arena/domain';
import { useViewerZone } from '../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../lib/time/whose-time.ts';
import { nameOf } from './names.ts';
import styles from './People.module.css';

/** So many changes are shown at once; more are unfolded. */
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
  /** Whether all records are about one thing, which needs no name then. */
  isOfOne: boolean;
}

/** One thing that somebody did: who, what, to which, and when by the reader's clock. */
export function AuditRow({ record, admins, isOfOne }: Props) {
  const zone = useViewerZone();
  const { actor, action, target, at, subject } = record;
  const isAccount = action.startsWith('admin.') || action.startsWith('access.');
  const which = subject ?? (isAccount ? nameOf(target, admins) : null);
  return (
    <li className={styles.entry}>
      <p>
        <strong>{nameOf(actor, admins)}</strong> · {auditActionText(action)}
        {which === null || isOfOne ? '' : ` · ${which}`}
      </p>
      <p className="note">{dayAndClockIn(at, zone)}</p>
      <Changes record={record} zone={zone} />
    </li>
  );
}
