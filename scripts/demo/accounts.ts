import type { Auth } from 'firebase-admin/auth';

interface DemoAccount {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  claims: { admin?: true; owner?: true; scorer?: true; moderator?: true };
  role: string;
}

/** Every demo account's password. They live in the Auth emulator only. */
export const DEMO_PASSWORD = 'arena-demo';

/** One account for each way of being signed in. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-owner',
    email: 'duena@example.com',
    displayName: 'Dueña de la arena',
    emailVerified: true,
    claims: { owner: true, admin: true },
    role: 'owner',
  },
  {
    uid: 'demo-admin',
    email: 'admin@example.com',
    displayName: 'Admin de torneos',
    emailVerified: true,
    claims: { admin: true },
    role: 'admin',
  },
  {
    uid: 'demo-guardia',
    email: 'guardia@example.com',
    displayName: 'Admin de guardia',
    emailVerified: true,
    claims: { admin: true },
    role: 'admin, also as the user guardia of the local login',
  },
  {
    uid: 'demo-scorer',
    email: 'anotador@example.com',
    displayName: 'Anotador de partidas',
    emailVerified: true,
    claims: { scorer: true },
    role: 'anotador: results and rooms',
  },
  {
    uid: 'demo-moderator',
    email: 'moderadora@example.com',
    displayName: 'Moderadora de inscripciones',
    emailVerified: true,
    claims: { moderator: true },
    role: 'moderador: registrations',
  },
  {
    uid: 'demo-verified',
    email: 'jugadora@example.com',
    displayName: 'Jugadora verificada',
    emailVerified: true,
    claims: {},
    role: 'no role, e-mail verified',
  },
  {
    uid: 'demo-unverified',
    email: 'nuevo@example.com',
    displayName: 'Recién llegado',
    emailVerified: false,
    claims: {},
    role: 'no role, e-mail not verified',
  },
];

/** The accounts that have a document in `admins`. */
export const demoAdmins = demoAccounts.filter(({ claims }) => Object.keys(claims).length > 0);

/** Creates the accounts, replacing those of an earlier try. */
export async function createDemoAccounts(auth: Auth): Promise<void> {
  await auth.deleteUsers(demoAccounts.map(({ uid }) => uid));
  await Promise.all(
    demoAccounts.map(async ({ uid, email, displayName, emailVerified, claims }) => {
      await auth.createUser({ uid, email, displayName, emailVerified, password: DEMO_PASSWORD });
      await auth.setCustomUserClaims(uid, claims);
    }),
  );
}
