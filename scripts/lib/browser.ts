import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { step, UserError } from './log.ts';
import { inRoot, LOCAL, onPath } from './paths.ts';
import { runProcess } from './process.ts';

// The headless shell comes first: it runs the same pages in half the processor time.
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PLAYWRIGHT = inRoot('node_modules', '@playwright', 'test', 'cli.js');
const LOG = join(LOCAL, 'browser-install.log');

function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`CHROMIUM_PATH is '${named}', and there is no such file: correct it or unset it.`);
  }
  const installed = COMMANDS.map(onPath).find((path) => path !== undefined);
  return installed ?? [MAC_CHROME, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

async function install(): Promise<void> {
  const mayUseApt = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (mayUseApt) {
    const apt = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium-headless-shell';
    await runProcess({ command: 'sh', args: ['-c', apt], log: LOG });
    if (findBrowser() !== null) return;
  }
  await runProcess({ command: process.execPath, args: [PLAYWRIGHT, 'install', 'chromium'], log: LOG });
}

/**
 * Finds the Chromium for browser tests: `CHROMIUM_PATH`, an installed one, or a new installation.
 *
 * @throws UserError naming the command that installs one
 */
export async function provideBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== null) return found;
  await step('Installing Chromium', install);
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw new UserError(
    `No Chromium was found, and none could be installed (${LOG}). Install one: npx playwright install chromium`,
  );
}
