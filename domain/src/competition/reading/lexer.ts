import { type ColumnRole, findAbsence, isKillSign, roleOfWords } from './vocabulary.ts';

/** A number of a line with its marks. */
export interface Figure {
  value: number;
  role: ColumnRole | null;
  /** The words or symbols that gave it its role. */
  mark: string;
  /** Part of a sum such as 6+2+3. */
  isAddend: boolean;
  start: number;
  end: number;
}

/** Recognised text around a name in a line. */
export interface Marks {
  figures: Figure[];
  /** Words without a meaning here: the name isn't alone. */
  unknown: { text: string; start: number; end: number }[];
  /** Words for absence such as "no jugó", as written. */
  absence: string | null;
  /** Kills of single players in brackets. */
  players: { name: string; kills: number }[];
  isWinner: boolean;
}

interface Token {
  kind: 'number' | 'word' | 'sign';
  text: string;
  start: number;
  end: number;
  /** The number's figure after parsing. */
  figure?: Figure;
}

const TOKEN =
  /\d{1,2}:\d{2}(?::\d{2})?(?![\p{L}\p{N}])|\d+(?:[.,]\d+)*(?![\p{L}\p{N}])|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;
const ORDINAL = /^(\d{1,3})(?:er|ero|era|ro|do|da|to|ta|mo|ma|vo|va|no|na|st|nd|rd|th)$/;
const LETTER_ORDINAL = /^(\d{1,3})[oa]$/;
const WITH_UNIT = /^(\d{1,4})([a-z]+)$/;
const UNIT_FIRST = /^(k|kills?|bajas?|x|top|pts?)(\d{1,4})$/;
const CONNECTIVES = new Set([
  'con',
  'com',
  'with',
  'x',
  'hizo',
  'fez',
  'logro',
  'el',
  'en',
  'e',
  'y',
  'de',
  'quedo',
  'termino',
]);
const MEDALS = ['🥇', '🥈', '🥉'];
const LABELS = new Set<ColumnRole>(['team', 'name', 'player']);
const FIGURE_ROLES = new Set<ColumnRole>([
  'placement',
  'rank',
  'slot',
  'kills',
  'placePoints',
  'killPoints',
  'points',
  'wins',
  'other',
]);

/** Options of a whole text. */
export interface LexerOptions {
  /** True if all lines of a list start with ordinals such as '1o'. */
  hasLetterOrdinals?: boolean;
}

/** Reads a number such as '12', '12,0' or '1.234'; null for fractions. */
function wholeValue(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  const decimals = /^(\d+)[.,]0+$/.exec(text);
  return decimals === null ? null : Number(decimals[1]);
}

function figureOf(token: Token, value: number, role: ColumnRole | null = null, mark = ''): Figure {
  return { value, role, mark, isAddend: false, start: token.start, end: token.end };
}

const ORDINAL_WORDS = [
  'primer primero primera primeiro primeira first',
  'segundo segunda second',
  'tercer tercero tercera terceiro terceira third',
  'cuarto cuarta quarto quarta fourth',
  'quinto quinta fifth',
  'sexto sexta sixth',
  'septimo septima setimo setima seventh',
  'octavo octava oitavo oitava eighth',
  'noveno novena nono nona ninth',
  'decimo decima tenth',
  'undecimo undecima eleventh',
  'duodecimo duodecima twelfth',
].map((words) => words.split(' '));
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Reads a word that joins a number and its unit: '1er', '11k', 'K11', 'x7'. */
function figureOfWord(token: Token, options: LexerOptions): Figure | null {
  const { text } = token;
  const spoken = ORDINAL_WORDS.findIndex((words) => words.includes(text));
  if (spoken >= 0) return figureOf(token, spoken + 1, 'placement', text);
  const ordinal = ORDINAL.exec(text) ?? (options.hasLetterOrdinals === true ? LETTER_ORDINAL.exec(text) : null);
  if (ordinal !== null) return figureOf(token, Number(ordinal[1]), 'placement', text);
  const unit = WITH_UNIT.exec(text);
  if (unit !== null) {
    if (unit[2] === 'x') return figureOf(token, Number(unit[1]));
    const role = roleOfWords([unit[2] ?? '']);
    if (role === null || !FIGURE_ROLES.has(role) || role === 'placement') return null;
    return figureOf(token, Number(unit[1]), role, unit[2]);
  }
  const first = UNIT_FIRST.exec(text);
  if (first === null) return null;
  const role = first[1] === 'x' ? null : roleOfWords([first[1] ?? '']);
  return figureOf(token, Number(first[2]), role, role === null ? '' : first[1]);
}

