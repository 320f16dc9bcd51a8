const NUMBERING = /^(\d{1,3})\s*[.)-]+\s+/;

/** Whether every line starts with its own number, as in a list pasted from a chat. */
function isNumbered(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line, index) => NUMBERING.exec(line)?.[1] === String(index + 1));
}

/**
 * The rules of a tournament as a list, from multi-line text or a list of texts (specification, section 3).
 * Blank lines are dropped. Where all lines carry their number it is taken off, because screens number them.
 */
export function normalizeRules(rules: unknown): string[] {
  const texts = Array.isArray(rules) ? rules : [rules];
  const lines = texts
    .filter((text): text is string => typeof text === 'string')
    .flatMap((text) => text.split(/\r\n|\r|\n/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return isNumbered(lines) ? lines.map((line) => line.replace(NUMBERING, '')) : lines;
}
