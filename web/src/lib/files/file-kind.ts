/** The contents of a file, whatever its name says. */
export type FileKind = 'text' | 'workbook' | 'oldWorkbook' | 'protected' | 'openDocument' | 'other';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Looks for ASCII text in the first bytes; `step` 2 for UTF-16. */
function contains(bytes: Uint8Array, text: string, step: 1 | 2 = 1): boolean {
  const codes = [...text].flatMap((letter) => (step === 1 ? [letter.charCodeAt(0)] : [letter.charCodeAt(0), 0]));
  return bytes.some((_, from) => codes.every((code, at) => bytes[from + at] === code));
}

/** Recognises a file by its first bytes. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 0x50, 0x4b)) {
    const start = bytes.subarray(0, 4_000);
    if (contains(start, 'application/vnd.oasis.opendocument')) return 'openDocument';
    return contains(start, 'word/') || contains(start, 'ppt/') ? 'other' : 'workbook';
  }
  // A workbook with a password is the encrypted stream of an old container.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return contains(bytes, 'EncryptedPackage', 2) ? 'protected' : 'oldWorkbook';
  const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  return !isUtf16 && bytes.subarray(0, 4_000).includes(0) ? 'other' : 'text';
}

/** A workbook beyond the limits. */
export class TooLargeWorkbook extends Error {}
