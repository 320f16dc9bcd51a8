/** "1. ", "2) ", "3.- ", "4.texto"; not "1.5", "18:00" or "1.º" at the start of a rule. */
const NUMBERING = /^(\d{1,3})\s*[.):-]+(?![\dº°ª])\s*(?=\S)/;

/** '- ', '• ' and the like before a rule; not '-5' at its start. */
const BULLETS = /^(?:[-–—*·•●○◦▪■►➤]\s+)+(?=\S)/;

/** '*bold*', '_italic_' and '~struck~', as in WhatsApp. */
const EMPHASIS = /(?<![\p{L}\p{N}*_~])([*_~])(?=\S)(.*?\S)\1(?![\p{L}\p{N}*_~])/gu;

/** Removes a chat's bullets and emphasis from a line. */
function plainLine(line: string): string {
  const plain = line.replace(BULLETS, '').replace(EMPHASIS, '$2').trim();
  return plain === line ? line : plainLine(plain);
}

/** True if lines are numbered from 1 on, as in a list pasted from a chat; headings may stand between them. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBERING.exec(line)?.[1] ?? []);
  return numbers.length > 1 && numbers.every((number, index) => number === String(index + 1));
}

/**
 * Splits a tournament's rules into a list, from multi-line text or a list of texts. Blank lines are dropped. Numbers of
 * lines numbered from 1 are dropped, because screens number them; so are bullets and emphasis of chats.
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
