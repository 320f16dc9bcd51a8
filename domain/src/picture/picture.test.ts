import { describe, expect, test } from 'vitest';
import { PictureId } from '../ids.ts';
import { extentOfPicture } from './picture.ts';

const HASH = '0123456789abcdef0123456789abcdef';

describe('the id of a picture', () => {
  test.each([
    [`${HASH}-1080x1350`, { width: 1080, height: 1350 }],
    [`${HASH}-1x9999`, { width: 1, height: 9999 }],
  ])('%s contains its width and height', (id, extent) => {
    expect(PictureId.parse(id)).toBe(id);
    expect(extentOfPicture(id)).toEqual(extent);
  });

  test('consists only of a hash and a size', () => {
    const sizes = ['', '-0x10', '-10000x10', '-10x10\n'].map((size) => HASH + size);
    const hashes = [HASH.toUpperCase(), HASH.slice(1), `../${HASH}`, ''].map((hash) => `${hash}-10x10`);
    for (const id of [...sizes, ...hashes, '']) expect([id, PictureId.safeParse(id).success]).toEqual([id, false]);
  });
});
