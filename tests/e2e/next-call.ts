import type { Page, Route } from '@playwright/test';

/** Runs an action on the next call of a method. The action continues, answers or aborts the call. */
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

/** Lets the next call of a method reach the server and drops the response. */
export async function loseNextReply(page: Page, address: string, method: string): Promise<void> {
  await duringNextCall(page, address, method, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}
