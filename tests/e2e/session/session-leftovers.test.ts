import type { Page } from '@playwright/test';
import { DEMO_LOCAL_ADMIN } from '../../../scripts/demo/secrets.ts';
import { expect, test } from './session.ts';

/** One to come to rest, and two that have to be alike. */
const ROUNDS = 3;

/** A page's intervals, long timeouts, listeners of window and document, and open channels. */
interface Running {
  intervals: number;
  timeouts: number;
  listeners: Record<string, number>;
  channels: number;
}

declare global {
  interface Window {
    running(): Running;
  }
}

/** Counts timers and listeners from the page's first line on. */
function count(): void {
  // Shorter ones depend on the moment: a query waits some minutes until its data are stale.
  const LONG = 3_600_000;
  const intervals = new Set<unknown>();
  const timeouts = new Set<unknown>();
  const listeners = new Map<string, Set<unknown>>();
  let channels = 0;
  const {
    setInterval: startInterval,
    clearInterval: stopInterval,
    setTimeout: startTimeout,
    clearTimeout: stopTimeout,
  } = window;
  Object.assign(window, {
    setInterval(...args: Parameters<typeof startInterval>) {
      const id = startInterval(...args);
      intervals.add(id);
      return id;
    },
    clearInterval(id: number) {
      intervals.delete(id);
      stopInterval(id);
    },
    setTimeout(...args: Parameters<typeof startTimeout>) {
      const id = startTimeout(...args);
      if ((args[1] ?? 0) >= LONG) timeouts.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timeouts.delete(id);
      stopTimeout(id);
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
    running: () => ({
      intervals: intervals.size,
      timeouts: timeouts.size,
      listeners: Object.fromEntries([...listeners].map(([name, { size }]) => [name, size]).filter(([, size]) => size)),
      channels,
    }),
  });
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const listening = (type: string) => {
      const name = `${target === window ? 'window' : 'document'} ${type}`;
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known);
      return known;
    };
    target.addEventListener = (type: string, listener: EventListener, ...rest: []) => {
      listening(type).add(listener);
      add.call(target, type, listener, ...rest);
    };
    target.removeEventListener = (type: string, listener: EventListener, ...rest: []) => {
      listening(type).delete(listener);
      remove.call(target, type, listener, ...rest);
    };
  }
}

async function runningIn(page: Page): Promise<Running> {
  let last = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await page.evaluate(() => window.running()));
      const rested = now === last;
      last = now;
      return rested;
    })
    .toBe(true);
  return JSON.parse(last);
}

test('signing in and out again and again, also locally, leaves nothing running and doubles nothing', async ({
  page,
  backstage,
  session,
}) => {
  await page.addInitScript(count);
  // The home page greets newcomers with a notice, which is not what is counted here.
  const account = await backstage.create({ role: 'admin' });
  await page.goto('/login');
  await expect(session.email).toBeVisible();
  const during: Running[] = [];
  const after: Running[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    await session.fill(account);
    await session.remember.check();
    await session.submit.click();
    await expect(session.panel).toBeVisible();
    during.push(await runningIn(page));
    await session.signOut();
    await page.getByRole('link', { name: 'Acceso del equipo' }).click();
    await expect(session.email).toBeVisible();
    await expect(session.toast('Cerraste sesión.')).toHaveCount(0);
    after.push(await runningIn(page));
  }

  // In the first round the site's own timers start when idle, and code that is loaded ahead arrives.
  const [, signedIn, ...laterIn] = during;
  const [, signedOut, ...laterOut] = after;
  expect(laterIn).toEqual(laterIn.map(() => signedIn));
  expect(laterOut).toEqual(laterOut.map(() => signedOut));
  // The session, the day, the changes of roles and the admins are read again.
  expect(signedIn?.intervals).toBe((signedOut?.intervals ?? 0) + 4);
  expect(signedIn?.channels).toBe((signedOut?.channels ?? 0) + 1);

  await page.goto('/login?paso=equipo');
  await expect(session.password).toBeVisible();
  const before = await runningIn(page);
  await session.logInLocally(DEMO_LOCAL_ADMIN.username, DEMO_LOCAL_ADMIN.password);
  await expect(session.panel).toBeVisible();
  expect((await runningIn(page)).timeouts).toBe(before.timeouts + 1);
  await session.signOut();
  const { timeouts, channels } = await runningIn(page);
  expect({ timeouts, channels }).toEqual({ timeouts: before.timeouts, channels: before.channels });
  // Signing out leads home, which refreshes its list and, by the hour, counts down to a tournament.
  const intervals = () => page.evaluate(() => window.running().intervals);
  await expect.poll(intervals).toBeLessThanOrEqual((signedOut?.intervals ?? 0) + 2);
});
