import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowsers } from './scripts/lib/browser.ts';
import { emulatorEnvironment, local } from './scripts/lib/local.ts';

// The tests write records by the Admin SDK.
Object.assign(process.env, emulatorEnvironment);

/** JUnit report for `npm test`. */
const report = process.env.ARENA_REPORT;
const browsers = findBrowsers();

// Drawing at a phone's pixel density takes longer and shows a test nothing more.
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };

const launchOptions = {
  executablePath: browsers?.fast,
  // Letters look the same on every computer and in every build of Chromium, for the pictures in docs/screens: one
  // with windows asks the computer how to draw them, the shell without windows draws them hinted unless told.
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'tests/e2e/fonts.conf') },
  args: [
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Runs on the site of `npm test` or `npm run emulators`. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/warm-up.ts',
  outputDir: report?.replace('.xml', '') ?? '.local/reports/playwright',
  reporter: report === undefined ? 'list' : [['dot'], ['junit', { outputFile: report }]],
  forbidOnly: true,
  fullyParallel: false,
  // Twice the cores: a test waits for the site for half of its time.
  workers: 4,
  // Longer than the site's own timeout (lib/calls/api.ts): a busy machine is slow, and speed is tested elsewhere.
  expect: { timeout: 45_000 },
  timeout: 180_000,
  // The committed pictures have Linux fonts.
  ignoreSnapshots: process.platform !== 'linux',
  use: {
    baseURL: local.siteUrl,
    // The notice of the home page has a test of its own.
    storageState: {
      cookies: [],
      origins: [{ origin: local.siteUrl, localStorage: [{ name: 'developmentNotice', value: 'true' }] }],
    },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A service worker would answer before the test can; the tests of it let it in.
    serviceWorkers: 'block',
    // Drawing what moves costs time on every page; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'phone', testIgnore: ['**/*.desktop.test.ts', '**/*.serial.test.ts', '**/notices/**'], use: phone },
    {
      name: 'desktop',
      testMatch: '**/*.desktop.test.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    // The headless shell shows no notifications.
    {
      name: 'notices',
      testMatch: '**/notices/*.test.ts',
      use: { ...phone, launchOptions: { ...launchOptions, executablePath: browsers?.whole } },
    },
    // Tests that change data of the whole site, such as its admins: `npm test` runs them alone.
    { name: 'serial', testMatch: '**/*.serial.test.ts', use: phone, workers: 1 },
    // The pictures of docs/organisers.md, taken by `npm run pictures` only.
    { name: 'pictures', testMatch: '**/*.pictures.ts', use: { ...phone, deviceScaleFactor: 1.25 } },
  ],
});
