import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/local.ts';

export const BESIDE_THE_SITE = inRoot('web', 'dist', 'bench');

/** The page of React and nothing else that pages are measured against. */
export const EMPTY_PAGE = inRoot('web', 'dist-empty');

/** The functions without bundled packages, which the bundles are measured against. */
export const UNBUNDLED_FUNCTIONS = inRoot('functions', 'dist-unbundled');

/** A folder for as long as the work in it takes. */
export async function withFolder<Result>(folder: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
