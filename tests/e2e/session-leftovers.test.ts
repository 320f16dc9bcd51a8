import type { Page } from '@playwright/test';
import { expect, test } from './session.ts';

/** What runs in a page: intervals, long timeouts, listeners of window and document, open channels. */
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

/** Counts what is started and stopped in the page from its first line on. */
function count(): void {
  const LONG = 60_000;
  const intervals = new Set<unknown>();
  const timeouts = new Set<unknown>();
  const listeners: Record<string, number> = {};
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
    running: () => ({ intervals: intervals.size, timeouts: timeouts.size, listeners: { ...listeners }, channels }),
  });
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const named = (type: string) => `${target === window ? 'window' : 'document'} ${type}`;
    target.addEventListener = (type: string, ...rest: [EventListener]) => {
      listeners[named(type)] = (listeners[named(type)] ?? 0) + 1;
      add.call(target, type, ...rest);
    };
    target.removeEventListener = (type: string, ...rest: [EventListener]) => {
      listeners[named(type)] = (listeners[named(type)] ?? 0) - 1;
      remove.call(target, type, ...rest);
    };
  }
}

/** What runs once the page has come to rest. */
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

test('signing in and out five times leaves nothing running, and doubles nothing', async ({
  page,
  backstage,
  session,
}) => {
  await page.addInitScript(count);
  // The home page greets newcomers with a notice, which is not what is counted here.
  await page.addInitScript(() => localStorage.setItem('developmentNotice', 'true'));
  const account = await backstage.create({ role: 'admin' });
  await page.goto('/login');
  await expect(session.email).toBeVisible();
  const before = await runningIn(page);
  const during: Running[] = [];
  const after: Running[] = [];

  for (let round = 0; round < 5; round += 1) {
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

  const [first] = during;
  expect(during).toEqual(Array.from({ length: 5 }, () => first));
  expect(first?.intervals).toBe(before.intervals + 1);
  expect(first?.channels).toBe(before.channels + 1);
  expect(after.map(({ intervals, timeouts, channels }) => ({ intervals, timeouts, channels }))).toEqual(
    Array.from({ length: 5 }, () => ({
      intervals: before.intervals,
      timeouts: before.timeouts,
      channels: before.channels,
    })),
  );
  expect(after.map(({ listeners }) => listeners['document visibilitychange'])).toEqual(
    Array.from({ length: 5 }, () => before.listeners['document visibilitychange']),
  );
  expect(after).toEqual(Array.from({ length: 5 }, () => after[0]));
});