function tokensOf(text: string, options: LexerOptions): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(TOKEN)) {
    const [piece] = found;
    if (piece.trim() === '') continue;
    const token: Token = { kind: 'sign', text: piece, start: found.index, end: found.index + piece.length };
    if (/^\d+:\d/.test(piece)) {
      token.kind = 'number';
      token.figure = figureOf(token, 0, 'other', piece);
    } else if (/^\d/.test(piece) && /^[\d.,]+$/.test(piece)) {
      token.kind = 'number';
      const value = wholeValue(piece);
      token.figure = figureOf(token, value ?? 0, value === null ? 'other' : null, value === null ? piece : '');
    } else if (/^[\p{L}\p{N}]/u.test(piece)) {
      const roman = tokens.length === 0 && /^\s*[.)°-]/.test(text.slice(token.end)) ? ROMAN.indexOf(piece) : -1;
      const figure = roman < 0 ? figureOfWord(token, options) : figureOf(token, roman + 1);
      token.kind = figure === null ? 'word' : 'number';
      if (figure !== null) token.figure = figure;
    } else if (MEDALS.includes(piece)) {
      token.kind = 'number';
      token.figure = figureOf(token, MEDALS.indexOf(piece) + 1);
    }
    tokens.push(token);
  }
  return tokens;
}

/** Signs between a number and its mark. */
const MOST_SIGNS = 12;

const isSoft = (token: Token | undefined) => token?.kind === 'sign' && !/[+=/#°|]/.test(token.text);

/** Returns the figure next to a position, with no words between. */
function neighbour(tokens: readonly Token[], from: number, step: 1 | -1): Token | null {
  for (let count = 1; count <= MOST_SIGNS; count += 1) {
    const token = tokens[from + step * count];
    if (token?.figure !== undefined) return token;
    const passes = isSoft(token) || (step === 1 && /^[=#]$/.test(token?.text ?? ''));
    if (!passes) return null;
  }
  return null;
}

/** Assigns signs to their numbers: 1º, #1, ☠️ 7, 7 💀. */
function bindSigns(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    if (token.text === '°') {
      const number = previous?.text === '.' ? tokens[index - 2] : previous;
      if (number?.figure && number.figure.role === null) Object.assign(number.figure, { role: 'placement', mark: 'º' });
    } else if (token.text === '#') {
      if (next?.figure && next.figure.role === null) Object.assign(next.figure, { role: 'index', mark: '#' });
    } else if (token.kind === 'sign' && isKillSign(token.text)) {
      const beside = [neighbour(tokens, index, -1), neighbour(tokens, index, 1)];
      const figure = beside.find((one) => one?.figure?.role === null)?.figure;
      if (figure) Object.assign(figure, { role: 'kills', mark: token.text });
    } else if (token.text === '+') {
      for (const side of [neighbour(tokens, index, -1), neighbour(tokens, index, 1)]) {
        if (side?.figure) side.figure.isAddend = true;
      }
    }
  }
}

/** Finds the longest label that starts at a position, such as 'kill score'. */
function phraseAt(tokens: readonly Token[], from: number): { role: ColumnRole; length: number; text: string } | null {
  const spoken: string[] = [];
  let best: { role: ColumnRole; length: number; text: string } | null = null;
  for (let index = from; index < tokens.length && spoken.length < 4; index += 1) {
    const token = tokens[index];
    if (token === undefined || (token.kind !== 'word' && token.text !== '_')) break;
    if (token.kind === 'word') spoken.push(token.text);
    // Many teams are called 'Something FF'.
    const role = spoken.join(' ') === 'ff' ? null : roleOfWords(spoken);
    if (role !== null) best = { role, length: index - from + 1, text: spoken.join(' ') };
  }
  return best;
}

/** Assigns a label's role to its number; returns false if there is none. */
function bindLabel(tokens: readonly Token[], from: number, length: number, role: ColumnRole, mark: string): boolean {
  const after = tokens[from + length];
  const before = neighbour(tokens, from, -1);
  const next = neighbour(tokens, from + length - 1, 1);
  const isFree = (token: Token | null) => token?.figure?.role === null;
  const give = (token: Token | null): boolean => {
    if (!token?.figure) return false;
    Object.assign(token.figure, { role, mark });
    return true;
  };
  if (after !== undefined && /[:=]/.test(after.text) && isFree(next)) return give(next);
  let at = from - 1;
  // '3. Time Lobos' is a place and a team, '3º lugar' a place.
  while (role !== 'other' && /^[°.]$/.test(tokens[at]?.text ?? '')) at -= 1;
  const adjacent = tokens[at];
  const isBeside = adjacent?.figure !== undefined;
  if (role === 'placement' || role === 'rank') {
    if (next?.figure?.role === 'index') return give(next);
    if (isBeside && adjacent?.figure?.role === 'placement') return true;
    if (isFree(next)) return give(next);
  }
  if (isBeside && isFree(before)) return give(before);
  // '11k kills' has two labels of the same role.
  if (isBeside && before?.figure?.role === role) return true;
  // 'BOOYAH 12' means a winner, and 12 of something else.
  return isFree(next) && role !== 'wins' ? give(next) : false;
}

/** Returns the unknown words, after each label has given its role to a number. */
function readWords(tokens: readonly Token[]): Pick<Marks, 'unknown' | 'isWinner'> {
  const unknown: Marks['unknown'] = [];
  let isWinner = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') continue;
    const phrase = phraseAt(tokens, index);
    if (phrase !== null && FIGURE_ROLES.has(phrase.role)) {
      if (bindLabel(tokens, index, phrase.length, phrase.role, phrase.text)) {
        index += phrase.length - 1;
        continue;
      }
      if (phrase.role === 'wins') {
        isWinner = true;
        index += phrase.length - 1;
        continue;
      }
    }
    const after = tokens[index + (phrase?.length ?? 0)];
    if (phrase !== null && LABELS.has(phrase.role) && after !== undefined && /[:=]/.test(after.text)) {
      index += phrase.length - 1;
    } else if (!CONNECTIVES.has(token.text) && !isNumberSign(tokens, index)) {
      unknown.push({ text: token.text, start: token.start, end: token.end });
    }
  }
  return { unknown, isWinner };
}

/** 'n°' before a number. */
function isNumberSign(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== 'n' || tokens[index + 1]?.text !== '°') return false;
  const figure = tokens[index + 2]?.figure;
  if (figure?.role === null) Object.assign(figure, { role: 'index', mark: 'n°' });
  return figure !== undefined;
}

