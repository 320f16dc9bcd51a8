import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 of a text in UTF-8, in hex: the same that any tool for it says. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}

/** A value of JSON whose keys, and those of everything in it, stand in the order of the alphabet. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) ordered[name] = inOrder(Reflect.get(value, name));
  return ordered;
}

/**
 * A value of JSON as text whose keys stand in the order of the alphabet: equal values have equal texts, however they
 * came. The platform writes the text, several times as fast as putting it together here: every saved result writes one
 * of each match, and a phone that recomputes does too.
 */
export function canonicalText(value: unknown): string {
  return JSON.stringify(inOrder(value));
}
