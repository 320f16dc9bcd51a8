import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/local.ts';

export const BESIDE_THE_SITE = inRoot('web', 'dist', 'bench');

/** The page of React and nothing else that pages are measured against. */
export const EMPTY_PAGE = inRoot('web', 'dist-empty');

/** The functions as Cloud Build leaves them in an image: with what they load at the start in compiled form. */
export function writeImage(folder: string): string {
  cpSync(inRoot('functions', 'dist'), folder, { recursive: true });
  execFileSync(process.execPath, ['warm-up.mjs'], { cwd: folder, env: { PATH: process.env.PATH } });
  return folder;
}

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
