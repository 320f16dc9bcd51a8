/** Bytes of a text in UTF-8; half a surrogate pair counts two. */
function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/**
 * Counts a value's bytes in a Firestore document: text is its UTF-8 bytes plus 1, a number 8, a boolean or null 1;
 * field names count as text.
 */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return utf8Bytes(value) + 1;
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, part: unknown) => sum + storedBytes(part), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, part]) => sum + storedBytes(name) + storedBytes(part), 0);
}

/** Returns the longest prefix of the items within `most` bytes of a document. */
export function firstFitting<T>(items: readonly T[], most: number): T[] {
  let left = most;
  const end = items.findIndex((item) => {
    left -= storedBytes(item);
    return left < 0;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}
