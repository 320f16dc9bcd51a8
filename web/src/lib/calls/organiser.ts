import { errorText, type Permission } from '@arena/domain';
import { ApiError } from './api.ts';
import { authorizedCall, mayCall } from './authorized-call.ts';

/** The signed-in admin and their permissions. */
export interface Organiser {
  uid: string;
  permissions: readonly string[];
}

/**
 * Refuses before any call what the role of the one who is signed in doesn't allow.
 * @throws {ApiError} `forbidden`
 */
export function demand(permission: Permission, text: string = errorText.forbidden): void {
  if (!mayCall(permission)) throw new ApiError(text, { code: 'forbidden', status: 403 });
}

/**
 * `authorizedCall` for what needs that permission for all of it.
 * @param text what they are told without it.
 * @throws {ApiError} as it, and `forbidden`
 */
export function callAs(permission: Permission, text?: string): typeof authorizedCall {
  return async (endpoint, request) => {
    demand(permission, text);
    return await authorizedCall(endpoint, request);
  };
}
