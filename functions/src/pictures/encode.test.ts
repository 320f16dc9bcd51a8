import { deflateSync } from 'node:zlib';
import { limits } from '@arena/domain';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture, isImage } from './encode.ts';

const FLAME = { r: 255, g: 90, b: 31 };

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: FLAME } });
}

/** Nothing compresses it. */
function noise(width: number, height: number): Sharp {
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: FLAME, noise: noisy } });
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A PNG of a few bytes that says it is enormous. */
function bomb(side: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000)));
  return Buffer.concat([signature, chunk('IHDR', size), data, chunk('IEND', Buffer.alloc(0))]);
}

const extentOf = async (file: Buffer) => {
  const { width, height, format } = await sharp(file).metadata();
  return `${format} ${width}x${height}`;
};

describe('a stored picture', () => {
  it('is a WebP in three sizes and a square, with a stable id', async () => {
    const file = await plain(3200, 2400).jpeg().toBuffer();
    const [{ id, sizes }, again] = await Promise.all([encodePicture(file), encodePicture(file)]);
    expect(id).toMatch(/^[0-9a-f]{32}-1600x1200$/);
    expect(again).toEqual({ id, sizes });
    const extents = await Promise.all([sizes.icon, sizes.small, sizes.medium, sizes.large].map(extentOf));
    expect(extents).toEqual(['webp 128x128', 'webp 240x180', 'webp 800x600', 'webp 1600x1200']);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('from a small %s is not enlarged', async (format) => {
    const { id, sizes } = await encodePicture(await plain(300, 120).toFormat(format).toBuffer());
    expect(id).toMatch(/-300x120$/);
    expect(await Promise.all([sizes.medium, sizes.large].map(extentOf))).toEqual(['webp 300x120', 'webp 300x120']);
  });

  it('is upright and has no metadata', async () => {
    const exif = { IFD0: { Copyright: 'Lucía Méndez' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } };
    const file = await plain(400, 200).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    expect(file.toString('latin1')).toContain('Luc');
    const { id, sizes } = await encodePicture(file);
    expect(id).toMatch(/-200x400$/);
    for (const size of Object.values(sizes)) {
      const { exif: left, icc, xmp, orientation } = await sharp(size).metadata();
      expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('stays within the byte limits even for noise', async () => {
    const { sizes } = await encodePicture(await noise(1000, 1000).jpeg({ quality: 95 }).toBuffer());
    for (const size of ['icon', 'small', 'medium', 'large'] as const)
      expect(sizes[size].length).toBeLessThanOrEqual(limits.picture.bytes[size]);
  });
});

describe('encodePicture', () => {
  const moving = async () => {
    const frames = await Promise.all([plain, noise].map((make) => make(200, 200).png().toBuffer()));
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  const cut = async () => (await noise(600, 600).jpeg().toBuffer()).subarray(0, 20_000);

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a text file', () => Buffer.from('hola'), 'Sube una imagen JPG, PNG o WebP'],
    ['an animated WebP', moving, 'sin animación'],
    ['a tiny file that declares an enormous size', () => bomb(60_000), '16 megapíxeles como máximo'],
    ['a picture above 16 megapixels', () => plain(4_001, 4_000).png().toBuffer(), '16 megapíxeles como máximo'],
    ['a picture with less data than declared', () => bomb(2_000), 'No pudimos leer esta imagen'],
    ['a truncated picture', cut, 'No pudimos leer esta imagen'],
    ['a file signature alone', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'No pudimos leer esta imagen'],
    ['a picture narrower than 100 pixels', () => plain(99, 200).png().toBuffer(), '100 píxeles o más'],
    ['a very elongated picture', () => plain(1_010, 200).png().toBuffer(), 'muy alargada'],
  ])('rejects %s with a message at the file field', async (_name, file, message) => {
    await expect(encodePicture(await file())).rejects.toMatchObject({
      code: 'invalid',
      fields: { file: expect.stringContaining(message) },
    });
  });
});

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10', true],
  ['a JPEG without JFIF', '\xff\xd8\xff\xdb', true],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0', true],
  ['a WebP', 'RIFF\x10\n\r\x00WEBPVP8 ', true],
  ['an empty file', '', false],
  ['a JPEG cut short', '\xff\xd8', false],
  ['a PNG with converted line ends', '\x89PNG\n\x1a\n', false],
  ['a GIF', 'GIF89a', false],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', false],
  ['an HTML page', '<!doctype html><p>\xff\xd8\xff', false],
  ['a WAVE file', 'RIFF\x10\x00\x00\x00WAVEfmt ', false],
  ['an AVIF', '\0\0\0\x14ftypavif\0\0\0\0mif1', false],
])('decides by content if a file is an image: %s', (_name, content, is) => {
  expect(isImage(Uint8Array.from(Buffer.from(content, 'latin1')))).toBe(is);
});
