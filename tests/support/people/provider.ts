import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const Answer = z.object({
  idToken: z.string().default(''),
  localId: z.string().default(''),
  oobCode: z.string().default(''),
});

/** The identity provider's own interface, which anybody can call from anywhere without a page of the site. */
export function providerOf(projectId: string) {
  const root = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;

  // The emulator finds out which project is meant by the caller's rights, an app by its key.
  async function post(method: string, body: object) {
    const response = await fetch(`${root}/accounts:${method}?key=any`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, targetProjectId: projectId }),
    });
    if (!response.ok) throw new Error(`accounts:${method} answered ${await response.text()}`);
    return Answer.parse(await response.json());
  }

  async function signIn(email: string, password: string): Promise<string> {
    return (await post('signInWithPassword', { email, password, returnSecureToken: true })).idToken;
  }

  return {
    /** Signs in by e-mail and password; an ID token. */
    signIn,

    /** Trades a custom token for a session, as the browser does; an ID token. */
    async trade(token: string): Promise<string> {
      return (await post('signInWithCustomToken', { token, returnSecureToken: true })).idToken;
    },

    /** Registers an address that nobody has proven to own. Resolves with the account's uid. */
    async signUp(email: string, password: string): Promise<string> {
      return (await post('signUp', { email, password })).localId;
    },

    /** Gives the account of a session an e-mail and a password, by which it can be signed in to from then on. */
    async link(idToken: string, email: string, password: string): Promise<string> {
      await post('signUp', { idToken, email, password });
      return signIn(email, password);
    },

    /** Opens the link that proves an account's address. */
    async verify(email: string): Promise<void> {
      const { oobCode } = await post('sendOobCode', { requestType: 'VERIFY_EMAIL', email, returnOobLink: true });
      await post('update', { oobCode, localId: 'any' });
    },

    /** Moves an account to another mailbox and opens the link that arrives there. */
    async move(email: string, newEmail: string): Promise<void> {
      const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail, returnOobLink: true };
      const { oobCode } = await post('sendOobCode', asked);
      await post('update', { oobCode, localId: 'any' });
    },

    /** Chooses a new password by the link that arrives in the mailbox. */
    async reset(email: string, newPassword: string): Promise<void> {
      const { oobCode } = await post('sendOobCode', { requestType: 'PASSWORD_RESET', email, returnOobLink: true });
      await post('resetPassword', { oobCode, newPassword });
    },
  };
}

/** An address that no other test uses. */
export function freshEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`;
}
