import { commonErrorText, type Permission } from '@arena/domain';
import type { EndpointReply, EndpointRequest, Endpoints } from '@arena/domain/api';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError, type DataEndpoint, type Inputs } from './api.ts';
import { authorizedCall, mayCall } from './authorized-call.ts';

/** The signed-in admin and their permissions. */
export interface Organiser {
  uid: string;
  permissions: readonly string[];
}

/** Refuses, before any call, what the organiser's role doesn't allow. @throws {ApiError} `forbidden` */
export function demand(permission: Permission, text: string = commonErrorText.forbidden): void {
  if (!mayCall(permission)) throw new ApiError(text, { code: 'forbidden', status: 403 });
}

/** The calls that the endpoint table opens to a permission. */
type EndpointOf<Needed extends Permission> = {
  [E in DataEndpoint]: Endpoints[E] extends { permission: Needed } ? E : never;
}[DataEndpoint];

export type CallAs<Needed extends Permission> = <E extends EndpointOf<Needed>>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
) => Promise<EndpointReply<E>>;

/**
 * Returns `authorizedCall` with a check of this permission, for the calls that need it and no others.
 * @param text message of the refusal
 * @throws {ApiError} as `authorizedCall`, and `forbidden`
 */
export function callAs<Needed extends Permission>(permission: Needed, text?: string): CallAs<Needed> {
  return async (endpoint, request) => {
    demand(permission, text);
    return await authorizedCall(endpoint, request);
  };
}

const organiserQuery = (uid: string | null) =>
  queryOptions({
    queryKey: ['organiser name', uid],
    queryFn: uid === null ? skipToken : () => authorizedCall('GET /auth/organisers/:uid', { params: { uid } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names another organiser; 'Alguien más' until it is known, or if the account is gone. */
export function useOrganiserName(uid: string | null): string {
  return useQuery(organiserQuery(uid)).data?.displayName ?? 'Alguien más';
}
