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
  name: 'web' | 'renderer' | 'functions' | 'empty-page' | 'unbundled-renderer' | 'unbundled';
  workspace: 'functions' | 'web';
  /** The workspaces whose sources end up in it, besides the domain. */
  sources: readonly Target['workspace'][];
  /** Vite's configuration where it isn't the workspace's usual one. */
  config?: string;
  /** Where the build goes, relative to the repository. */
  output: string;
  env: Record<string, string>;
}

/** What the site is told about the stack that it is built for. */
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

/** What the functions are told: where the renderer lies that they carry. */
export function functionsEnvironment(stack: Stack): Record<string, string> {
  return { ARENA_SITE_RENDERER: relative(inRoot('functions'), inRoot(stack.renderer)) };
}

/** The site as browsers get it. */
function siteOf(stack: Stack): Target {
  return { name: 'web', workspace: 'web', sources: ['web'], output: stack.site, env: siteEnvironment(stack) };
}

/** A page of React and nothing else, which the site's are measured against. */
function emptyPageOf(stack: Stack): Target {
  const config = 'vite.empty.config.ts';
  return { name: 'empty-page', workspace: 'web', sources: ['web'], config, output: emptyPage(stack), env: {} };
}

/** The site's renderer, which belongs to the site as browsers get it. */
function rendererOf(stack: Stack): Target {
  const browserBuild = relative(inRoot('web'), inRoot(stack.site));
  return {
    name: 'renderer',
    workspace: 'web',
    sources: ['web'],
    config: 'vite.server.config.ts',
    output: stack.renderer,
    env: { ...siteEnvironment(stack), ARENA_BROWSER_BUILD: browserBuild },
  };
}

/** The functions, which carry a renderer. The addresses that it was built with belong to their build as well. */
function functionsOf(stack: Stack): Target {
  const env = { ...siteEnvironment(stack), ...functionsEnvironment(stack) };
  return { name: 'functions', workspace: 'functions', sources: ['functions', 'web'], output: stack.functions, env };
}

function targetsOf(stack: Stack): Target[] {
  return [siteOf(stack), rendererOf(stack), functionsOf(stack)];
}

/** Where the page of React and nothing else goes, relative to the repository. */
function emptyPage(stack: Stack): string {
  return `${stack.site}-empty`;
}

/** The same target with its packages beside it instead of in it. */
function unbundled(name: Target['name'], target: Target): Target {
  return { ...target, name, env: { ...target.env, ARENA_UNBUNDLED: 'yes' } };
}

/**
 * Builds the functions and their renderer with packages beside them, which the bundles are measured against. Resolves
 * with the functions' folder.
 * @throws Stop with what the builder printed.
 */
export async function buildUnbundled(stack: Stack): Promise<string> {
  const { renderer, functions } = stack;
  const beside = { ...stack, renderer: `${renderer}-unbundled`, functions: `${functions}-unbundled` };
  await build(stack, unbundled('unbundled-renderer', rendererOf(beside)));
  await build(stack, unbundled('unbundled', functionsOf(beside)));
  return inRoot(beside.functions);
}

/** Where the builds lie whose sizes are compared, for the programs that do. */
export function buildsToCompare(stack: Stack): Record<string, string> {
  return { ARENA_SITE_BUILD: inRoot(stack.site), ARENA_EMPTY_PAGE: inRoot(emptyPage(stack)) };
}

function fingerprint({ sources, output, env }: Target): string {
  const installed = readFileSync(inRoot('package-lock.json'), 'utf8');
  const folders = [...sources, 'domain'].map((folder) => inRoot(folder));
  return fingerprintOf(folders, [output, JSON.stringify(env), installed]);
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
  const cwd = inRoot(target.workspace);
  const config = target.config === undefined ? [] : ['--config', target.config];
  const args = [VITE, 'build', ...config, '--outDir', inRoot(target.output), '--emptyOutDir'];
  const env = { ...target.env, NO_COLOR: '1' };
  const code = await runChild({ command: process.execPath, args, cwd, env, log });
  if (code !== 0) throw new Stop(`${readFileSync(log, 'utf8').trimEnd()}\nThe build of ${target.name} failed.`);
  mkdirSync(stack.folder, { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * Builds the site, its renderer and the functions for a stack, each only where its sources, its settings or the
 * installed packages changed since its last build. Each carries files of the one before.
 * @throws Stop with what the builder printed.
 */
export async function buildFor(stack: Stack): Promise<void> {
  for (const target of targetsOf(stack)) await build(stack, target);
}

/**
 * Builds the site as browsers get it, and the page of React and nothing else that it is measured against.
 * @throws Stop with what the builder printed.
 */
export async function buildToCompare(stack: Stack): Promise<void> {
  await build(stack, siteOf(stack));
  await build(stack, emptyPageOf(stack));
}
