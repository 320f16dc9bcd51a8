import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { type Backstage, openBackstage, type TestAccount, tokensOf } from '../../support/people/accounts.ts';
import { stack } from '../../support/stack.ts';
import { sessionPage } from './session-page.ts';

/** What the site keeps in the browser of a person who is signed in. */
interface Kept {
  account: TestAccount;
  /** As JSON. */
  storage: string;
}

/** What the site remembers of whoever signed in, until the server has said who they are. */
type Role = 'admin' | 'owner';

interface Fixtures {
  backstage: Backstage;
  database: Database;
  /** An admin of this test's own. */
  admin: TestAccount;
  session: ReturnType<typeof sessionPage>;
  /** Signs somebody in who ticked 'Recordarme', without the screens of it, which have tests of their own. */
  enter: (context: BrowserContext, account: TestAccount, role?: Role) => Promise<void>;
}

/** Signs in by the screens, to see what the site keeps of it. */
async function signInForOnce(browser: Browser): Promise<Kept> {
  const backstage = openBackstage();
  const account = await backstage.create({ role: 'admin' });
  const context = await browser.newContext({ baseURL: stack.siteUrl });
  await sessionPage(await context.newPage()).signIn(account, { remember: true });
  const storage = JSON.stringify(await context.storageState());
  await context.close();
  await backstage.clean();
  return { account, storage };
}

let kept: Promise<Kept> | undefined;

/**
 * The same for all tests of a process. Not a fixture of the worker: the tests that have it and those that don't would
 * never share a process, and each change between their files would start another, with a browser of its own.
 */
function keptOnce(browser: Browser): Promise<Kept> {
  kept ??= signInForOnce(browser);
  return kept;
}

/** What the site would keep of another admin: the same, with what names them in its place. */
async function keptOf(account: TestAccount, like: Kept, role: Role): Promise<string> {
  const tokens = await tokensOf(account);
  return like.storage
    .replaceAll(like.account.uid, account.uid)
    .replaceAll(like.account.email, account.email)
    .replace(/("userRole","value":"\\")admin/, `$1${role}`)
    .replace(/(accessToken\\":\\")[^\\]+/, `$1${tokens.idToken}`)
    .replace(/(refreshToken\\":\\")[^\\]+/, `$1${tokens.refreshToken}`);
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
