import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash costs to make: 2^ln rounds, r blocks, p in parallel. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** About a tenth of a second and 32 MiB. */
const COST: Cost = { ln: 15, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Beyond this a hash would take a server's memory. */
const MOST_BYTES = 128 * 1024 * 1024;

/** `$scrypt$ln=15,r=8,p=1$<salt>$<hash>`, salt and hash in base64 without padding (PHC string format). */
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,86})\$([A-Za-z0-9+/]{43,86})$/;

interface Hash extends Cost {
  salt: Buffer;
  hash: Buffer;
}

function parse(text: string): Hash | null {
  const [, ln, r, p, salt = '', hash = ''] = PHC.exec(text) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (!(cost.ln > 0 && cost.r > 0 && cost.p > 0) || 128 * 2 ** cost.ln * cost.r > MOST_BYTES) return null;
  return { ...cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function derive(password: string, { ln, r, p, salt }: Omit<Hash, 'hash'>, bytes: number): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 * MOST_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, bytes, options, (fault, key) => (fault ? reject(fault) : resolve(key)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Whether a text is a hash that `matchesPassword` can check a password against. */
export function isPasswordHash(text: string): boolean {
  return parse(text) !== null;
}

/** The hash of a password, with a salt of its own. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, { ...cost, salt }, HASH_BYTES);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(hash)}`;
}

const NOBODYS: Hash = { ...COST, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

/**
 * Whether `password` is the one behind `text`. Takes as long whether it is or not, and as long where there is
 * no hash to compare with (null), so that the time tells nothing.
 */
export async function matchesPassword(password: string, text: string | null): Promise<boolean> {
  const known = text === null ? null : parse(text);
  const expected = known ?? NOBODYS;
  const actual = await derive(password, expected, expected.hash.length);
  return timingSafeEqual(actual, expected.hash) && known !== null;
}
