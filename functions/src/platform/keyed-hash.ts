import { createHmac } from 'node:crypto';

/**
 * Replaces personal data by 32 hexadecimal digits. A plain hash of a Free Fire ID could be guessed, so the hash needs
 * the deployment's key. Each purpose has its own hashes, so that they can't be linked across purposes.
 */
export type KeyedHash = (purpose: string, text: string) => string;

const DIGITS = 32;

/** @param key the deployment's secret `HASH_KEY`. */
export function keyedHash(key: string): KeyedHash {
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex').slice(0, DIGITS);
}
