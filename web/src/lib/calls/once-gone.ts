import { ApiError } from './api.ts';

/**
 * Does something after which a thing is no more. Where an earlier try had no answer, that it is gone already, by that
 * code, is what was wanted.
 * @throws {ApiError}
 */
export async function onceGone(
  code: ApiError['code'],
  retried: boolean,
  remove: () => Promise<unknown>,
): Promise<void> {
  try {
    await remove();
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === code;
    if (!retried || !isGone) throw error;
  }
}
