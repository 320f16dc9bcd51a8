import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { step, UserError } from './main.ts';

interface Browsers {
  /** The headless shell where it is installed: it runs the same pages in half the processor time. */
  fast: string;
  /** A whole Chromium: the headless shell shows no notifications. */
  whole: string;
}

const SHELL = '/usr/bin/chromium-headless-shell';
const APT = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium chromium-headless-shell';

/** Finds Chromium for browser tests: `CHROME_PATH`, an installed one or Playwright's. Null if there is none. */
export function findBrowsers(): Browsers | null {
  const whole = [installedBrowser(), chromium.executablePath()].find((path) => existsSync(path));
  if (whole === undefined) return null;
  return { fast: !process.env.CHROME_PATH && existsSync(SHELL) ? SHELL : whole, whole };
}

/**
 * Installs Chromium where there is none.
 *
 * @throws UserError naming the command that installs one
 */
export async function provideBrowser(): Promise<void> {
  if (findBrowsers() !== null) return;
  await step('Installing Chromium', () => {
    if (process.getuid?.() === 0) spawnSync(APT, { shell: true, stdio: 'ignore' });
    if (findBrowsers() === null) spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
  });
  if (findBrowsers() !== null) return;
  throw new UserError('No Chromium was found. Install one, or name it in CHROME_PATH: npx playwright install chromium');
}

function installedBrowser(): string {
  try {
    return Launcher.getFirstInstallation() ?? '';
  } catch {
    // It throws where there is none.
    return '';
  }
}
