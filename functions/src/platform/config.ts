import { z } from 'zod';
import { isPasswordHash } from './scrypt.ts';

/** The local admin login as it is configured. */
export interface LocalAdmin {
  username: string;
  name: string;
  passwordHash: string;
}

/** How this deployment is configured; null where a part of it is switched off. */
export interface Config {
  ownerEmail: string | null;
  localAdmin: LocalAdmin | null;
  setupSecret: string | null;
  /** Whether what visitors send must carry an App Check token. */
  asksForAppCheck: boolean;
  /** How many keys a visitor's browser tries before it may send something. */
  proofWork: number;
  /** How many proxies of the platform stand before the function, each naming the one it speaks for. */
  proxies: number;
  /** What the names of persons are hashed with, where a record has to go on without them. */
  hashKey: string;
}

const OFF = 'off';
const SECRET_CHARACTERS = 20;
const KEY_CHARACTERS = 32;
const GOOGLES_PROXIES = '1';
/** A quarter of a second on the computer of somebody who floods, two seconds on the cheapest phones in use. */
const USUAL_WORK = '500';

function setting(expected: string, isGood: (text: string) => boolean) {
  return z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === OFF ? '' : text))
    .refine((text) => text === '' || isGood(text), expected);
}

const Environment = z
  .object({
    OWNER_EMAIL: setting('an e-mail address, or empty', (text) => z.email().safeParse(text).success),
    LOCAL_ADMIN_USERNAME: setting('3 to 32 letters, digits, - or _', (text) => /^[\w-]{3,32}$/.test(text)),
    LOCAL_ADMIN_NAME: setting('at most 80 characters', (text) => text.length <= 80),
    REQUIRE_APP_CHECK: setting('true, or empty', (text) => text === 'true'),
    PROOF_WORK: setting('1 to 99999, or empty', (text) => /^[1-9]\d{0,4}$/.test(text)).transform(
      (text) => text || USUAL_WORK,
    ),
    PROXIES: setting('a digit, or empty', (text) => /^\d$/.test(text)).transform((text) => text || GOOGLES_PROXIES),
    LOCAL_ADMIN_HASH: setting('a line of `npm run hash-password`, or off', isPasswordHash),
    HASH_KEY: z
      .string(`${KEY_CHARACTERS} characters or more`)
      .trim()
      .min(KEY_CHARACTERS, `${KEY_CHARACTERS} characters or more`),
    SETUP_SECRET: setting(
      `${SECRET_CHARACTERS} characters or more, or off`,
      (text) => text.length >= SECRET_CHARACTERS,
    ),
  })
  .superRefine((values, context) => {
    if (values.LOCAL_ADMIN_HASH === '') return;
    for (const name of ['LOCAL_ADMIN_USERNAME', 'LOCAL_ADMIN_NAME'] as const) {
      const message = 'needed beside LOCAL_ADMIN_HASH';
      if (values[name] === '') context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/**
 * Reads the configuration of this deployment.
 * @throws Error that names every variable with a bad value, and what is expected instead, but no value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const { data, error } = Environment.safeParse(environment);
  if (data === undefined) {
    const bad = error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
    throw new Error(`Bad configuration: ${bad.join(', ')}. See functions/.env.example.`);
  }
  const { LOCAL_ADMIN_USERNAME: username, LOCAL_ADMIN_NAME: name, LOCAL_ADMIN_HASH: passwordHash } = data;
  return {
    ownerEmail: data.OWNER_EMAIL.toLowerCase() || null,
    localAdmin: passwordHash === '' ? null : { username, name, passwordHash },
    setupSecret: data.SETUP_SECRET || null,
    asksForAppCheck: data.REQUIRE_APP_CHECK === 'true',
    proofWork: Number(data.PROOF_WORK),
    proxies: Number(data.PROXIES),
    hashKey: data.HASH_KEY,
  };
}
