import { listedAdmins, recorded } from '../../fixtures/people/roles.ts';
import { expect, test } from './session.ts';
import { sessionPage } from './session-page.ts';

const HOUR = 3_600_000;

/** A forged account, in the format in which the SDK of the identity provider stores it. */
const forgedAccount = {
  uid: 'demo-owner',
  email: 'duena@example.com',
  emailVerified: true,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: {
    refreshToken: 'made-up',
    accessToken: `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: 'demo-owner', owner: true, admin: true }))}.`,
    expirationTime: Date.now() + HOUR,
  },
  createdAt: '0',
  lastLoginAt: '0',
  apiKey: 'demo',
  appName: '[DEFAULT]',
};

/** Forged storage of a browser. */
const forgeries: Record<string, Record<string, unknown>> = {
  'a remembered owner role and token': {
    userRole: 'owner',
    rememberMe: true,
    loginTime: new Date().toISOString(),
    authToken: `owner-token-${Date.now()}`,
  },
  'an unexpired local admin session': {
    adminSession: {
      isAuthenticated: true,
      user: { id: 'local-guardia', username: 'guardia', name: 'Intruso', role: 'admin' },
      expiry: Date.now() + HOUR,
    },
  },
  'a made-up account of the identity provider': {
    userRole: 'owner',
    rememberMe: true,
    'firebase:authUser:demo:[DEFAULT]': forgedAccount,
  },
};

test('forged sessions show nothing, change nothing, and are cleared', async ({ browser, backstage }) => {
  const before = [await listedAdmins(backstage.database), await recorded(backstage.database)];
  for (const [what, keys] of Object.entries(forgeries)) {
    await test.step(what, async () => {
      const page = await browser.newPage();
      const session = sessionPage(page);
      // Successful calls of endpoints that are not public.
      const answered: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const isPublic = /^\/api\/(auth\/setup|health|tournaments|pictures)/.test(pathname);
        if (pathname.startsWith('/api/') && !isPublic && response.ok()) answered.push(pathname);
      });
      await page.addInitScript((values) => {
        if (sessionStorage.getItem('forged')) return;
        sessionStorage.setItem('forged', 'true');
        for (const [key, value] of Object.entries(values))
          localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      }, keys);
      await page.goto('/admin');
      await expect(page).toHaveURL('/');
      await expect(session.panel).toHaveCount(0);
      await expect(session.adminLink).toHaveCount(0);
      expect(answered).toEqual([]);
      const own = Object.keys(keys).filter((key) => !key.startsWith('firebase:'));
      const left = await page.evaluate((names) => names.filter((name) => localStorage.getItem(name)), own);
      expect(left).toEqual([]);
      await page.close();
    });
  }
  expect([await listedAdmins(backstage.database), await recorded(backstage.database)]).toEqual(before);
});
