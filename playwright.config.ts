import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };

/** Run by `npm test`, which starts the site, seeds it and names it and the browser in the environment. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/warm-up.ts',
  outputDir: '.local/test-results',
  forbidOnly: true,
  fullyParallel: false,
  // Twice the cores: a test waits for the site for half of its time.
  workers: 4,
  // What is waited for comes; how soon it does on a computer with other work is not what a test is about. Longer than
  // the site itself waits for an answer before it says that there is none (lib/calls/api.ts).
  expect: { timeout: 45_000 },
  timeout: 180_000,
  // Only one system's letters can be the committed ones.
  ignoreSnapshots: process.platform !== 'linux',
  use: {
    baseURL: process.env.ARENA_SITE_URL,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A service worker would answer before the test can; the tests of it let it in.
    serviceWorkers: 'block',
    // Drawing what moves costs time on every page; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // `npm run story -- --watch`: slowly enough for eyes.
      slowMo: Number(process.env.ARENA_PACE ?? 0),
      executablePath: process.env.CHROMIUM_PATH,
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
    },
  },
  projects: [
    { name: 'phone', testIgnore: ['**/*.desktop.test.ts', '**/*.alone.test.ts'], use: phone },
    {
      name: 'desktop',
      testMatch: '**/*.desktop.test.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    // What is true of the whole site, such as who its admins are, is changed and compared when nothing else runs:
    // `npm test` runs it by itself.
    { name: 'alone', testMatch: '**/*.alone.test.ts', use: phone, workers: 1 },
    // No tests: they take the pictures of docs/organisers.md, when `npm run pictures` asks for them.
    ...(process.env.ARENA_PICTURES
      ? [{ name: 'pictures', testMatch: '**/*.pictures.ts', use: { ...phone, deviceScaleFactor: 1.25 } }]
      : []),
  ],
});
