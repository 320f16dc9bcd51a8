import type { Page } from '@playwright/test';
import { builtScripts } from '../../fixtures/built-site.ts';
import { expect, test } from '../arena.ts';

// Includes errors of the service worker.
test.use({ serviceWorkers: 'allow' });

/** Collects the paths of the scripts that a page loads. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** Collects console warnings, errors and failed requests of a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

// Chromium warns of a preload that nothing used a few seconds after the page has loaded.
const UNTIL_PRELOADS_ARE_MISSED = 6_000;

test.describe('a browser in another time zone', () => {
  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });

  test('hydrates server-rendered pages without errors', async ({ page, makeTournament }) => {
    const { id, name } = await makeTournament({ rules: ['Regla única'] });
    const onTheServer = async (path: string) => (await page.request.get(path)).text();
    await expect.poll(() => onTheServer(`/tournament/${id}`), { timeout: 60_000 }).toContain(name);
    await page.clock.install();
    // React reports differences from the server's HTML as page errors.
    const warnings: string[] = [];
    page.on('pageerror', (error) => warnings.push(error.message));
    // Any spelling of a search address has to hydrate.
    const searches = ['%20Nadie%20Asi', '', 'Nadie%20Asi&utm=x'].map((typed) => `/tournament-history?apodo=${typed}`);
    for (const path of ['/', '/tournaments', `/tournament/${id}`, `/register/${id}`, ...searches]) {
      await page.goto(path);
      const silent = page.getByRole('button', { name: 'Activar sonidos' });
      // The button reacts only after hydration, and may be slow to show it.
      await expect(async () => {
        if (!(await silent.isVisible()))
          await page.getByRole('button', { name: 'Silenciar sonidos' }).click({ timeout: 1_000 });
        await expect(silent).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await silent.click();
    }
    await page.goto(`/tournament-rules/${id}`);
    await expect(async () => {
      await page.clock.runFor(12_000);
      await expect(page.getByRole('checkbox')).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    expect(warnings).toEqual([]);
  });
});

const isOfTheAdminArea = (script: string) => /\/(use-)?admin/i.test(script);

test('public pages load without browser warnings, SDKs or admin code, and schemas only for registration', async ({
  browser,
  makeTournament,
}) => {
  const { id } = await makeTournament();
  const built = await builtScripts();
  const sdks = ['webchannel', 'identitytoolkit', 'google.firestore.v1.Firestore', 'initializeApp'];
  const marks = [...sdks, 'ZodError', 'Vista previa', 'No pudimos entregar'];
  const marksIn = (text: string) => marks.filter((mark) => text.includes(mark));
  expect(marksIn([...built.values()].join('\n'))).toEqual(marks);
  expect([...built.keys()].some(isOfTheAdminArea)).toBe(true);
  const reading = ['/', '/tournaments', '/tournament-history', '/no-existe', '/registration', `/tournament/${id}`];
  // The rules page prefetches the schemas of the form.
  const registering = [`/tournament-rules/${id}`, `/register/${id}`];
  // In parallel, each as a first visit.
  const visit = async (path: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const scripts = scriptsOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(UNTIL_PRELOADS_ARE_MISSED);
    expect.soft(complaints, path).toEqual([]);
    const text = scripts.map((script) => built.get(script)).join('\n');
    expect(text.includes('onRecoverableError'), path).toBe(true);
    expect.soft(scripts.filter(isOfTheAdminArea), path).toEqual([]);
    expect.soft(marksIn(text), path).toEqual(registering.includes(path) ? ['ZodError'] : []);
    await context.close();
  };
  await Promise.all([...reading, ...registering].map(visit));
});
