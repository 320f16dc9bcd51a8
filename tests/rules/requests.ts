import { limits } from '@arena/domain';
import firebase from 'firebase/compat/app';
import type { Case } from './cases.ts';
import type { Person } from './people.ts';
import { accessRequest } from './records.ts';
import 'firebase/compat/firestore';

type Change = Readonly<Record<string, unknown>>;

interface Attempt {
  name: string;
  change?: Change;
  without?: string;
  token?: Change;
  /** The target document; by default the caller's own. */
  to?: string;
  visitor?: boolean;
  allowed?: boolean;
}

const { serverTimestamp } = firebase.firestore.FieldValue;
const { Timestamp } = firebase.firestore;

const good = [...Object.keys(accessRequest('', '')), 'requestedAt'];

/** Access requests: a browser's only write. */
const attempts: readonly Attempt[] = [
  { name: 'asks for themselves', allowed: true },
  { name: 'asks before verifying the address', token: { email_verified: false }, allowed: true },
  {
    name: `asks under a name of ${limits.fullNameCharacters} letters`,
    change: { displayName: 'ñ'.repeat(limits.fullNameCharacters) },
    allowed: true,
  },
  {
    name: `asks under a name of a letter and emoji, ${limits.fullNameCharacters} in all`,
    change: { displayName: `ñ${'🔥'.repeat(limits.fullNameCharacters - 1)}` },
    allowed: true,
  },
  {
    name: `asks under a name of ${limits.fullNameCharacters} letters that count twice`,
    change: { displayName: '𝓐'.repeat(limits.fullNameCharacters) },
    allowed: true,
  },
  ...['ñ', '7', 'محمد', '李', 'می\u200cخواهم', 'Jose\u0301', '𝓐𝓷𝓪', 'Ⓐⓝⓐ', '🅰️na', 'Anaㅤ', "O'Neill-Ñandú, Jr."].map(
    (name) => ({
      name: `asks under the name ${name}`,
      change: { displayName: name },
      allowed: true,
    }),
  ),
  ...[' ', '\u200b\u200b', '\u200d', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\ufe0f', '...', '🔥'].map(
    (name) => ({
      name: `asks under ${JSON.stringify(name)}, which is no name`,
      change: { displayName: name },
    }),
  ),
  ...[
    'Ana\nAdmin',
    'Ana\rAdmin',
    'Ana\u2028Admin',
    'Ana\tAdmin',
    'Ana\0',
    'Ana\x85',
    '\u202eanA',
    '\u2066Ana\u2069',
  ].map((name) => ({
    name: `asks under ${JSON.stringify(name)}, of more than one line`,
    change: { displayName: name },
  })),
  {
    name: 'asks under a name that is too long',
    change: { displayName: 'ñ'.repeat(2 * limits.fullNameCharacters + 1) },
  },
  { name: 'asks under an empty name', change: { displayName: '' } },
  { name: 'asks under a name that is a number', change: { displayName: 7 } },
  { name: 'asks under a name that is a list', change: { displayName: ['Nombre'] } },
  { name: 'asks under a name that is null', change: { displayName: null } },
  { name: 'asks with another address', change: { email: 'someone-else@example.com' } },
  { name: 'asks with their address in capitals', change: { email: 'NEWCOMER@EXAMPLE.COM' } },
  { name: 'asks without an address, having none', change: { email: null }, token: { email: undefined } },
  { name: 'asks for another account', change: { uid: 'someone-else' } },
  { name: 'asks in the place of another account', to: 'userRequests/someone-else' },
  { name: 'asks all in the name of another', to: 'userRequests/someone-else', change: { uid: 'someone-else' } },
  { name: 'asks below a request of theirs', to: 'userRequests/someone-else/requests/one' },
  { name: 'asks without an account', visitor: true },
  { name: 'asks already approved', change: { status: 'approved' } },
  { name: 'asks already rejected', change: { status: 'rejected' } },
  { name: 'asks approved at a time', change: { approvedAt: serverTimestamp() } },
  { name: 'asks approved by themselves', change: { approvedBy: 'newcomer' } },
  { name: 'asks rejected at a time', change: { rejectedAt: serverTimestamp() } },
  { name: 'asks rejected by someone', change: { rejectedBy: 'admin' } },
  { name: 'asks with notes', change: { notes: 'urgente' } },
  { name: 'asks with notes that are null', change: { notes: null } },
  { name: 'asks at a time of their own', change: { requestedAt: Timestamp.fromMillis(0) } },
  { name: 'asks at a time that is a text', change: { requestedAt: '2026-11-20T18:00:00Z' } },
  { name: 'asks with one field more', change: { role: 'owner' } },
  ...good.map((field) => ({ name: `asks without ${field}`, without: field })),
];

function toCase(
  { name, change = {}, without, token = {}, to, visitor, allowed = false }: Attempt,
  index: number,
): Case {
  // A new account each, so that cases are independent.
  const uid = `newcomer-${index}`;
  const email = `${uid}@example.com`;
  const fields = { ...accessRequest(uid, email), requestedAt: serverTimestamp(), ...change };
  const sent = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== without));
  const person: Person = visitor
    ? { uid: null, token: {}, admin: null }
    : { uid, token: { email, email_verified: true, ...token }, admin: null };
  return {
    who: 'a newcomer',
    what: name,
    person,
    collection: 'userRequests',
    attempt: (database) => database.doc(to ?? `userRequests/${uid}`).set(sent),
    allowed,
  };
}

interface Repetition {
  name: string;
  uid: string;
  /** The request it replaces; the caller's own by default. */
  over?: string;
  change?: Change;
  allowed?: boolean;
}

const repetitions: readonly Repetition[] = [
  { name: 'over their request, which is pending', uid: 'signed-in' },
  { name: 'after they were rejected', uid: 'answered-rejected', allowed: true },
  { name: 'after they were approved', uid: 'answered-approved', allowed: true },
  { name: 'already approved', uid: 'answered-elsewhere', change: { status: 'approved' } },
  {
    name: 'in the place of another who was rejected',
    uid: 'signed-in',
    over: 'answered-elsewhere',
    change: { uid: 'answered-elsewhere' },
  },
];

function toRepetition({ name, uid, over = uid, change = {}, allowed = false }: Repetition): Case {
  const email = `${uid}@example.com`;
  return {
    who: 'a newcomer',
    what: `asks again ${name}`,
    person: { uid, token: { email, email_verified: true }, admin: null },
    collection: 'userRequests',
    attempt: (database) =>
      database
        .doc(`userRequests/${over}`)
        .set({ ...accessRequest(uid, email), requestedAt: serverTimestamp(), ...change }),
    allowed,
  };
}

export const requestCases: readonly Case[] = [...attempts.map(toCase), ...repetitions.map(toRepetition)];
