import { createHmac } from 'node:crypto';

/**
 * Names a person by 32 hexadecimal digits, irreversible without the deployment's key: a Free Fire ID is short enough to
 * guess a plain hash. The same text has another hash for each purpose, so hashes of different purposes can't be linked.
 */
export type KeyedHash = (purpose: string, text: string) => string;

const DIGITS = 32;

/** @param key the deployment's secret `HASH_KEY`. */
export function keyedHash(key: string): KeyedHash {
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex').slice(0, DIGITS);
}
