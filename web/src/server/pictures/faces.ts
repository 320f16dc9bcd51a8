import { create, type Font, type Glyph } from 'fontkit';
import display from './faces/display.ttf?inline';

/** A font, with the factor by which its letters are enlarged to stand beside those of the display font. */
interface Face {
  font: Font;
  scale: number;
}

/** A glyph at its place in a line, in units of the letter size. */
interface PlacedGlyph {
  glyph: Glyph;
  x: number;
  scale: number;
}

/** The fonts for what the display font lacks, the smallest first. faces/README.md says what each holds. */
const fallbacks = [
  { scale: 1.12, read: () => import('./faces/letters.ttf?inline') },
  { scale: 1, read: () => import('./faces/symbols.ttf?inline') },
  { scale: 0.95, read: () => import('./faces/cjk.otf?inline') },
  { scale: 0.95, read: () => import('./faces/hangul.otf?inline') },
  { scale: 1, read: () => import('./faces/scripts.ttf?inline') },
] as const;

const displayFace = faceOf(display, 1);
const loaded: Face[] = [displayFace];

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

function faceOf(dataUrl: string, scale: number): Face {
  const font = create(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  if ('fonts' in font) throw new Error('A collection of fonts is no font');
  return { font, scale };
}

const has = ({ font }: Face, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** True if a loaded font has a character. */
export function isDrawn(character: string): boolean {
  return loaded.some((face) => has(face, character));
}

/** Loads the fonts for a text's characters. Most texts need none. */
export async function loadFaces(text: string): Promise<void> {
  const missing = () =>
    [...new Set(text)].filter((character) => /[^\s\p{C}\p{DI}]/u.test(character) && !isDrawn(character));
  for (let left = missing(); left.length > 0 && loaded.length <= fallbacks.length; left = missing()) {
    const next = fallbacks[loaded.length - 1];
    if (next === undefined) return;
    const read = await next.read();
    // Another picture may have loaded it meanwhile.
    if (fallbacks[loaded.length - 1] === next) loaded.push(faceOf(read.default, next.scale));
  }
}

interface Run {
  face: Face;
  text: string;
}

/** Splits a text where its font changes. Characters that belong together stay in one font if one has them all. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const add = (part: string, face: Face) => {
    const last = runs.at(-1);
    if (last?.face === face) last.text += part;
    else runs.push({ face, text: part });
  };
  for (const { segment } of graphemes.segment(text)) {
    const whole = loaded.find((face) => [...segment].every((character) => has(face, character)));
    for (const part of whole === undefined ? segment : [segment]) {
      const face = whole ?? loaded.find((each) => has(each, part));
      if (face !== undefined) add(part, face);
    }
  }
  return runs;
}

/** Sets a text on one line, in units of the letter size. */
export function layout(text: string): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  const isPlain = [...text].every((character) => has(displayFace, character));
  for (const { face, text: part } of isPlain ? [{ face: displayFace, text }] : runsOf(text)) {
    const { glyphs: own, positions } = face.font.layout(part);
    const scale = face.scale / face.font.unitsPerEm;
    for (const [index, glyph] of own.entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      glyphs.push({ glyph, x: width + xOffset * scale, scale });
      width += xAdvance * scale;
    }
  }
  return { glyphs, width };
}
