import { ApiError } from './api.ts';

/** Deletes something; the error code of a missing record counts as success. @throws {ApiError} */
export async function removeIfPresent(code: ApiError['code'], remove: () => Promise<unknown>): Promise<void> {
  await remove().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== code) throw error;
  });
}
