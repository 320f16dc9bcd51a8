import { widthOf } from './lettering.ts';

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
