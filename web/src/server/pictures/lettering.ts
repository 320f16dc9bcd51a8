import { create, type Font } from 'fontkit';
import display from '../../ui/fonts/display.woff2?inline';

function fontIn(dataUrl: string): Font {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const font = create(Buffer.from(base64, 'base64'));
  if ('fonts' in font) throw new Error('A collection of fonts is no font');
  return font;
}

const font = fontIn(display);

/** Draws text with the outlines of the site's display font, so that no font is needed. Sizes are in pixels. */

const isDrawn = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Maps a character to the font's. Nicknames use mathematical and similar letters for A to Z. */
function known(character: string): string {
  if (isDrawn(character)) return character;
  return [...character.normalize('NFKC').toUpperCase()].filter(isDrawn).join('');
}

/** Converts a text to the font's characters: capitals, without emoji and other missing ones. */
export function drawable(text: string): string {
  const characters = [...text.normalize('NFC').toUpperCase()].map(known);
  return characters.join('').replace(/\s+/g, ' ').trim();
}

export function widthOf(text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Position of a line of text: `x` is its start, middle or end, `y` its baseline. */
export interface Placing {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** Draws a drawable text on one line of at most `width`: shrunk somewhat, then cut. */
export function onOneLine(
  text: string,
  { width, size }: { width: number; size: number },
): { text: string; size: number } {
  const least = size * 0.8;
  const wide = widthOf(text, size);
  if (wide * 0.8 <= width) return { text, size: Math.min(size, (size * width) / wide) };
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('').trimEnd()}…`, least) > width) characters.pop();
  return { text: `${characters.join('').trimEnd()}…`, size: least };
}

/** Draws a drawable text as SVG. */
export function lettering(text: string, { x, y, size, fill, anchor = 'start' }: Placing): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const at = pen;
    pen += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
  });
  const left = x - pen * scale * SHARE[anchor];
  return `<g fill="${fill}" transform="translate(${left} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
