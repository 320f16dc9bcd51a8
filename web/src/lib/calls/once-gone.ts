import { ApiError } from './api.ts';

/** Deletes something: the answer that it is gone already, by its code, is success. @throws {ApiError} */
export async function onceGone(code: ApiError['code'], remove: () => Promise<unknown>): Promise<void> {
  await remove().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== code) throw error;
  });
}
