/** A kind of picture that browsers show, as its media type. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

function textAt(bytes: Uint8Array, from: number, length = 4): string {
  return Buffer.from(bytes.subarray(from, from + length)).toString('latin1');
}

function beginsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const BRANDS_BEGIN = 8;
const BRAND_LENGTH = 4;
const MOST_BRANDS = 16;

/** The brands of an ISO media file, the major one first; the file's first box says how far they go. */
function brandsOf(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4) !== 'ftyp') return [];
  const end = Math.min(Buffer.from(bytes).readUInt32BE(0), BRANDS_BEGIN + MOST_BRANDS * BRAND_LENGTH);
  const brands: string[] = [];
  for (let at = BRANDS_BEGIN; at + BRAND_LENGTH <= end; at += BRAND_LENGTH) brands.push(textAt(bytes, at));
  return brands;
}

/** What a file is by its content, whatever it is called or said to be; null where it is no picture of ours. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (beginsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (beginsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'image/webp';
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'image/avif' : null;
}
