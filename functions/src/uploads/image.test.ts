import { describe, expect, it } from 'vitest';
import { imageTypeOf } from './image.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const text = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'));
const box = (size: number, ...brands: string[]) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return Uint8Array.from(Buffer.concat([length, Buffer.from(`ftyp${brands.join('')}`, 'latin1')]));
};

describe('a file is, by its content', () => {
  it.each([
    ['image/jpeg', hex('ff d8 ff e0 00 10')],
    ['image/jpeg', hex('ff d8 ff db')],
    ['image/png', hex('89 50 4e 47 0d 0a 1a 0a 00 00')],
    ['image/webp', text('RIFF\x10\x00\x00\x00WEBPVP8 ')],
    ['image/avif', box(20, 'avif', '\0\0\0\0', 'mif1')],
    ['image/avif', box(20, 'mif1', '\0\0\0\0', 'avif')],
    ['image/avif', box(16, 'avis', '\0\0\0\0')],
  ])('%s', (type, bytes) => {
    expect(imageTypeOf(bytes)).toBe(type);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['one byte', hex('ff')],
    ['a JPEG cut short', hex('ff d8')],
    ['a PNG with converted line ends', hex('89 50 4e 47 0a 1a 0a')],
    ['a GIF', text('GIF89a')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><p>\xff\xd8\xff')],
    ['a WAVE file', text('RIFF\x10\x00\x00\x00WAVEfmt ')],
    ['a video', box(20, 'isom', '\0\0\0\0', 'mp42')],
    ['a HEIC picture, which few browsers show', box(20, 'heic', '\0\0\0\0', 'mif1')],
    ['a brand beyond the box that holds them', box(12, 'isom', 'avif')],
    ['a box that says it is huge', box(0xffffffff, 'isom')],
  ])('%s is none', (_name, bytes) => {
    expect(imageTypeOf(bytes)).toBeNull();
  });
});
