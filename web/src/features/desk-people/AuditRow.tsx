import { type AuditRecord, auditActionLabel, clockText, type ListedAdmin, shortDateText } from '@arena/domain';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { nameOf } from './names.ts';
import styles from './People.module.css';

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Changes({ before, after }: Pick<AuditRecord, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>Ver qué cambió</summary>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {valueText(before?.[field])} → {valueText(after?.[field])}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** One thing that somebody did. */
export function AuditRow({ record, admins }: { record: AuditRecord; admins: readonly ListedAdmin[] }) {
  const zone = useViewerZone();
  const { actor, action, target, at, before, after } = record;
  return (
    <li className={styles.entry}>
      <p className={styles.deed}>
        <strong>{nameOf(actor, admins)}</strong> · {auditActionLabel[action]}
      </p>
      <p className={styles.note}>
        {shortDateText(at, zone)}, {clockText(at, zone)} · <code>{nameOf(target, admins)}</code>
      </p>
      <Changes before={before} after={after} />
    </li>
  );
}
