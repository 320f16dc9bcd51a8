import { createHash } from 'node:crypto';
import {
  errorText,
  type ListedFields,
  type ListedRegistration,
  limits,
  playersOf,
  readRegistrations,
  registrationId,
  type VisibleTournament,
} from '@arena/domain';
import type { ImportReport, ListedRow, RegistrationImport } from '@arena/domain/api';
import { listedPhone } from '@arena/domain/phones';
import { type AuditEntry, auditEntryOf } from '../audit/audit-entry.ts';
import { found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { isPassing, mayRetry } from '../platform/fault.ts';
import { pauseBefore } from '../platform/pace/wait.ts';
import type { Origin } from '../platform/rate-limit/network-origin.ts';
import { catalogueRebuild } from '../tournaments/catalogue.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { admission } from './commands/commands.ts';
import { firstLink, type LinkRequest } from './commands/links.ts';
import type { Operation, Result, Round } from './decision.ts';
import { candidateOf } from './register.ts';
import { decideAll, idsOf } from './round.ts';
import { readSnapshot } from './store.ts';
import { guardianContact } from './year-consent.ts';

const MAX_ATTEMPTS = 4;

/** An import: its idempotency key, the organiser's network, and if its players count as confirmed. */
interface Import {
  key: string;
  origin: Origin;
  dryRun: boolean;
  confirmed: boolean;
}

type RowState = Pick<ListedRow, 'state' | 'problems'>;

/** Imports ignore the deadline, the draw and the registration form, which apply to visitors. */
function withoutVisitorLimits(tournament: VisibleTournament | null): VisibleTournament | null {
  if (tournament === null) return null;
  const { linkedFormId, result } = tournament;
  const isFinished = result?.state === 'finished';
  return {
    ...tournament,
    linkedFormId: linkedFormId ?? 'list',
    registrationDeadline: null,
    result: isFinished ? result : null,
  };
}

/** Derives the idempotency key of a row: the same key and player ID give the same registration. */
function rowKey(key: string, { fields }: ListedRegistration): string {
  return createHash('sha256').update(`${key} ${fields.freeFireId}`).digest('hex').slice(0, 32);
}

type Stored = Pick<ListedFields, 'fullName' | 'nickname' | 'freeFireId' | 'phone' | 'email' | 'team' | 'guardian'>;

/** Adds the calling codes that a list leaves out, by its country. */
function storedFields({ country, guardian, ...fields }: ListedFields): Stored {
  const full = (phone: string) => listedPhone(phone, country ?? undefined);
  return {
    ...fields,
    phone: full(fields.phone),
    guardian: guardian && { ...guardian, contact: full(guardian.contact) },
  };
}

function operationOf(
  context: Pick<Context, 'hash' | 'now' | 'actor'>,
  tournamentId: string,
  row: ListedRegistration,
  { key, createdAt, origin, confirmed }: Pick<Import, 'key' | 'origin' | 'confirmed'> & { createdAt: Date },
): Operation {
  const { hash, now } = context;
  const id = registrationId(tournamentId, rowKey(key, row));
  const candidate = candidateOf({ ...storedFields(row.fields), tournamentId, answers: {} }, createdAt, {
    id,
    requestHash: hash('request', JSON.stringify(row.fields)),
    networkHash: null,
    preconfirmed: confirmed,
    ...firstLink(context, id, origin),
  });
  const admit = admission(candidate, now, { orWait: true, contact: guardianContact(hash, candidate) });
  return {
    registrationId: candidate.id,
    mayTake: idsOf(candidate),
    consentOf: candidate.guardian === null ? undefined : candidate.freeFireId,
    decide: (tournament, registration, context) => admit(withoutVisitorLimits(tournament), registration, context),
  };
}

/** Records an import once, with the number of registrations that it stores. */
function importAudit({ actor, now }: Pick<Context, 'actor' | 'now'>, { changes }: Round): AuditEntry[] {
  const [first] = changes.registrations.keys();
  if (first === undefined) return [];
  const change = { before: null, after: { count: changes.registrations.size } };
  return [auditEntryOf('registration.import', first, { uid: actor, now }, change)];
}

function stateOf(row: ListedRegistration, result: Result | undefined): RowState {
  if (row.problems.length > 0) return { state: 'problem', problems: row.problems };
  if (result === undefined || 'error' in result) return { state: 'problem', problems: [errorText.unavailable] };
  if ('registration' in result)
    return { state: result.registration?.status === 'waiting' ? 'waiting' : 'new', problems: [] };
  const isSolo = row.fields.team === null;
  if (result.refused === 'already_registered' && isSolo) return { state: 'registered', problems: [] };
  const fields = Object.values(result.fields ?? {});
  return { state: 'problem', problems: fields.length > 0 ? fields : [errorText[result.refused]] };
}

function toRow(row: ListedRegistration, state: RowState): ListedRow {
  const { fullName, nickname, team } = row.fields;
  const freeFireIds = playersOf(row.fields).map(({ freeFireId }) => freeFireId);
  return {
    line: row.line,
    name: fullName,
    nickname,
    freeFireIds,
    team: team?.name ?? null,
    notes: row.notes,
    ...state,
  };
}

/** Returns a time of arrival that keeps the list's order. */
const arrivalOf = ({ now }: Pick<Context, 'now'>, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Decides all rows on one read. Writes them in one commit unless a row has a problem. */
async function decideRows(
  context: Context,
  tournamentId: string,
  rows: readonly ListedRegistration[],
  request: Import,
  attempts = 1,
): Promise<{ states: RowState[]; imported: number }> {
  const good = rows.filter(({ problems }) => problems.length === 0);
  const operations = good.map((row, at) =>
    operationOf(context, tournamentId, row, { ...request, createdAt: arrivalOf(context, at - good.length) }),
  );
  const snapshot = await readSnapshot(context, tournamentId, {
    registrationIds: operations.map(({ registrationId }) => registrationId),
    freeFireIds: operations.flatMap(({ mayTake }) => mayTake ?? []),
    consentsOf: operations.flatMap(({ consentOf }) => consentOf ?? []),
  });
  found(snapshot.tournament, 'tournament_not_found');
  const round = decideAll(operations, snapshot);
  const { results, changes } = round;
  const states = rows.map((row) => stateOf(row, results[good.indexOf(row)]));
  if (request.dryRun || states.some(({ state }) => state === 'problem')) return { states, imported: 0 };
  try {
    const audits = [...changes.audits, ...importAudit(context, round)];
    if (changes.registrations.size > 0) await snapshot.commit({ ...changes, audits });
  } catch (error) {
    if (attempts === MAX_ATTEMPTS || !(isPassing(error) || mayRetry(error))) throw error;
    await pauseBefore(attempts);
    return decideRows(context, tournamentId, rows, request, attempts + 1);
  }
  catalogueRebuild.soon(context);
  await catalogueRebuild.inTime(context.db, limits.fullRebuild);
  return { states, imported: states.filter(({ state }) => state === 'new' || state === 'waiting').length };
}

/**
 * Imports a list of registrations. A dry run reports the same result without writing.
 * @throws ApiError `tournament_not_found`
 */
export async function importRegistrations(
  context: Context,
  tournamentId: string,
  { text, dryRun, leaveOut, confirmed }: RegistrationImport,
  { key, origin }: LinkRequest,
): Promise<ImportReport> {
  const { teamSize } = found(await findTournament(context, tournamentId), 'tournament_not_found');
  const { rows, problem } = readRegistrations(text, teamSize);
  if (problem !== null) return { rows: [], problem, imported: 0 };
  const left = new Set(leaveOut);
  const taken = rows.filter(({ line }) => !left.has(line));
  const { states, imported } = await decideRows(context, tournamentId, taken, { key, origin, dryRun, confirmed });
  const out: RowState = { state: 'left_out', problems: [] };
  return { rows: rows.map((row) => toRow(row, states[taken.indexOf(row)] ?? out)), problem: null, imported };
}
