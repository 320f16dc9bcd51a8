import { describe, expect, it } from 'vitest';
import { isImage } from './image.ts';

const text = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'));

describe('a file is a picture by its content', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0\x00\x10'],
    ['a JPEG without JFIF', '\xff\xd8\xff\xdb'],
    ['a PNG', '\x89PNG\r\n\x1a\n\0\0'],
    ['a WebP', 'RIFF\x10\n\r\x00WEBPVP8 '],
  ])('%s is one', (_name, content) => {
    expect(isImage(text(content))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['one byte', '\xff'],
    ['a JPEG cut short', '\xff\xd8'],
    ['a PNG with converted line ends', '\x89PNG\n\x1a\n'],
    ['a GIF', 'GIF89a'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><p>\xff\xd8\xff'],
    ['a WAVE file', 'RIFF\x10\x00\x00\x00WAVEfmt '],
    ['an AVIF', '\0\0\0\x14ftypavif\0\0\0\0mif1'],
    ['a HEIC', '\0\0\0\x14ftypheic\0\0\0\0mif1'],
    ['a PDF', '%PDF-1.7'],
  ])('%s is none', (_name, content) => {
    expect(isImage(text(content))).toBe(false);
  });
});
