import {
  countIn,
  type Instant,
  isFields,
  orNull,
  readTournament,
  type StatusCounts,
  type Tournament,
  textOrNull,
} from '@arena/domain';
import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { plainFields, toTimestamp } from '../platform/firestore.ts';

const Withdrawal = z.object({ date: z.string(), revision: z.int() });

export type StoredTournament = Tournament & {
  /** True after its deletion began and was audited. Registrations are deleted first. */
  removing: boolean;
  /** Date and revision at the last withdrawal, for calendars; null if never withdrawn. */
  withdrawal: z.infer<typeof Withdrawal> | null;
  gone: GoneRegistrations;
};

/** Counts of registrations that were erased, or deleted after the tournament. */
interface GoneRegistrations {
  byStatus: StatusCounts;
  /** Time of the last erasure; null if there was none. */
  erasedAt: Instant;
}

export function toTournament(document: DocumentSnapshot): Tournament {
  return readTournament(document.id, plainFields(document.data() ?? {}));
}

function toGone({ gone, erasedAt }: Record<string, unknown>): GoneRegistrations {
  const { pending, approved, rejected } = isFields(gone) ? gone : {};
  const byStatus = { pending: countIn(pending), approved: countIn(approved), rejected: countIn(rejected) };
  return { byStatus, erasedAt: textOrNull(erasedAt) };
}

export function toStoredTournament(document: DocumentSnapshot): StoredTournament {
  const fields = plainFields(document.data() ?? {});
  return {
    ...readTournament(document.id, fields),
    removing: fields.removing === true,
    withdrawal: orNull(Withdrawal, fields.withdrawal),
    gone: toGone(fields),
  };
}

const INSTANTS: readonly string[] = [
  'date',
  'endDate',
  'registrationDeadline',
  'publishDate',
  'publishedAt',
  'confirmationsSince',
];

/** Converts times to Firestore timestamps. */
export function toFields(fields: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      INSTANTS.includes(name) && typeof value === 'string' ? toTimestamp(value) : value,
    ]),
  );
}

/** Alternative names of fields that stored tournaments may have. */
const ALIASES = ['title', 'startDate', 'maxParticipants', 'registeredPlayers', 'registrations'];

/** Returns the fields of an edit. Alternative field names are replaced by the usual ones. */
export function editedFields(document: DocumentSnapshot, changed: DocumentData): DocumentData {
  const aliases = ALIASES.filter((name) => document.get(name) !== undefined);
  if (aliases.length === 0) return toFields(changed);
  const { id: _, ...whole } = toTournament(document);
  const gone = Object.fromEntries(aliases.map((name) => [name, FieldValue.delete()]));
  return { ...toFields({ ...whole, ...changed }), ...gone };
}
