import { type Person, people, type SignIn } from '../people/people.ts';

/** Someone who calls the API, and how far the server may believe them. */
interface Caller {
  /** `refused`: what they show is no good, and is an answer to every call. */
  stands: 'visitor' | 'signed-in' | 'admin' | 'owner' | 'refused';
  /** The token they show; made anew with its account. */
  token(sign: SignIn): Promise<string | undefined>;
}

const LONG_AGO = { signedIn: -7_200, expires: -3_600 };
const BEFORE = { signedIn: -10 };

/** An admin or owner in every respect, to whom something then happens. */
function fallen(
  uid: string,
  happens: (sign: SignIn, uid: string) => Promise<unknown>,
  person: Person = people.admin,
): Caller['token'] {
  return async (sign) => {
    await sign.in({ ...person, uid });
    await happens(sign, uid);
    return sign.token(uid, BEFORE);
  };
}

const as = (person: Person): Caller['token'] => {
  return async (sign) => {
    await sign.in(person);
    return sign.token(person.uid, BEFORE);
  };
};

/** Everyone who may knock, but one with a forged token: on the emulator nothing is signed. */
export const callers = {
  'a visitor': { stands: 'visitor', token: async () => undefined },
  'a verified user': { stands: 'signed-in', token: as(people.player) },
  'an unverified admin': { stands: 'signed-in', token: as(people.unverifiedAdmin) },
  'an admin': { stands: 'admin', token: as(people.admin) },
  'the owner': { stands: 'owner', token: as(people.owner) },
  'an admin whose sessions were ended': {
    stands: 'refused',
    token: fallen('revoked', ({ auth }, uid) => auth.revokeRefreshTokens(uid)),
  },
  'an admin who is disabled': {
    stands: 'refused',
    token: fallen('disabled', ({ auth }, uid) => auth.updateUser(uid, { disabled: true })),
  },
  'an admin who is deleted': {
    stands: 'refused',
    token: fallen('deleted', ({ auth }, uid) => auth.deleteUser(uid)),
  },
  'an admin whose token has expired': {
    stands: 'refused',
    token: async (sign) => {
      await sign.in({ ...people.admin, uid: 'expired' });
      return sign.token('expired', LONG_AGO);
    },
  },
  'an admin who is not listed': {
    stands: 'signed-in',
    token: fallen('unlisted', ({ place }, uid) => place(uid).delete()),
  },
  'an owner who is not listed': {
    stands: 'signed-in',
    token: fallen('unlisted-owner', ({ place }, uid) => place(uid).delete(), people.owner),
  },
  'an owner who is listed as an admin': {
    stands: 'signed-in',
    token: fallen('half-owner', ({ place }, uid) => place(uid).update({ owner: false }), people.owner),
  },
  'an admin whose account has moved to another mailbox': {
    stands: 'signed-in',
    async token(sign) {
      await sign.in({ ...people.admin, uid: 'moved' });
      await sign.auth.updateUser('moved', { email: 'other-moved@example.com', emailVerified: true });
      return sign.token('moved', { signedIn: 1 });
    },
  },
  'an admin whose claim was removed': {
    stands: 'signed-in',
    token: fallen('former-admin', ({ auth }, uid) => auth.setCustomUserClaims(uid, {})),
  },
  'one with a placeholder token': { stands: 'refused', token: async () => 'owner-token-1790000000000' },
} as const satisfies Record<string, Caller>;

export type CallerName = keyof typeof callers;
export const callerNames = Object.keys(callers).filter((name): name is CallerName => Object.hasOwn(callers, name));