const BRACKETS = /\(([^()]*)\)/gu;
const PLAYER = /^(.*?)[\s:=-]+(\d{1,2})$/u;

/** Takes 'Bak 6, Cauan 2' in brackets out of a text. */
function takePlayers(text: string): { rest: string; players: Marks['players'] } {
  const players: Marks['players'] = [];
  const rest = text.replace(BRACKETS, (whole: string, inside: string) => {
    const parts = inside.split(/[,;/+|]/).map((part) => PLAYER.exec(part.trim()));
    if (parts.some((part) => !/\p{L}/u.test(part?.[1] ?? ''))) return whole;
    if (readMarks(inside, {}, false).unknown.length === 0) return whole;
    for (const part of parts) players.push({ name: part?.[1] ?? '', kills: Number(part?.[2]) });
    return ' '.repeat(whole.length);
  });
  return { rest, players };
}

/** A longer cell or line is prose. */
export const MAX_CELL_LENGTH = 300;

/** Reads the marks around a name in folded text. Longer texts are unknown words. */
export function readMarks(text: string, options: LexerOptions = {}, withPlayers = true): Marks {
  if (text.length > 2 * MAX_CELL_LENGTH) {
    return {
      figures: [],
      unknown: [{ text, start: 0, end: text.length }],
      absence: null,
      players: [],
      isWinner: false,
    };
  }
  const { rest, players } = withPlayers ? takePlayers(text) : { rest: text, players: [] };
  const absence = findAbsence(rest);
  const tokens = tokensOf(absence?.rest ?? rest, options);
  bindSigns(tokens);
  const { unknown, isWinner } = readWords(tokens);
  const figures = tokens.flatMap(({ figure }) => (figure === undefined ? [] : [figure]));
  return { figures, unknown, absence: absence?.words ?? null, players, isWinner };
}
