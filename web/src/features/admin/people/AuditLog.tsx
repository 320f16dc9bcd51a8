import {
  AuditAction,
  auditActionLabel,
  auditActionText,
  auditChanges,
  type ListedAdmin,
  type ListedAuditRecord,
} from '@arena/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#lib/calls/failures.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { fromLocalText } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SelectField, TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Columns, Note, Stack } from '#ui/layout/Layout.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import styles from './People.module.css';
import {
  type AuditFilter,
  type AuditQuery,
  adminList,
  auditQuery,
  GUARDIAN,
  organiserName,
  PLAYER,
  SYSTEM,
  tournamentAuditQuery,
} from './people-data.ts';

/** The filter's values; days as in `<input type="date">`, in this browser's zone. */
interface AuditChoice {
  actor: string;
  action: AuditFilter['action'];
  since: string;
  until: string;
}

const EVERYTHING: AuditChoice = { actor: '', action: '', since: '', until: '' };

function dayAfter(day: string): string {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function startOf(day: string): string {
  return fromLocalText(`${day}T00:00`) ?? '';
}

/** Parses the filter; both days are included. An incomplete day is ignored. */
function filterOf({ actor, action, since, until }: AuditChoice): AuditFilter {
  return { actor, action, from: startOf(since), until: startOf(until) && startOf(dayAfter(until)) };
}

const actions = Object.entries(auditActionLabel);

interface FiltersProps {
  choice: AuditChoice;
  admins: readonly ListedAdmin[];
  onChoose: (choice: AuditChoice) => void;
}

function Filters({ choice, admins, onChoose }: FiltersProps) {
  return (
    <Columns as="search" gap={3} className={styles.filters} aria-label="Filtros del historial">
      <SelectField
        label="Quién"
        required
        value={choice.actor}
        onChange={(event) => onChoose({ ...choice, actor: event.target.value })}
      >
        <option value="">Todos</option>
        {admins.map(({ uid, displayName }) => (
          <option key={uid} value={uid}>
            {displayName}
          </option>
        ))}
        <option value={SYSTEM}>El sitio</option>
        <option value={PLAYER}>Quien se inscribió</option>
        <option value={GUARDIAN}>Tutores</option>
      </SelectField>
      <SelectField
        label="Qué"
        required
        value={choice.action}
        onChange={(event) => onChoose({ ...choice, action: AuditAction.safeParse(event.target.value).data ?? '' })}
      >
        <option value="">Todo</option>
        {actions.map(([action, label]) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Desde el día"
        required
        type="date"
        value={choice.since}
        onChange={(event) => onChoose({ ...choice, since: event.target.value })}
      />
      <TextField
        label="Hasta el día"
        required
        type="date"
        value={choice.until}
        onChange={(event) => onChoose({ ...choice, until: event.target.value })}
      />
    </Columns>
  );
}

interface RecordsProps {
  query: AuditQuery;
  admins: readonly ListedAdmin[];
  isOfOne?: boolean;
  none: string;
}

function Records({ query, admins, isOfOne = false, none }: RecordsProps) {
  const { data, isFetching, hasNextPage, fetchNextPage, refetch, ...reading } = useInfiniteQuery(query);
  const records = data?.pages.flatMap(({ items }) => items) ?? [];
  const error = isFetching ? null : reading.error;
  const readMore = () => (data === undefined ? refetch() : fetchNextPage());
  return (
    <>
      {records.length > 0 ? (
        <Stack as="ul" aria-label="Historial">
          {records.map((record) => (
            <AuditRow key={record.id} record={record} admins={admins} isOfOne={isOfOne} />
          ))}
        </Stack>
      ) : null}
      {records.length === 0 && !isFetching && error === null ? <EmptyNote>{none}</EmptyNote> : null}
      {records.length === 0 && isFetching ? (
        <RowsLoading label="Cargando historial…" className="cards" count={3} height="middle" />
      ) : null}
      {error === null ? null : <Notice tone="error">{failureText(error)}</Notice>}
      {hasNextPage || error !== null ? (
        <Button look="secondary" busy={isFetching} onClick={() => void readMore()}>
          {error === null ? 'Ver más' : 'Reintentar'}
        </Button>
      ) : null}
    </>
  );
}

/** The audit log, for the owner. */
export function AuditLog() {
  const [choice, setChoice] = useState(EVERYTHING);
  const admins = useQuery(adminList).data ?? [];
  return (
    <>
      <Filters choice={choice} admins={admins} onChoose={setChoice} />
      <Records
        query={auditQuery(filterOf(choice))}
        admins={admins}
        none="No hay nada con estos filtros. Prueba con otro día o con todos."
      />
    </>
  );
}

export function TournamentLog({ tournamentId }: { tournamentId: string }) {
  const admins = useQuery(adminList).data ?? [];
  return (
    <Stack gap={5}>
      <Records
        query={tournamentAuditQuery(tournamentId)}
        admins={admins}
        isOfOne
        none="Nadie ha cambiado nada de este torneo."
      />
    </Stack>
  );
}

/** Number of changes shown before expanding. */
const SHORT = 2;

function Changes({ record, zone }: { record: ListedAuditRecord; zone: string }) {
  const changes = auditChanges(record, (instant) => dayAndClockIn(instant, zone));
  if (changes.length === 0) return null;
  const list = (
    <Stack as="dl" gap={2}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{before === '—' ? after : `${before} → ${after}`}</dd>
        </div>
      ))}
    </Stack>
  );
  if (changes.length <= SHORT) return <div className={styles.changes}>{list}</div>;
  return (
    <details className={styles.changes}>
      <summary className="touch muted underlined">Ver qué cambió</summary>
      {list}
    </details>
  );
}

interface RowProps {
  record: ListedAuditRecord;
  admins: readonly ListedAdmin[];
  /** True if all records have the same target, which isn't repeated then. */
  isOfOne: boolean;
}

/** One record: actor, action, target, and time in the reader's zone. */
function AuditRow({ record, admins, isOfOne }: RowProps) {
  const zone = useViewerZone();
  const { actor, action, target, at, subject, part, linkMadeBy } = record;
  const isAccount = action.startsWith('admin.') || action.startsWith('access.');
  const which = subject ?? (isAccount ? organiserName(target, admins) : null);
  const names = [isOfOne ? null : which, part].filter((name) => name !== null);
  return (
    <Stack as="li" gap={1} ruled>
      <p>
        <strong>{organiserName(actor, admins)}</strong> · {auditActionText(action)}
        {names.map((name) => ` · ${name}`)}
      </p>
      {linkMadeBy === null ? null : <p>Con un enlace que creó {organiserName(linkMadeBy, admins)}.</p>}
      <Note>{dayAndClockIn(at, zone)}</Note>
      <Changes record={record} zone={zone} />
    </Stack>
  );
}
