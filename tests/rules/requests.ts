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
const most = limits.fullNameCharacters;

const NAMES = ['ñ', '7', 'محمد', '李', 'می\u200cخواهم', 'Jose\u0301', '𝓐𝓷𝓪', 'Ⓐⓝⓐ', '🅰️na', 'Anaㅤ', "O'Neill-Ñandú, Jr."];
const LONGEST = ['ñ'.repeat(most), `ñ${'🔥'.repeat(most - 1)}`, '𝓐'.repeat(most)];
const BLANK = ['', ' ', '\u200b\u200b', '\u200d', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\ufe0f', '...', '🔥'];
const LINES = ['Ana\nAdmin', 'Ana\rAdmin', 'Ana\u2028Admin', 'Ana\tAdmin', 'Ana\0', 'Ana\x85'];
const TURNED = ['\u202eanA', '\u2066Ana\u2069'];
const NO_NAMES = [...BLANK, ...LINES, ...TURNED, 'ñ'.repeat(2 * most + 1), 7, ['Nombre'], null];

/** A field that no request may have so. */
const refusedFields: readonly Change[] = [
  { email: 'someone-else@example.com' },
  { email: 'NEWCOMER@EXAMPLE.COM' },
  { uid: 'someone-else' },
  { status: 'approved' },
  { status: 'rejected' },
  { approvedAt: Timestamp.fromMillis(0) },
  { approvedBy: 'newcomer' },
  { rejectedAt: Timestamp.fromMillis(0) },
  { rejectedBy: 'admin' },
  { notes: 'urgente' },
  { notes: null },
  { requestedAt: Timestamp.fromMillis(0) },
  { requestedAt: '2026-11-20T18:00:00Z' },
  { role: 'owner' },
];

/** Access requests: a browser's only write. */
const attempts: readonly Attempt[] = [
  { name: 'asks for access', allowed: true },
  { name: 'asks before verifying the address', token: { email_verified: false }, allowed: true },
  ...[...NAMES, ...LONGEST].map((displayName) => ({
    name: `asks under the name ${displayName}`,
    change: { displayName },
    allowed: true,
  })),
  ...NO_NAMES.map((displayName) => ({
    name: `asks under ${JSON.stringify(displayName)}, which is no name`,
    change: { displayName },
  })),
  ...refusedFields.map((change) => ({ name: `asks with ${JSON.stringify(change)}`, change })),
  ...good.map((field) => ({ name: `asks without ${field}`, without: field })),
  { name: 'asks without an address, having none', change: { email: null }, token: { email: undefined } },
  { name: 'asks in the document of another account', to: 'userRequests/someone-else' },
  {
    name: 'asks with document and uid of another account',
    to: 'userRequests/someone-else',
    change: { uid: 'someone-else' },
  },
  { name: 'asks in a subcollection of a request', to: 'userRequests/someone-else/requests/one' },
  { name: 'asks without an account', visitor: true },
];

function newcomerCase(what: string, person: Person, allowed: boolean, to: string, sent: Change): Case {
  const attempt: Case['attempt'] = (database) => database.doc(to).set(sent);
  return { who: 'a newcomer', what, person, collection: 'userRequests', attempt, allowed };
}

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
  return newcomerCase(name, person, allowed, to ?? `userRequests/${uid}`, sent);
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
  { name: 'while their request is pending', uid: 'signed-in' },
  { name: 'after they were rejected', uid: 'answered-rejected', allowed: true },
  { name: 'after they were approved', uid: 'answered-approved', allowed: true },
  { name: 'already approved', uid: 'answered-elsewhere', change: { status: 'approved' } },
  {
    name: 'over the rejected request of another account',
    uid: 'signed-in',
    over: 'answered-elsewhere',
    change: { uid: 'answered-elsewhere' },
  },
];

function toRepetition({ name, uid, over = uid, change = {}, allowed = false }: Repetition): Case {
  const email = `${uid}@example.com`;
  const person: Person = { uid, token: { email, email_verified: true }, admin: null };
  const sent = { ...accessRequest(uid, email), requestedAt: serverTimestamp(), ...change };
  return newcomerCase(`asks again ${name}`, person, allowed, `userRequests/${over}`, sent);
}

export const requestCases: readonly Case[] = [...attempts.map(toCase), ...repetitions.map(toRepetition)];
