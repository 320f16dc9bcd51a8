import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { forgetBuild, functionsEnvironment, siteEnvironment, VITE } from './build.ts';
import { type Child, startChild } from './children.ts';
import { inRoot } from './paths.ts';
import { demandFreePorts, isFree } from './port-check.ts';
import { addressesOf, type Stack } from './stack.ts';
import { Stop } from './stop.ts';

const CHECK_MS = 200;

/**
 * Serves the site's sources with hot reload; resolves when it answers.
 * @throws Stop where it doesn't start.
 */
export async function startSiteServer(stack: Stack): Promise<void> {
  await demandFreePorts(stack.ports, ['vite']);
  const log = join(stack.folder, 'vite.log');
  const server = startChild({
    command: process.execPath,
    args: [VITE, '--host=127.0.0.1', `--port=${stack.ports.vite}`, '--strictPort'],
    cwd: inRoot('web'),
    env: { ...siteEnvironment(stack), ARENA_SITE_URL: addressesOf(stack).site },
    log,
  });
  let gone = false;
  void server.exited.then(() => {
    gone = true;
  });
  while (await isFree(stack.ports.vite)) {
    if (gone) throw new Stop(`Vite ended while starting: see ${log}`);
    await delay(CHECK_MS);
  }
}

/** Builds the functions again whenever their sources change; their emulator then reloads them. */
export function watchFunctions(stack: Stack): Child {
  const cwd = inRoot('functions');
  const output = relative(cwd, inRoot(stack.functions));
  forgetBuild(stack, 'functions');
  return startChild({
    command: process.execPath,
    // The secrets of the demo lie in the same folder.
    args: [VITE, 'build', '--watch', `--outDir=${output}`, '--emptyOutDir=false'],
    cwd,
    env: functionsEnvironment(stack),
    log: join(stack.folder, 'build-functions.log'),
  });
}
