import { commonErrorText, type Permission } from '@arena/domain';
import { ApiError } from './api.ts';
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

/**
 * Returns `authorizedCall` with a check of this permission.
 * @param text message of the refusal
 * @throws {ApiError} as `authorizedCall`, and `forbidden`
 */
export function callAs(permission: Permission, text?: string): typeof authorizedCall {
  return async (endpoint, request) => {
    demand(permission, text);
    return await authorizedCall(endpoint, request);
  };
}
