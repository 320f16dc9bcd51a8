import { z } from 'zod';

export interface Proxies {
  /** Number of the platform's own proxies: 1 on Google Cloud. Each appends its caller to `X-Forwarded-For`. */
  platform: number;
  /** CIDR ranges of further proxies that report their callers truthfully. */
  trusted: readonly string[];
}

/** Identity of this deployment for push services (VAPID). */
export interface PushConfig {
  publicKey: string;
  privateKey: string;
  /** Contact for operators of push services: a `mailto:` or URL. */
  subject: string;
  /** Additional hosts of push services. */
  services: readonly string[];
}

interface WebhookConfig {
  /** Origin of the site, for links in messages. */
  site: string;
  /** Hosts (with port) that may be called over http and in private networks, such as a local receiver. */
  hosts: readonly string[];
}

/** Configuration of this deployment. Null switches a part off. */
export interface Config {
  ownerEmail: string | null;
  /** Account of the local admin login. Its sessions last a day. */
  localAdminEmail: string | null;
  setupSecret: string | null;
  /** True if visitors' submissions require an App Check token. */
  asksForAppCheck: boolean;
  /** Number of keys that a browser tries for a proof of work. 0 switches proofs off. */
  proofWork: number;
  proxies: Proxies;
  /** Key of the hashes that replace names of persons in records. */
  hashKey: string;
  push: PushConfig | null;
  webhooks: WebhookConfig;
  /** True if mails are sent: the extension "Trigger Email" is installed. */
  mail: boolean;
}

const OFF = 'off';
const SECRET_CHARACTERS = 20;
const KEY_CHARACTERS = 32;
const GOOGLES_PROXIES = '1';
/** Takes 250 ms on an attacker's computer and 2 s on the cheapest phones in use. */
const USUAL_WORK = '500';

function setting(expected: string, isGood: (text: string) => boolean) {
  return z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === OFF ? '' : text))
    .refine((text) => text === '' || isGood(text), expected);
}

const Range = z.union([z.cidrv4(), z.cidrv6()]);

const listOf = (text: string) => (text === '' ? [] : text.split(',').map((item) => item.trim()));

const Environment = z.object({
  OWNER_EMAIL: setting('an e-mail address, or empty', (text) => z.email().safeParse(text).success),
  LOCAL_ADMIN_EMAIL: setting('an e-mail address, or empty', (text) => z.email().safeParse(text).success),
  REQUIRE_APP_CHECK: setting('true, or empty', (text) => text === 'true'),
  PROOF_WORK: z
    .string()
    .trim()
    .default('')
    .refine((text) => /^(|off|[1-9]\d{0,4})$/.test(text), '1 to 99999, off, or empty')
    .transform((text) => (text === OFF ? 0 : Number(text || USUAL_WORK))),
  PROXIES: setting('a digit, or empty', (text) => /^\d$/.test(text)).transform((text) => text || GOOGLES_PROXIES),
  TRUSTED_PROXIES: setting('address ranges like 203.0.113.0/24, separated by commas, or empty', (text) =>
    listOf(text).every((range) => Range.safeParse(range).success),
  ).transform(listOf),
  HASH_KEY: z
    .string(`${KEY_CHARACTERS} characters or more`)
    .trim()
    .min(KEY_CHARACTERS, `${KEY_CHARACTERS} characters or more`),
  PUSH_PUBLIC_KEY: setting('87 characters of base64url, or empty', (text) => /^[\w-]{87}$/.test(text)),
  PUSH_PRIVATE_KEY: setting('43 characters of base64url, or off', (text) => /^[\w-]{43}$/.test(text)),
  PUSH_SUBJECT: setting('mailto:… or https://…, or empty', (text) => /^(mailto:|https:\/\/)\S+$/.test(text)),
  PUSH_SERVICES: setting('hosts, separated by commas, or empty', (text) => /^[\w.:,\s-]+$/.test(text)).transform(
    listOf,
  ),
  SITE_URL: setting('https://… without a path, or empty', (text) => /^https?:\/\/[\w.:-]+$/.test(text)),
  GCLOUD_PROJECT: z.string().default(''),
  WEBHOOK_HOSTS: setting('hosts, separated by commas, or empty', (text) => /^[\w.:,\s-]+$/.test(text)).transform(
    listOf,
  ),
  MAIL_NOTICES: setting('on, or empty', (text) => text === 'on'),
  SETUP_SECRET: setting(`${SECRET_CHARACTERS} characters or more, or off`, (text) => text.length >= SECRET_CHARACTERS),
});

/** Push requires both keys and the subject. */
function pushOf(data: z.output<typeof Environment>): PushConfig | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = data;
  if (publicKey === '' || privateKey === '' || subject === '') return null;
  return { publicKey, privateKey, subject, services: data.PUSH_SERVICES };
}

/**
 * Reads the configuration of this deployment.
 * @throws Error that lists every invalid variable and its expected format, but no values.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const { data, error } = Environment.safeParse(environment);
  if (data === undefined) {
    const bad = error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
    throw new Error(`Bad configuration: ${bad.join(', ')}. See functions/.env.example.`);
  }
  return {
    ownerEmail: data.OWNER_EMAIL.toLowerCase() || null,
    localAdminEmail: data.LOCAL_ADMIN_EMAIL.toLowerCase() || null,
    setupSecret: data.SETUP_SECRET || null,
    asksForAppCheck: data.REQUIRE_APP_CHECK === 'true',
    proofWork: data.PROOF_WORK,
    proxies: { platform: Number(data.PROXIES), trusted: data.TRUSTED_PROXIES },
    hashKey: data.HASH_KEY,
    push: pushOf(data),
    webhooks: { site: data.SITE_URL || `https://${data.GCLOUD_PROJECT}.web.app`, hosts: data.WEBHOOK_HOSTS },
    mail: data.MAIL_NOTICES === 'on',
  };
}
