/** "1. ", "2) ", "3.- ", "4.texto"; not the "1.5", the "18:00" or the "1.º" that a rule begins with. */
const NUMBERING = /^(\d{1,3})\s*[.):-]+(?![\dº°ª])\s*(?=\S)/;

/** '- ', '• ' and the like before a rule; not the '-5' that it begins with. */
const BULLETS = /^(?:[-–—*·•●○◦▪■►➤]\s+)+(?=\S)/;

/** '*bold*', '_italic_' and '~struck~', as WhatsApp reads them. */
const EMPHASIS = /(?<![\p{L}\p{N}*_~])([*_~])(?=\S)(.*?\S)\1(?![\p{L}\p{N}*_~])/gu;

/** Removes a chat's bullets and emphasis from a line. */
function plainLine(line: string): string {
  const plain = line.replace(BULLETS, '').replace(EMPHASIS, '$2').trim();
  return plain === line ? line : plainLine(plain);
}

/** True if lines count from 1 on, as in a list pasted from a chat; headings may stand between them. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBERING.exec(line)?.[1] ?? []);
  return numbers.length > 1 && numbers.every((number, index) => number === String(index + 1));
}

/**
 * The rules of a tournament as a list, from multi-line text or a list of texts.
 * Blank lines are dropped. Where lines count from 1 on, their numbers are taken off, because screens number them; so are
 * the bullets and the emphasis of a chat.
 */
export function normalizeRules(rules: unknown): string[] {
  const texts = Array.isArray(rules) ? rules : [rules];
  const lines = texts
    .filter((text): text is string => typeof text === 'string')
    .flatMap((text) => text.split(/\r\n|\r|\n/))
    .map((line) => plainLine(line.trim()))
    .filter((line) => line !== '');
  return isNumbered(lines) ? lines.map((line) => plainLine(line.replace(NUMBERING, ''))) : lines;
}
