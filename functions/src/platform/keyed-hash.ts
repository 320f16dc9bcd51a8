import { createHmac } from 'node:crypto';

/**
 * Names a person by 32 hexadecimal digits from which nobody reads anything back without the deployment's key: a Free
 * Fire ID has so few digits that a plain hash of it is found by trying them all. The same text has another name for
 * each purpose, so that what was kept for one says nothing about what was kept for the other.
 */
export type KeyedHash = (purpose: string, text: string) => string;

const DIGITS = 32;

/** @param key the deployment's secret `HASH_KEY`. */
export function keyedHash(key: string): KeyedHash {
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex').slice(0, DIGITS);
}
