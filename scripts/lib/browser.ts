import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { step, UserError } from './log.ts';
import { inRoot, LOCAL, onPath } from './paths.ts';
import { runProcess } from './process.ts';

const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PLAYWRIGHT = inRoot('node_modules', '@playwright', 'test', 'cli.js');
const LOG = join(LOCAL, 'browser-install.log');

export interface Browsers {
  /** The headless shell where it is installed: it runs the same pages in half the processor time. */
  fast: string;
  /** A whole Chromium: the headless shell shows no notifications. */
  whole: string;
}

function findBrowsers(): Browsers | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { fast: named, whole: named };
    throw new UserError(`CHROMIUM_PATH is '${named}', and there is no such file: correct it or unset it.`);
  }
  const installed = COMMANDS.map(onPath).find((path) => path !== undefined);
  const whole = installed ?? [MAC_CHROME, chromium.executablePath()].find((path) => existsSync(path));
  return whole === undefined ? null : { fast: onPath(SHELL) ?? whole, whole };
}

async function install(): Promise<void> {
  const mayUseApt = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (mayUseApt) {
    const apt = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium chromium-headless-shell';
    await runProcess({ command: 'sh', args: ['-c', apt], log: LOG });
    if (findBrowsers() !== null) return;
  }
  await runProcess({ command: process.execPath, args: [PLAYWRIGHT, 'install', 'chromium'], log: LOG });
}

/**
 * Finds Chromium for browser tests: `CHROMIUM_PATH`, an installed one, or a new installation.
 *
 * @throws UserError naming the command that installs one
 */
export async function provideBrowsers(): Promise<Browsers> {
  const found = findBrowsers();
  if (found !== null) return found;
  await step('Installing Chromium', install);
  const shell = onPath(SHELL);
  const installed = findBrowsers() ?? (shell === undefined ? null : { fast: shell, whole: shell });
  if (installed !== null) return installed;
  throw new UserError(
    `No Chromium was found, and none could be installed (${LOG}). Install one: npx playwright install chromium`,
  );
}
