/** What begins a file of each kind of picture that is taken; a dot stands for anything. */
const SIGNATURES = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF....WEBP'];

/** Whether a file is a JPEG, PNG or WebP by its content, whatever it is called or said to be. */
export function isImage(bytes: Uint8Array): boolean {
  return SIGNATURES.some((signature) =>
    Array.from(signature).every((sign, at) => sign === '.' || sign.charCodeAt(0) === bytes[at]),
  );
}
