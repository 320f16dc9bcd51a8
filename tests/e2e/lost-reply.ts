import type { Page, Route } from '@playwright/test';

/** Lets the next call of that method reach the server and loses its answer. */
export async function loseNextReply(page: Page, address: string, method: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route: Route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
