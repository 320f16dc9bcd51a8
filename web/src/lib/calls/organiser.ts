import { errorText, type Permission } from '@arena/domain';
import { ApiError } from './api.ts';
import { authorizedCall } from './authorized-call.ts';

/** Who works at the desk, as far as it counts for what they may do. */
export interface Organiser {
  uid: string;
  permissions: readonly string[];
}

/**
 * Refuses before any call what the role doesn't allow (specification, section 5).
 * @throws {ApiError} `forbidden`
 */
export function demand(
  { permissions }: Pick<Organiser, 'permissions'>,
  permission: Permission,
  text: string = errorText.forbidden,
): void {
  if (!permissions.includes(permission)) throw new ApiError(text, { code: 'forbidden', status: 403 });
}

/**
 * `authorizedCall` for one whose role needs that permission for all of it.
 * @param text what they are told without it.
 * @throws {ApiError} as it, and `forbidden`
 */
export function callAs(organiser: Organiser, permission: Permission, text?: string): typeof authorizedCall {
  return async (endpoint, request) => {
    demand(organiser, permission, text);
    return await authorizedCall(endpoint, request);
  };
}
