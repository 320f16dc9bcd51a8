import { isDrawn, layout } from './faces.ts';

/** Draws text with the outlines of fonts of our own, so that the rasteriser needs none. Sizes are in pixels. */

/** The display font's zero with a slash: 'Nik0' and 'NikO' are two players. */
const SLASHED_ZERO = '\ue030';

const REGIONAL_A = 0x1f1e6;

/** Fonts of one colour have no flags: their two letters stay, as a word. */
function flagLetters(flag: string): string {
  const letters = [...flag].map((each) => String.fromCharCode(65 + (each.codePointAt(0) ?? 0) - REGIONAL_A));
  return ` ${letters.join('')} `;
}

/** Maps a character to one that a loaded font has. Private characters are ours alone. */
function known(character: string): string {
  if (/[\p{DI}\p{Co}\p{Emoji_Modifier}]/u.test(character)) return '';
  if (isDrawn(character)) return character;
  return [...character.normalize('NFKC')].filter(isDrawn).join('');
}

function knownText(text: string): string {
  return [...text.normalize('NFC').replace(/\p{RI}{1,2}/gu, flagLetters)]
    .map(known)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function capital(character: string): string {
  const upper = character.toUpperCase();
  return [...upper].every(isDrawn) ? upper : character;
}

/** Converts a text to capitals of the loaded fonts (`loadFaces`), without the characters that all of them lack. */
export function drawable(text: string): string {
  return [...knownText(text)].map(capital).join('');
}

/** Converts the name of a player or team to characters of the loaded fonts, in its own case and with a slashed zero. */
export function drawableName(name: string): string {
  return knownText(name).replaceAll('0', SLASHED_ZERO);
}

export function widthOf(text: string, size: number): number {
  return layout(text).width * size;
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
  const { glyphs, width } = layout(text);
  const outlines = glyphs.map(
    ({ glyph, x: at, scale }) =>
      `<path transform="translate(${rounded(at)}) scale(${rounded(scale)})" d="${glyph.path.toSVG()}"/>`,
  );
  const left = x - width * size * SHARE[anchor];
  return `<g fill="${fill}" transform="translate(${left} ${y}) scale(${size} ${-size})">${outlines.join('')}</g>`;
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** A text broken into lines that fit a box. */
export interface Setting {
  lines: string[];
  size: number;
}

interface Box {
  width: number;
  /** Unlimited if absent. */
  height?: number;
  sizes: readonly { size: number; lines: number }[];
}

function wrapped(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function isInside({ lines, size }: Setting, width: number, most: number): boolean {
  return lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
}

/**
 * Returns the largest setting of a drawable text that fits. Sizes are in pixels, the largest first, each with its most
 * lines. If none fits, the text is on one line, shrunk as needed.
 */
export function fitText(text: string, { width, height = Number.POSITIVE_INFINITY, sizes }: Box): Setting {
  const words = text.split(' ');
  for (const { size, lines: most } of sizes) {
    const setting = { lines: wrapped(words, size, width), size };
    if (size * setting.lines.length <= height && isInside(setting, width, most)) return setting;
  }
  return { lines: [text], size: width / widthOf(text, 1) };
}
