import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Returns the SHA-256 of a text in UTF-8, in hex. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}

/** Sorts the keys of a JSON value, recursively. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) ordered[name] = inOrder(Reflect.get(value, name));
  return ordered;
}

/**
 * Writes JSON with sorted keys, so that equal values have equal texts. `JSON.stringify` is several times as fast as
 * concatenation in JavaScript, and every saved result writes one text for each match.
 */
export function canonicalText(value: unknown): string {
  return JSON.stringify(inOrder(value));
}
