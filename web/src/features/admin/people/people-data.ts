import {
  type AccessRequest,
  type AuditAction,
  type GivenRole,
  type ListedAccessRequest,
  type ListedAdmin,
  type ListedAuditRecord,
  limits,
  type OwnPresentation,
  type Presentation,
} from '@arena/domain';
import type { EndpointReply, PasswordMail } from '@arena/domain/api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { type Organiser as Anyone, callAs } from '#lib/calls/organiser.ts';
import { adminQuery } from '#lib/query/admin-query.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';

export interface NamedOrganiser extends Anyone {
  isOwner: boolean;
}

/** Requests for access: the latest pending ones, a cursor for older ones, and the latest answered ones. */
export interface Requests {
  pending: readonly ListedAccessRequest[];
  nextCursor: string | null;
  answered: readonly ListedAccessRequest[];
}

export type RequestAnswer = 'approved' | 'rejected';

/** The audit log's filter; an empty text matches all. Instants are ISO 8601. */
export interface AuditFilter {
  actor: string;
  action: AuditAction | '';
  from: string;
  until: string;
}

const MOST = String(limits.page.most);
const RECENT = '50';

/** Reads one page of pending requests. @throws {ApiError} */
export function readPending(cursor?: string) {
  return authorizedCall('GET /access-requests', { query: { status: 'pending' as const, limit: MOST, cursor } });
}

/** @throws {ApiError} */
async function readRequests(): Promise<Requests> {
  const [{ items: pending, nextCursor }, recent] = await Promise.all([
    readPending(),
    authorizedCall('GET /access-requests', { query: { limit: RECENT } }),
  ]);
  return { pending, nextCursor, answered: recent.items.filter(({ status }) => status !== 'pending') };
}

/** Approves a request with a role. Repeating it has no effect. @throws {ApiError} */
export function approveRequest({ uid }: AccessRequest, role: GivenRole, notes: string) {
  return callAs('manage_admins')('POST /access-requests/:uid/approve', { params: { uid }, body: { role, notes } });
}

/** Rejects a request. Repeating it has no effect. @throws {ApiError} */
export async function rejectRequest({ uid }: AccessRequest, notes: string): Promise<void> {
  await callAs('manage_admins')('POST /access-requests/:uid/reject', { params: { uid }, body: { notes } });
}

/** Reads at most 200 admins. @throws {ApiError} */
async function readAdmins(): Promise<readonly ListedAdmin[]> {
  return (await authorizedCall('GET /auth/admin/users', { query: { limit: MOST } })).items;
}

/** The access requests; refetched every 5 minutes while shown. */
export const requestList = adminQuery(['the access requests'], readRequests, limits.adminListRefresh);

/** The list of admins; refetched every 5 minutes while shown. */
export const adminList = adminQuery(['the admins'], readAdmins, limits.adminListRefresh);

/** Answering a request changes both. */
export const peopleQueries = [requestList, adminList];

/** Sets an account's role. @throws {ApiError} */
export function giveRole(email: string, role: GivenRole) {
  return callAs('manage_admins')('POST /auth/admin/set-claim', { body: { email, role } });
}

/** Revokes a role. Repeating it has no effect. @throws {ApiError} */
export async function revokeAccess(uid: string): Promise<void> {
  await callAs('manage_admins')('POST /auth/admin/revoke-account', { body: { uid } });
}

/** Reads the latest changes of roles. @throws {ApiError} */
export async function readRoleChanges(): Promise<readonly ListedAuditRecord[]> {
  return (await callAs('manage_admins')('GET /audit/roles', {})).items;
}

/** The audit log, the latest first; for the owner only. */
export function auditQuery(filter: AuditFilter) {
  const { actor, action, from, until } = filter;
  const query = {
    actor: actor || undefined,
    action: action || undefined,
    from: from || undefined,
    until: until || undefined,
  };
  return pagesOf(JSON.stringify(filter), (cursor) => authorizedCall('GET /audit', { query: { ...query, cursor } }));
}

export type AuditQuery = ReturnType<typeof auditQuery>;

/** One tournament's audit log, the latest first. */
export function tournamentAuditQuery(id: string) {
  return pagesOf(id, (cursor) => authorizedCall('GET /audit/tournament/:id', { params: { id }, query: { cursor } }));
}

const FIRST_PAGE: string | undefined = undefined;

function pagesOf(log: string, read: (cursor: string | undefined) => Promise<EndpointReply<'GET /audit'>>) {
  return infiniteQueryOptions({
    queryKey: ['the history', log],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...refetchOnOpen,
  });
}

/** @throws {ApiError} */
export function readPresentation(): Promise<OwnPresentation> {
  return authorizedCall('GET /team/presentation', {});
}

/** Publishes or changes the own profile, if it is as seen. @throws {ApiError} */
export function present(presentation: Presentation, revision: number): Promise<OwnPresentation> {
  return authorizedCall('PUT /team/presentation', { body: { ...presentation, revision } });
}

/** Hides the own profile. @throws {ApiError} */
export function stopPresenting(): Promise<OwnPresentation> {
  return authorizedCall('DELETE /team/presentation', {});
}

/** Hides another member's profile; owner only. @throws {ApiError} */
export async function hideProfile(id: string): Promise<void> {
  await authorizedCall('DELETE /team/presentations/:id', { params: { id } });
}

export const SYSTEM = 'system';
export const PLAYER = 'player';
export const GUARDIAN = 'guardian';

const mailText = {
  sent: ' Le enviamos un correo para elegir su contraseña.',
  failed: ' No pudimos enviarle el correo: dile que elija otra contraseña con «Olvidé mi contraseña».',
} as const;

export function grantedText(displayName: string, mail: PasswordMail): string {
  return `${displayName} ya puede entrar al panel.${mail === null ? '' : mailText[mail]}`;
}

/** Names a uid: by its display name while it is an admin. */
export function organiserName(uid: string, admins: readonly ListedAdmin[]): string {
  if (uid === SYSTEM) return 'El sitio';
  if (uid === PLAYER) return 'Quien se inscribió';
  if (uid === GUARDIAN) return 'Su tutor';
  return admins.find((admin) => admin.uid === uid)?.displayName ?? 'Alguien que ya no está en el equipo';
}
