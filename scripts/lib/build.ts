import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runChild } from './children.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inRoot } from './paths.ts';
import { addressesOf, PROJECT_ID, type Stack } from './stack.ts';
import { Stop } from './stop.ts';

/** Vite, to be run by Node. */
export const VITE = inRoot('node_modules', 'vite', 'bin', 'vite.js');

interface Target {
  workspace: 'functions' | 'web';
  /** Where the build goes, relative to the repository. */
  output: string;
  env: Record<string, string>;
}

/** What the site is told about the stack that it is built for. */
export function siteEnvironment(stack: Stack): Record<string, string> {
  const { firestoreHost, authHost, google } = addressesOf(stack);
  return {
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIRESTORE_URL: `http://${firestoreHost}/v1`,
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_AUTH_URL: `http://${authHost}`,
    VITE_GOOGLE_CLIENT_ID: 'demo',
    VITE_GOOGLE_URL: google,
  };
}

function fingerprint({ workspace, output, env }: Target): string {
  const installed = readFileSync(inRoot('package-lock.json'), 'utf8');
  return fingerprintOf([inRoot(workspace), inRoot('domain')], [output, JSON.stringify(env), installed]);
}

function stampOf(stack: Stack, workspace: Target['workspace']): string {
  return join(stack.folder, `${workspace}.built`);
}

/** Has the next build of a workspace happen, whatever its sources: something else writes its output now. */
export function forgetBuild(stack: Stack, workspace: Target['workspace']): void {
  rmSync(stampOf(stack, workspace), { force: true });
}

async function build(stack: Stack, target: Target): Promise<void> {
  const stamp = stampOf(stack, target.workspace);
  const current = fingerprint(target);
  const unchanged = existsSync(stamp) && readFileSync(stamp, 'utf8') === current && existsSync(inRoot(target.output));
  if (unchanged) return;
  const log = join(stack.folder, `build-${target.workspace}.log`);
  const cwd = inRoot(target.workspace);
  const args = [VITE, 'build', '--outDir', relative(cwd, inRoot(target.output)), '--emptyOutDir'];
  const env = { ...target.env, NO_COLOR: '1' };
  const code = await runChild({ command: process.execPath, args, cwd, env, log });
  if (code !== 0) throw new Stop(`${readFileSync(log, 'utf8').trimEnd()}\nThe build of ${target.workspace} failed.`);
  mkdirSync(stack.folder, { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * Builds the site and the functions for a stack, each only where its sources, its settings or the installed
 * packages changed since its last build.
 * @throws Stop with what the builder printed.
 */
export async function buildFor(stack: Stack): Promise<void> {
  await Promise.all([
    build(stack, { workspace: 'functions', output: stack.functions, env: {} }),
    build(stack, { workspace: 'web', output: stack.site, env: siteEnvironment(stack) }),
  ]);
}
