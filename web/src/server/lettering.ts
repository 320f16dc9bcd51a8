import { create, type Font } from 'fontkit';
import display from '../ui/fonts/display.woff2?inline';

function fontIn(dataUrl: string): Font {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const font = create(Buffer.from(base64, 'base64'));
  if ('fonts' in font) throw new Error('A collection of fonts is no font');
  return font;
}

const font = fontIn(display);

/** The site's display face as outlines: whoever draws them needs no font. Sizes are in pixels. */

/** The text in the face's characters: capitals, and without what it has no letter for, such as emoji. */
export function drawable(text: string): string {
  const known = [...text.normalize('NFC').toUpperCase()].filter((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  return known.join('').replace(/\s+/g, ' ').trim();
}

/** How wide a drawable text is. */
export function widthOf(text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Where a line of text stands: `x` is its start, its middle or its end, `y` its base line. */
export interface Placing {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** A drawable text as SVG. */
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
