import { describe, expect, test } from 'vitest';
import { PictureId } from './picture.schema.ts';
import { extentOfPicture } from './picture.ts';

const HASH = '0123456789abcdef0123456789abcdef';

describe('the id of a picture', () => {
  test.each([
    [`${HASH}-1080x1350`, { width: 1080, height: 1350 }],
    [`${HASH}-1x9999`, { width: 1, height: 9999 }],
  ])('%s says how large it is', (id, extent) => {
    expect(PictureId.parse(id)).toBe(id);
    expect(extentOfPicture(id)).toEqual(extent);
  });

  test.each([
    HASH,
    `${HASH}-0x10`,
    `${HASH}-10000x10`,
    `${HASH.toUpperCase()}-10x10`,
    `${HASH.slice(1)}-10x10`,
    `../${HASH}-10x10`,
    `${HASH}-10x10\n`,
    '',
  ])('%j is none', (id) => {
    expect(PictureId.safeParse(id).success).toBe(false);
  });
});
