import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { UserError } from './log.ts';
import { inRoot } from './paths.ts';
import { runProcess } from './process.ts';
import { addressesOf, PROJECT_ID, type Stack } from './stack.ts';

interface Target {
  name: 'web' | 'renderer' | 'functions' | 'empty-page' | 'unbundled-renderer' | 'unbundled';
  workspace: 'functions' | 'web';
  /** Vite's configuration where it isn't the workspace's usual one. */
  config?: string;
  output: string;
  env: Record<string, string>;
}

/** The site's build variables for a stack; web/.env has those of firebase.json's ports. */
export function siteEnvironment(stack: Stack): Record<string, string> {
  const { firestoreHost, authHost, google, site } = addressesOf(stack);
  return {
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIRESTORE_URL: `http://${firestoreHost}/v1`,
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_AUTH_URL: `http://${authHost}`,
    VITE_GOOGLE_CLIENT_ID: 'demo',
    VITE_GOOGLE_URL: google,
    VITE_APP_CHECK_SITE_KEY: '',
    VITE_SITE_URL: site,
  };
}

/** The path of the renderer to copy into the functions. */
export function functionsEnvironment(stack: Stack): Record<string, string> {
  return { ARENA_SITE_RENDERER: relative(inRoot('functions'), inRoot(stack.renderer)) };
}

/** The site as browsers get it. */
function siteOf(stack: Stack): Target {
  return { name: 'web', workspace: 'web', output: stack.site, env: siteEnvironment(stack) };
}

/** The site's renderer, which belongs to the site as browsers get it. */
function rendererOf(stack: Stack): Target {
  const env = { ...siteEnvironment(stack), ARENA_BROWSER_BUILD: relative(inRoot('web'), inRoot(stack.site)) };
  return { name: 'renderer', workspace: 'web', config: 'vite.server.config.ts', output: stack.renderer, env };
}

/** The functions, which carry a renderer. The addresses that it was built with belong to their build as well. */
function functionsOf(stack: Stack): Target {
  const env = { ...siteEnvironment(stack), ...functionsEnvironment(stack) };
  return { name: 'functions', workspace: 'functions', output: stack.functions, env };
}

/** A page of React and nothing else, which the site's are measured against. */
function emptyPageOf({ site }: Stack): Target {
  return { name: 'empty-page', workspace: 'web', config: 'vite.empty.config.ts', output: `${site}-empty`, env: {} };
}

function fingerprint({ workspace, output, env }: Target): string {
  const installed = readFileSync(inRoot('package-lock.json'), 'utf8');
  const sources = workspace === 'functions' ? ['functions', 'web', 'domain'] : ['web', 'domain'];
  return fingerprintOf(
    sources.map((folder) => inRoot(folder)),
    [output, JSON.stringify(env), installed],
  );
}

function stampOf(stack: Stack, name: Target['name']): string {
  return join(stack.folder, `${name}.built`);
}

/** Has the next build happen, whatever its sources: something else writes its output now. */
export function forgetBuild(stack: Stack, name: Target['name']): void {
  rmSync(stampOf(stack, name), { force: true });
}

async function build(stack: Stack, target: Target): Promise<void> {
  const stamp = stampOf(stack, target.name);
  const current = fingerprint(target);
  const unchanged = existsSync(stamp) && readFileSync(stamp, 'utf8') === current && existsSync(inRoot(target.output));
  if (unchanged) return;
  const log = join(stack.folder, `build-${target.name}.log`);
  const config = target.config === undefined ? [] : ['--config', target.config];
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', ...config, '--outDir', inRoot(target.output), '--emptyOutDir'];
  const env = { ...target.env, NO_COLOR: '1' };
  const code = await runProcess({ command: process.execPath, args, cwd: inRoot(target.workspace), env, log });
  if (code !== 0) throw new UserError(`${readFileSync(log, 'utf8').trimEnd()}\nThe build of ${target.name} failed.`);
  mkdirSync(stack.folder, { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * Builds the site, its renderer and the functions for a stack, in this order, if sources, settings or packages have
 * changed. @throws UserError with the builder's output.
 */
export async function buildFor(stack: Stack): Promise<void> {
  for (const target of [siteOf(stack), rendererOf(stack), functionsOf(stack)]) await build(stack, target);
}

/**
 * Builds the site and a bare React page to measure it against. Resolves with their folders. @throws UserError with the
 * builder's output.
 */
export async function buildToCompare(stack: Stack): Promise<Record<string, string>> {
  const empty = emptyPageOf(stack);
  await build(stack, siteOf(stack));
  await build(stack, empty);
  return { ARENA_SITE_BUILD: inRoot(stack.site), ARENA_EMPTY_PAGE: inRoot(empty.output) };
}

/**
 * Builds the functions and their renderer without bundled packages, to measure the bundles against. Resolves with the
 * functions' folder. @throws UserError with the builder's output.
 */
export async function buildUnbundled(stack: Stack): Promise<string> {
  const env = { ARENA_UNBUNDLED: 'yes' };
  const { renderer, functions } = stack;
  const beside = { ...stack, renderer: `${renderer}-unbundled`, functions: `${functions}-unbundled` };
  const [pages, api] = [rendererOf(beside), functionsOf(beside)];
  await build(stack, { ...pages, name: 'unbundled-renderer', env: { ...pages.env, ...env } });
  await build(stack, { ...api, name: 'unbundled', env: { ...api.env, ...env } });
  return inRoot(beside.functions);
}
