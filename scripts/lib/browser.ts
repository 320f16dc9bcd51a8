import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runChild } from './children.ts';
import { inRoot, LOCAL, onPath } from './paths.ts';
import { Stop, step } from './steps.ts';

// The shell without windows comes first: it runs the same pages on half the processor time.
const WINDOWLESS = 'chromium-headless-shell';
const COMMANDS = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PLAYWRIGHT = inRoot('node_modules', '@playwright', 'test', 'cli.js');
const LOG = join(LOCAL, 'browser-install.log');

function findBrowser(commands = COMMANDS): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Stop(`CHROMIUM_PATH is '${named}', and there is no such file: correct it or unset it.`);
  }
  const installed = commands.map(onPath).find((path) => path !== undefined);
  return installed ?? [MAC_CHROME, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

async function install(): Promise<void> {
  const mayUseApt = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (mayUseApt) {
    const apt = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium-headless-shell';
    await runChild({ command: 'sh', args: ['-c', apt], log: LOG });
    if (findBrowser() !== null) return;
  }
  await runChild({ command: process.execPath, args: [PLAYWRIGHT, 'install', 'chromium'], log: LOG });
}

/**
 * The Chromium for browser tests: one the environment names, an installed one, else one it installs.
 * @throws Stop naming the command to install one with.
 */
export async function provideBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== null) return found;
  await step('Installing Chromium', install);
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw new Stop(
    `No Chromium was found, and none could be installed (${LOG}). Install one: npx playwright install chromium`,
  );
}

/**
 * A Chromium that has windows, for a person to look at.
 * @throws Stop where there is none, or nothing to show it on.
 */
export function provideWindows(): string {
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!hasScreen) throw new Stop('There is no screen to watch it on. Without --watch it runs all the same.');
  const found = findBrowser(COMMANDS.filter((command) => command !== WINDOWLESS));
  if (found !== null) return found;
  throw new Stop('No Chromium with windows was found. Install one: npx playwright install chromium');
}
