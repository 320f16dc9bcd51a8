/** Words that people paste with their ID. */
const LABELS: readonly string[] = ['id', 'uid', 'mi', 'es', 'el', 'de', 'ff', 'free', 'fire', 'jugador'];

const isNumber = (word: string) => /^\d+$/.test(word);

/**
 * Returns a typed ID without words like 'ID:' and without what groups its digits. Another text stays.
 */
export function plainFreeFireId(typed: string): string {
  const words = typed.split(/[\s:.#-]+/).filter((word) => word !== '');
  const isLabelled = words.every((word) => isNumber(word) || LABELS.includes(word.toLowerCase()));
  const digits = words.filter(isNumber).join('');
  // A sign before the first digit belongs to another kind of number.
  return isLabelled && digits !== '' && /^[a-z\d]/i.test(typed) ? digits : typed;
}

const lettersIn = (words: readonly string[]) => new Set(words.join('').match(/\p{L}/gu));

/** Says which letter is among the digits of an ID, often the letter O for a zero. @param invalid the general message */
export function freeFireIdProblem(invalid: string, typed: string): string {
  const words = typed.split(/\s+/);
  const mixed = lettersIn(words.filter((word) => /\d/.test(word)));
  const letters = mixed.size > 0 ? mixed : lettersIn(/\d/.test(typed) ? words : []);
  if (letters.size === 0) return invalid;
  return `${invalid}: tiene ${letters.size === 1 ? `la letra ${[...letters].join('')}` : 'letras'}`;
}

/**
 * Returns a player's ID without the zeros before it. The game has no such IDs, but people and spreadsheets write them.
 * At least 8 digits stay.
 */
export function withoutLeadingZeros(id: string): string {
  return id.replace(/^0+(?=\d{8})/, '');
}
