import * as limits from '../../limits/limits.ts';
import type { Scoring } from '../records/scoring.schema.ts';

/** One way to understand a line. */
export interface Reading {
  name: string;
  placement: number | null;
  kills: number | null;
}

/** A line of a paste and the ways to understand it, the likeliest first; none where it can't be understood. */
export interface ReadLine {
  /** From 1, as an editor counts. */
  line: number;
  text: string;
  readings: Reading[];
}

type Table = Pick<Scoring, 'placement' | 'perKill'>;

interface NumberedLine {
  line: number;
  text: string;
}

const MEDALS = ['🥇', '🥈', '🥉'];
const KEYCAPS = /(?:\d\uFE0F?\u20E3|🔟)+/gu;
const BOLD = /\*{1,2}([^*\n]+)\*{1,2}/g;
const PLACE =
  /^(?:#|n[º°]|puesto|lugar|pos(?:ici[oó]n)?|top|rank)?\s*[.:#]?\s*(\d{1,4})\s*(?:[.)\]:º°ª#|,;_–—-]+\s*|\s+)(?=\S)/iu;
const KILLS_WORD = 'k|kills?|kill\\.?|bajas?|abates?|elims?|eliminaciones|muertes|asesinatos';
const TRAILING = new RegExp(`[\\s,;:|=(–—-][x×]?(\\d{1,4})\\s*(?:${KILLS_WORD}|p|pts?|puntos?)?[.)\\]]?$`, 'iu');
const EDGES = /^[\s,;:|=–—_-]+|[\s,;:|=(×–—_-]+$/gu;

/** The place for so many points, where one place alone has them. */
function placeFor(points: number, { placement }: Table): number | null {
  const first = placement.indexOf(points);
  return points > 0 && first >= 0 && placement.lastIndexOf(points) === first ? first + 1 : null;
}

/** Of several numbers at the end of a line, which are the kills: what the table says that the others are. */
function killsAmong(numbers: readonly number[], placement: number | null, table: Table): number | null {
  const [a, b, c] = numbers;
  if (a === undefined || b === undefined) return a ?? null;
  const forPlace = placement === null ? null : (table.placement[placement - 1] ?? 0);
  if (c !== undefined) return forPlace === a && a + b * table.perKill === c ? b : forPlace === b ? a : null;
  if (forPlace === null) return null;
  if (forPlace + a * table.perKill === b) return a;
  return forPlace === a ? b : null;
}

/** Takes numbers from a text's end, as many as there are up to three; with what is left after each. */
function trailing(text: string): { name: string; numbers: number[] }[] {
  const found = [{ name: text.replace(EDGES, ''), numbers: [] as number[] }];
  let rest = text;
  let numbers: number[] = [];
  for (let taken = 0; taken < 3; taken += 1) {
    const match = TRAILING.exec(rest);
    if (match === null) break;
    rest = rest.slice(0, match.index).replace(EDGES, '');
    if (rest === '') break;
    numbers = [Number(match[1]), ...numbers];
    found.push({ name: rest, numbers });
  }
  return found;
}

function placeAtFront(text: string): { placement: number; rest: string } | null {
  const medal = MEDALS.findIndex((sign) => text.startsWith(sign));
  if (medal >= 0) return { placement: medal + 1, rest: text.slice(MEDALS[medal]?.length).trim() };
  const match = PLACE.exec(text);
  return match === null ? null : { placement: Number(match[1]), rest: text.slice(match[0].length) };
}

/** The ways to read 'place name kills' with or without its numbers, those that use the most of them first. */
function readFree({ line, text }: NumberedLine, table: Table): ReadLine {
  const front = placeAtFront(text);
  const readings: Reading[] = [];
  const add = (placement: number | null, rest: string) => {
    const ends = trailing(rest);
    const byLikelihood = [ends[1], ends[2], ends[3], ends[0]];
    for (const end of byLikelihood) {
      if (end === undefined || end.name === '' || /^[\d\s]+$/.test(end.name)) continue;
      const { name, numbers } = end;
      const [first, second] = numbers;
      if (placement === null && numbers.length === 2) {
        readings.push({ name, placement: first ?? null, kills: second ?? null });
        continue;
      }
      const kills = killsAmong(numbers, placement, table);
      if (numbers.length < 2 || kills !== null) readings.push({ name, placement, kills });
    }
  };
  if (front !== null) add(front.placement, front.rest);
  add(null, text);
  return { line, text, readings };
}

const HEADERS: readonly (readonly [column: 'name' | 'placement' | 'kills' | 'points', words: RegExp])[] = [
  ['points', /^(survival ?score|rank ?score|place(ment)? ?points|(puntos|pts) (por|de) (puesto|posicion))$/],
  ['placement', /^(#|no|puesto|lugar|pos|posicion|place|placement|top|rank|match rank|ranking)$/],
  ['kills', /^(bajas|kills?|killscore|k|abates|eliminaciones|elims)$/],
  [
    'name',
    /^(equipo|equipos|team|team ?name|nombre|name|jugador|jugadores|player|nick|nickname|apodo|escuadra|squad|duo|participante)$/,
  ],
];

type Columns = Partial<Record<'name' | 'placement' | 'kills' | 'points', number>>;

function cellsOf(text: string): string[] {
  const sign = ['\t', ';', '|', ','].find((one) => text.includes(one));
  if (sign === undefined) return [text.trim()];
  const cells =
    sign === ','
      ? (text.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []).map((cell) => cell.replace(/,$/, ''))
      : text.split(sign);
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}

/** Which column is which, where the first line says so. */
function columnsOf(text: string): Columns | null {
  const columns: Columns = {};
  for (const [index, cell] of cellsOf(text).entries()) {
    const word = cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const [column] = HEADERS.find(([, words]) => words.test(word)) ?? [];
    if (column !== undefined) columns[column] ??= index;
  }
  return columns.name === undefined ? null : columns;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

interface RecordLine extends NumberedLine {
  name: string;
  rank: number | null;
  kills: number | null;
  points: number | null;
}

/**
 * Organisers' tools rank by the total as well: where the points for places say something else, they are right, and a
 * place that is worth nothing is unknown.
 */
function readRecords(records: readonly RecordLine[], table: Table): ReadLine[] {
  const places = records.map(({ points }) => (points === null ? null : placeFor(points, table)));
  const known = places.filter((place) => place !== null);
  const isTable = known.length > 0 && new Set(known).size === known.length;
  const agrees = records.every(({ rank }, index) => places[index] === null || places[index] === rank);
  return records.map(({ line, text, name, rank, kills }, index) => {
    const placement = isTable && !agrees ? (places[index] ?? null) : rank;
    return { line, text, readings: name === '' ? [] : [{ name, placement, kills }] };
  });
}

function readColumns(lines: readonly NumberedLine[], columns: Columns, table: Table): ReadLine[] {
  const records = lines.map(({ line, text }) => {
    const cells = cellsOf(text);
    const at = (column: keyof Columns) => cells[columns[column] ?? -1];
    return {
      line,
      text,
      name: at('name') ?? '',
      rank: wholeNumber(at('placement')),
      kills: wholeNumber(at('kills')),
      points: wholeNumber(at('points')),
    };
  });
  return readRecords(records, table);
}

const KEYS = 'TeamName|TeamID|Rank|KillScore|RankScore|TotalScore|Score|Name|Player|ID|Kill|Kills';

function fieldOf(text: string, key: string): string | undefined {
  const found = new RegExp(`\\b${key}\\s*:[^\\S\\n]*(.*?)[^\\S\\n]*(?=\\b(?:${KEYS})\\s*:|\\n|$)`, 'is').exec(text);
  return found?.[1]?.replace(/[\s,;|]+$/, '');
}

/** The block that the game's organiser tool exports: `TeamName: … Rank: 1 KillScore: 7 RankScore: 12`. */
function readBlock(text: string, table: Table): ReadLine[] {
  const parts = text.split(/(?=\bTeamName\s*:)/i);
  let line = 1;
  const records: RecordLine[] = [];
  for (const part of parts) {
    if (/^TeamName\s*:/i.test(part)) {
      const [shown = ''] = part.split('\n');
      records.push({
        line,
        text: shown.trim(),
        name: fieldOf(part, 'TeamName') ?? '',
        rank: wholeNumber(fieldOf(part, 'Rank')),
        kills: wholeNumber(fieldOf(part, 'KillScore')),
        points: wholeNumber(fieldOf(part, 'RankScore')),
      });
    }
    line += part.split('\n').length - 1;
  }
  return readRecords(records, table);
}

/** What a chat writes as 4️⃣, 1️⃣1️⃣ or *12*, as plain numbers. */
function withoutCostume(text: string): string {
  const plain = (keycaps: string) => ` ${keycaps.replace(/🔟/gu, '10').replace(/\D/g, '')} `;
  return text.replace(KEYCAPS, plain).replace(BOLD, '$1');
}

/** Understands a paste line by line, whichever of its forms it has; blank lines are none. */
export function readPaste(text: string, table: Table): ReadLine[] {
  const whole = withoutCostume(text.replace(/\r\n?/g, '\n').slice(0, limits.competition.pasteCharacters));
  if (/\bTeamName\s*:/i.test(whole)) return readBlock(whole, table);
  const lines = whole
    .split('\n')
    .map((each, index) => ({ line: index + 1, text: each }))
    .filter((each) => each.text.trim() !== '');
  const [first, ...rest] = lines;
  const columns = first === undefined || rest.length === 0 ? null : columnsOf(first.text);
  if (columns !== null) return readColumns(rest, columns, table);
  return lines.map(({ line, text: each }) => readFree({ line, text: each.trim() }, table));
}
