/** A text folded for comparison, with each character's position in the original. */
export interface Folded {
  text: string;
  /** Maps positions to the original text; the last one is its length. */
  at: readonly number[];
}

const KEYCAP = /^(?:([\d#*])\uFE0F?\u20E3|🔟)/u;
const CIRCLED = [
  [0x2460, 20],
  [0x2776, 10],
  [0x2780, 10],
  [0x278a, 10],
] as const;
const INVISIBLE = /[\p{DI}\p{Cf}\u2800]/gu;
const MARKS = /\p{M}/gu;

/** Returns the number of a circled digit (①, ❷, ➌); null for other characters. */
function circledNumber(codePoint: number): number | null {
  for (const [first, count] of CIRCLED) {
    if (codePoint >= first && codePoint < first + count) return codePoint - first + 1;
  }
  return null;
}

/** Letters in filled circles and squares. Unicode classes them as symbols. */
const FILLED = [0x1f150, 0x1f170];

function foldCharacter(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  const filled = FILLED.find((first) => codePoint >= first && codePoint < first + 26);
  if (filled !== undefined) return String.fromCharCode(97 + codePoint - filled);
  const circled = circledNumber(codePoint);
  if (circled !== null) return `${circled}`;
  if (/[º°ª˚]/u.test(character)) return '°';
  if (/\s/u.test(character)) return ' ';
  const compatible = character.normalize('NFKD').toLowerCase().normalize('NFKD');
  return compatible.replace(MARKS, '').replace(INVISIBLE, '');
}

/** Folds case, accents, widths and invisible characters; keycaps and circled numbers become plain numbers. */
export function fold(original: string): Folded {
  let text = '';
  let last = ' ';
  const at: number[] = [];
  const add = (folded: string, from: number) => {
    for (const unit of folded) {
      if (unit === ' ' && last === ' ') continue;
      text += unit;
      last = unit;
      for (let index = 0; index < unit.length; index += 1) at.push(from);
    }
  };
  let position = 0;
  while (position < original.length) {
    const keycap = KEYCAP.exec(original.slice(position, position + 3));
    if (keycap !== null) {
      const next = position + keycap[0].length;
      const continues = KEYCAP.test(original.slice(next, next + 3));
      add(keycap[1] ?? '10', position);
      // A name that follows begins after the keycap.
      if (!continues) add(' ', next);
      position = next;
      continue;
    }
    const character = String.fromCodePoint(original.codePointAt(position) ?? 0);
    add(foldCharacter(character), position);
    position += character.length;
    if (circledNumber(character.codePointAt(0) ?? 0) !== null) add(' ', position);
  }
  at.push(original.length);
  return { text, at };
}

/** Folds a name for comparison: NFKC, without invisible characters, accents and case. */
export function foldName(name: string): string {
  return fold(name).text.trim();
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Returns the positions at which a word may begin or end: not between two letters or digits. */
export function wordEdges(text: string): number[] {
  const edges: number[] = [];
  let before = false;
  let position = 0;
  for (const character of text) {
    const now = LETTER_OR_DIGIT.test(character);
    if (!(before && now)) edges.push(position);
    before = now;
    position += character.length;
  }
  edges.push(text.length);
  return edges;
}
