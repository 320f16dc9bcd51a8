import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { local } from '../../../scripts/lib/local.ts';
import { type Backstage, openBackstage, type TestAccount, tokensOf } from '../../fixtures/people/accounts.ts';
import { sessionPage } from './session-page.ts';

interface Kept {
  account: TestAccount;
  storage: string;
}

/** The remembered role until the server confirms it. */
type Role = 'admin' | 'owner';

interface Fixtures {
  backstage: Backstage;
  database: Database;
  /** The test's own admin. */
  admin: TestAccount;
  session: ReturnType<typeof sessionPage>;
  /** Signs in with 'Recordarme', without the sign-in screens. */
  enter: (context: BrowserContext, account: TestAccount, role?: Role) => Promise<void>;
}

/** Signs in by the screens once, to record the stored session. */
async function signInForOnce(browser: Browser): Promise<Kept> {
  const backstage = openBackstage();
  const account = await backstage.create({ role: 'admin' });
  const context = await browser.newContext({ baseURL: local.siteUrl });
  await sessionPage(await context.newPage()).signIn(account, { remember: true });
  const storage = JSON.stringify(await context.storageState());
  await context.close();
  await backstage.clean();
  return { account, storage };
}

let kept: Promise<Kept> | undefined;

/**
 * One session for all tests of a process. A worker fixture would split the tests over more processes, each with a
 * browser of its own.
 */
function keptOnce(browser: Browser): Promise<Kept> {
  kept ??= signInForOnce(browser);
  return kept;
}

/** Copies the stored session for another account. */
async function keptOf(account: TestAccount, like: Kept, role: Role): Promise<string> {
  const tokens = await tokensOf(account);
  return like.storage
    .replaceAll(like.account.uid, account.uid)
    .replaceAll(like.account.email, account.email)
    .replace(/("userRole","value":")admin/, `$1${role}`)
    .replace(/(accessToken\\":\\")[^\\]+/, `$1${tokens.idToken}`)
    .replace(/(refreshToken\\":\\")[^\\]+/, `$1${tokens.refreshToken}`);
}

/** Browser tests of the session; their accounts and documents are removed afterwards. */
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
  database: async ({ backstage }, use) => {
    await use(backstage.database);
  },
  admin: async ({ backstage }, use) => {
    await use(await backstage.create({ role: 'admin' }));
  },
  session: async ({ page }, use) => {
    await use(sessionPage(page));
  },
  enter: async ({ browser }, use) => {
    await use(async (context, account, role = 'admin') => {
      await context.setStorageState(JSON.parse(await keptOf(account, await keptOnce(browser), role)));
    });
  },
});

export { expect };
