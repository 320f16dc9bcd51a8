import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const BESIDE_THE_SITE = join(process.env.ARENA_SITE_BUILD ?? '', 'bench');

/** A folder for as long as the work in it takes. */
export async function withFolder<Result>(folder: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
