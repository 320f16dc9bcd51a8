import { test as base, expect } from '@playwright/test';
import { type Backstage, openBackstage } from '../support/accounts.ts';
import { sessionPage } from './session-page.ts';

interface Fixtures {
  backstage: Backstage;
  session: ReturnType<typeof sessionPage>;
}

/** A browser test of signing in; what it made of accounts and documents is gone after it. */
export const test = base.extend<Fixtures>({
  backstage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs out of this pattern.
    async ({}, use) => {
      const backstage = openBackstage();
      await use(backstage);
      await backstage.clean();
    },
    { auto: true },
  ],
  session: async ({ page }, use) => {
    await use(sessionPage(page));
  },
});

export { expect };
