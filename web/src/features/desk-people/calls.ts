import {
  type AccessRequest,
  type Account,
  type AuditAction,
  type ListedAccessRequest,
  type ListedAdmin,
  limits,
  type OwnPresentation,
  type Presentation,
} from '@arena/domain';
import type { EndpointReply } from '@arena/domain/api';
import { ApiError } from '../../lib/calls/api.ts';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { keepReading } from '../../lib/calls/kept-reading.ts';
import { type Organiser as Anyone, callAs } from '../../lib/calls/organiser.ts';

/** Who works at the desk, as far as the role counts. */
export interface Organiser extends Anyone {
  isOwner: boolean;
}

/** The requests for access: those that wait, whose can be approved first, and the latest that were answered. */
export interface Requests {
  pending: readonly ListedAccessRequest[];
  /** Whether older ones wait, too. */
  hasMore: boolean;
  answered: readonly ListedAccessRequest[];
}

export type Answer = 'approved' | 'rejected';

/** Which records of the audit log are wanted; an empty text leaves it open. Instants are ISO 8601. */
export interface AuditFilter {
  actor: string;
  action: AuditAction | '';
  from: string;
  until: string;
}

export type AuditPage = EndpointReply<'GET /audit'>;

const MOST = String(limits.page.most);
const RECENT = '50';

/** How many pages of those that wait are read. */
let pagesWanted = 1;

function isProven({ proof }: ListedAccessRequest): boolean {
  return proof?.state === 'proven';
}

/** @throws {ApiError} */
async function readPending(): Promise<Pick<Requests, 'pending' | 'hasMore'>> {
  const pending: ListedAccessRequest[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < pagesWanted && cursor !== null; page += 1) {
    const query = { status: 'pending' as const, limit: MOST, cursor };
    const { items, nextCursor } = await authorizedCall('GET /access-requests', { query });
    pending.push(...items);
    cursor = nextCursor;
  }
  return { pending: pending.toSorted((a, b) => Number(isProven(b)) - Number(isProven(a))), hasMore: cursor !== null };
}

/** @throws {ApiError} */
async function readRequests(): Promise<Requests> {
  const [waiting, recent] = await Promise.all([
    readPending(),
    authorizedCall('GET /access-requests', { query: { limit: RECENT } }),
  ]);
  return { ...waiting, answered: recent.items.filter(({ status }) => status !== 'pending') };
}

async function isOwnAnswer(organiser: Organiser, { uid }: AccessRequest, answer: Answer): Promise<boolean> {
  const { items } = await authorizedCall('GET /access-requests', { query: { status: answer, limit: MOST } });
  const found = items.find((request) => request.uid === uid);
  return found !== undefined && [found.approvedBy, found.rejectedBy].includes(organiser.uid);
}

/**
 * Approves or rejects a request. Where an earlier try of this organiser had no answer, that it was answered so
 * already is what was wanted. @throws {ApiError}
 */
export async function answerRequest(
  organiser: Organiser,
  request: AccessRequest,
  answer: Answer,
  notes: string,
): Promise<void> {
  const call = callAs('manage_admins');
  const inputs = { params: { uid: request.uid }, body: { notes } };
  try {
    if (answer === 'approved') await call('POST /access-requests/:uid/approve', inputs);
    else await call('POST /access-requests/:uid/reject', inputs);
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.code === 'already_decided';
    if (!isAnswered || !(await isOwnAnswer(organiser, request, answer))) throw error;
  }
}

/** Who is listed as an admin, the first 200 of them. @throws {ApiError} */
async function readAdmins(): Promise<readonly ListedAdmin[]> {
  return (await authorizedCall('GET /auth/admin/users', { query: { limit: MOST } })).items;
}

/** The requests for access, read on opening and every 5 minutes while they are shown. */
export const requestList = keepReading(['the access requests'], readRequests, limits.deskListRefresh);

/** Reads one page more of those that wait, and goes on reading it. Never rejects. */
export function readMoreRequests(): Promise<void> {
  pagesWanted += 1;
  return requestList.reread();
}

/** The list of admins, read likewise. */
export const adminList = keepReading(['the admins'], readAdmins, limits.deskListRefresh);

/** Reads both again: an answer to one changes the other. Never rejects. */
export async function rereadPeople(): Promise<void> {
  await Promise.all([requestList.reread(), adminList.reread()]);
}

/** Makes an account an admin; one that is already stays as it is. @throws {ApiError} */
export function grantAccess(email: string): Promise<Account> {
  return callAs('manage_admins')('POST /auth/admin/set-claim', { body: { email } });
}

/** Takes the role away; from one without it takes nothing. @throws {ApiError} */
export async function revokeAccess(uid: string): Promise<void> {
  await callAs('manage_admins')('POST /auth/admin/revoke-account', { body: { uid } });
}

/** A page of what organisers did, the latest first; for the owner alone. @throws {ApiError} */
export function readAudit(filter: AuditFilter, cursor: string | null): Promise<AuditPage> {
  const { actor, action, from, until } = filter;
  return authorizedCall('GET /audit', {
    query: {
      actor: actor || undefined,
      action: action || undefined,
      from: from || undefined,
      until: until || undefined,
      cursor: cursor ?? undefined,
    },
  });
}

/** A page of what organisers did to one tournament, the latest first. @throws {ApiError} */
export function readTournamentAudit(id: string, cursor: string | null): Promise<AuditPage> {
  return authorizedCall('GET /audit/tournament/:id', { params: { id }, query: { cursor: cursor ?? undefined } });
}

/** How the one at the desk shows themselves to everybody. @throws {ApiError} */
export function readPresentation(): Promise<OwnPresentation> {
  return authorizedCall('GET /team/presentation', {});
}

/** Shows them, or changes how, on the revision that they saw. @throws {ApiError} */
export function present(presentation: Presentation, revision: number): Promise<OwnPresentation> {
  return authorizedCall('PUT /team/presentation', { body: { ...presentation, revision } });
}

/** Takes them off. @throws {ApiError} */
export function stopPresenting(): Promise<OwnPresentation> {
  return authorizedCall('DELETE /team/presentation', {});
}

/** Takes somebody else off; for the owner alone. @throws {ApiError} */
export async function takeOff(id: string): Promise<void> {
  await authorizedCall('DELETE /team/presentations/:id', { params: { id } });
}
