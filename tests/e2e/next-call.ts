import type { Page, Route } from '@playwright/test';

/** Runs an action while the next call of that method is on its way; the action decides whether it arrives. */
export async function duringNextCall(
  page: Page,
  address: string,
  method: string,
  action: (route: Route) => Promise<void>,
): Promise<void> {
  let isMet = false;
  await page.route(address, async (route: Route) => {
    if (isMet || route.request().method() !== method) return route.fallback();
    isMet = true;
    await action(route);
  });
}

/** Lets the next call of that method reach the server and loses its answer. */
export async function loseNextReply(page: Page, address: string, method: string): Promise<void> {
  await duringNextCall(page, address, method, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}
