// A private link opens a page that then breaks. Nothing that the browser reports about it contains the token: no
// crash report, log or screenshot.
import type { ConsoleMessage, Page, Route } from '@playwright/test';
import { LINK } from '../../fixtures/resources/my-registration.ts';
import { expect, test } from '../arena.ts';

const GARBAGE = { [LINK]: LINK, tournament: LINK };

const UNANSWERED = 'Error de conexión. Verifica tu conexión a internet.';

const fail = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, error: 'Roto', code: 'internal' } });
const answerLink = (route: Route) => route.fulfill({ contentType: 'text/html', body: `<h1>${LINK}</h1>` });
/** Makes a part of the page throw. */
const answerGarbage = (route: Route) =>
  route.fulfill({ json: { success: true, data: { ...GARBAGE, myRegistration: GARBAGE } } });

const breaks: readonly [path: string, reads: string, answer: (route: Route) => Promise<void>, says: string][] = [
  ['/mi-lugar', '**/api/my-registration/{read,open}', fail, 'Roto'],
  ['/mi-lugar', '**/api/my-registration/{read,open}', answerLink, UNANSWERED],
  ['/mi-lugar', '**/api/my-registration/{read,open}', answerGarbage, 'Algo salió mal'],
  ['/mi-lugar', '**/api/my-registration/{read,open}', (route) => route.abort(), UNANSWERED],
  ['/tutor', '**/api/guardians/read', answerGarbage, 'Algo salió mal'],
  ['/equipo', '**/api/members/read', answerGarbage, 'Algo salió mal'],
];

/** Collects every message of a page as text. */
async function listenTo(page: Page): Promise<() => Promise<string>> {
  const told: Promise<string>[] = [];
  const write = (text: string) => told.push(Promise.resolve(text));
  page.on('console', (message: ConsoleMessage) => {
    write(`${message.text()} ${message.location().url}`);
    for (const part of message.args()) told.push(part.evaluate((value) => String(value)).catch(() => ''));
  });
  page.on('pageerror', (error) => write(`${error.message} ${error.stack}`));
  page.on('request', (request) => {
    write(`${request.url()} ${request.headers().referer ?? ''}`);
    // The link may be in the body of calls that use it, and in no other.
    if (!/\/api\/(my-registration|guardians|members)\//.test(request.url())) write(request.postData() ?? '');
  });
  return async () => {
    const shown = await page.evaluate(() =>
      [location.href, document.title, JSON.stringify(history.state), document.documentElement.outerHTML].join('\n'),
    );
    return [...(await Promise.all(told)), shown].join('\n');
  };
}

test('a private link leaks nowhere when its page breaks', async ({ context }) => {
  for (const [path, reads, answer, says] of breaks) {
    const page = await context.newPage();
    const told = await listenTo(page);
    await page.route(reads, answer);
    await page.goto(`${path}#${LINK}`);
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await told()).not.toContain(LINK);
    // Prove that a leak would be noticed.
    await page.evaluate((link) => console.warn('Broken:', new Error(link)), LINK);
    await expect.poll(told).toContain(LINK);
    await page.close();
  }
});
