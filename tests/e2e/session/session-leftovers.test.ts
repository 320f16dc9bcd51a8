import type { Page } from '@playwright/test';
import { expect, test } from './session.ts';

declare global {
  interface Window {
    running: { intervals: number; channels: number };
  }
}

/** Counts running intervals and open channels from the page's first line on. */
function count(): void {
  const intervals = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  let channels = 0;
  Object.assign(window, {
    setInterval(...args: Parameters<typeof start>) {
      const id = start(...args);
      intervals.add(id);
      return id;
    },
    clearInterval(id: number) {
      intervals.delete(id);
      stop(id);
    },
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels += 1;
      }
      override close(): void {
        channels -= 1;
        super.close();
      }
    },
  });
  Object.defineProperty(window, 'running', { get: () => ({ intervals: intervals.size, channels }) });
}

const runningIn = (page: Page) => page.evaluate(() => window.running);

test('signing in and out again and again leaves nothing running and doubles nothing', async ({
  page,
  backstage,
  session,
}) => {
  await page.addInitScript(count);
  // The home page greets newcomers with a notice, which is not what is counted here.
  const account = await backstage.create({ role: 'admin' });
  await page.goto('/login');
  const signInAndOut = async () => {
    await session.fill(account);
    await session.submit.click();
    await expect(session.panel).toBeVisible();
    await page.waitForLoadState('networkidle');
    const signedIn = await runningIn(page);
    await session.signOut();
    await page.getByRole('link', { name: 'Acceso del equipo' }).click();
    await expect(session.email).toBeVisible();
    await expect(session.toast('Cerraste sesión.')).toHaveCount(0);
    return { signedIn, signedOut: await runningIn(page) };
  };
  // In the first round the site's own timers start when idle, and code that is loaded ahead arrives.
  await signInAndOut();
  const second = await signInAndOut();
  expect(await signInAndOut()).toEqual(second);
  expect(second.signedIn.channels).toBe(second.signedOut.channels + 1);
  expect(second.signedIn.intervals).toBeGreaterThan(second.signedOut.intervals);
});
