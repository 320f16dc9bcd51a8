import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Backstage, TestAccount } from '../../fixtures/people/accounts.ts';
import { accessRequestRecord } from '../../fixtures/people/roles.ts';
import { expect, test as withSession } from '../session/session.ts';
import { adminScreen } from './admin-screen.ts';

/** Page object of `/admin/people`. */
function peoplePage(page: Page) {
  const request = (name: string) => page.getByRole('list', { name: 'Solicitudes' }).getByRole('article', { name });
  const button = (verb: string, name: string) => request(name).getByRole('button', { name: `${verb} a ${name}` });
  const screen = adminScreen(page);
  return {
    ...screen,
    request,
    approve: (name: string) => button('Aprobar', name).click(),
    reject: (name: string) => button('Rechazar', name).click(),
    choose: (role: 'Anotador' | 'Moderador' | 'Admin') =>
      screen.dialog.getByRole('radio', { name: `${role}.` }).check(),
    member: (name: string) =>
      page
        .getByRole('list', { name: 'Equipo' })
        .getByRole('article', { name })
        .or(page.getByRole('table', { name: 'Equipo' }).getByRole('row', { name })),
    entries: page.getByRole('list', { name: 'Historial' }).getByRole('listitem'),

    async open(part: 'Solicitudes' | 'Equipo' | 'Roles' | 'Historial' = 'Solicitudes'): Promise<void> {
      await page.goto('/admin/people');
      await this.turnTo(part);
    },

    async turnTo(part: string): Promise<void> {
      await page.getByRole('group', { name: 'Parte' }).getByText(part).click();
    },
  };
}

type PeoplePage = ReturnType<typeof peoplePage>;

export interface Newcomer extends TestAccount {
  name: string;
}

async function nameAccount({ auth }: Backstage, account: TestAccount): Promise<Newcomer> {
  const name = `Ana ${randomUUID().slice(0, 6)}`;
  await auth.updateUser(account.uid, { displayName: name });
  return { ...account, name };
}

interface Fixtures {
  organiser: Newcomer;
  people: PeoplePage;
  /** Creates an account without a role. With `asks`, it has a pending access request. */
  newcomer: (asks?: { asks: boolean }) => Promise<Newcomer>;
  /** True to sign in as the owner instead of an admin. */
  asOwner: boolean;
}

/** Tests of `/admin/people`. */
export const test = withSession.extend<Fixtures>({
  asOwner: [false, { option: true }],
  organiser: async ({ backstage, asOwner }, use) => {
    await use(await nameAccount(backstage, await backstage.create({ role: asOwner ? 'owner' : 'admin' })));
  },
  people: async ({ page, organiser, enter }, use) => {
    await enter(page.context(), organiser);
    await use(peoplePage(page));
  },
  newcomer: async ({ backstage }, use) => {
    await use(async ({ asks } = { asks: false }) => {
      const account = await nameAccount(backstage, await backstage.create());
      if (!asks) return account;
      const request = accessRequestRecord(account.uid, {
        email: account.email,
        displayName: account.name,
        requestedAt: new Date(),
      });
      await backstage.database.doc(`userRequests/${account.uid}`).set(request);
      return account;
    });
  },
});

export { expect };
