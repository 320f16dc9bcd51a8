import { headingWords } from '../competition/reading/vocabulary.ts';

const NUMBERS = /\+?\d[\d ()-]{6,}\d/g;
const BULLET =
  /^\s*(?:\d{1,3}\s*[.)°º-]+\s+|\d{1,2}\uFE0F?\u20E3\s*|[-•*·▪➤>]\uFE0F?\s+|(?:👑|🎮|✅|👉|➡\uFE0F?|🔹|🔸|👤|⭐)\s*)/u;
const MEMBER =
  /^\s*(?:capit[aá]n|l[ií]der|titular|suplente|jugador|jugadora|player|integrante|miembro|nick|nickname|apodo|nombre|nome|name)\s*#?\d?\s*[:.=-]\s*/iu;
/** Words before a number that say its kind. */
const KIND =
  /(?:(?<![\p{L}\p{N}])(?:id|uid|ffid|ff|whatsapp|wsp|wpp|tel|tel[eé]fono|cel|celular|n[uú]mero)[\s:.#=-]*)+(?=\|)/giu;
const PHONE_WORDS = new Set('whatsapp wsp wpp zap tel telefono cel celular contacto numero de mi'.split(' '));
const GROUP_WORDS = new Set(
  'jugadores jugador integrantes miembros titulares suplentes suplente reserva reservas plantilla roster lineup id ids nick nicks nombre y e de del'.split(
    ' ',
  ),
);

const isFullId = (part: string) => /^\d{8,12}$/.test(part);

/** Separates an ID from other numbers in its line: '2024 12345678'. Digits of one number may be grouped. */
function separated(number: string): string {
  if (number.startsWith('+')) return `|${number}|`;
  const parts = number.split(' ');
  const at = parts.findIndex(isFullId);
  if (at === -1) return `|${number}|`;
  const [before, after] = [parts.slice(0, at).join(' '), parts.slice(at + 1).join(' ')];
  return `${before}|${parts[at] ?? ''}|${after === '' ? '' : `|${after}|`}`;
}

/** Splits a line such as '1. Ana Pérez - ID: 123456789' into its name and its numbers. */
export function splitLine(text: string): string[] {
  const line = text.replace(BULLET, '').replace(MEMBER, '');
  const marked = line.replace(NUMBERS, separated).replace(KIND, '');
  const pieces = marked
    .split(/[|,;:\t]|\s[-–—]\s/u)
    .map((each) => each.replace(/^[\s–—=>→➤()[\]-]+|[\s–—=>→➤()[\]-]+$|[\s–—=>→➤()[\]-]*(?:\.{2,}|…)$/gu, ''))
    .filter((each) => /[\p{L}\p{N}@]/u.test(each));
  const isNumber = (piece: string) => /^\+?[\d ()-]{8,}$/.test(piece);
  return [...pieces.filter((piece) => !isNumber(piece)), ...pieces.filter(isNumber)];
}

/** Returns the phone of a line that holds nothing else: 'WhatsApp: +52 55 1234 5678'; null for other lines. */
export function contactOfLine(text: string): string | null {
  const spoken = headingWords(text.toLowerCase()).filter((word) => !/^\d+$/.test(word));
  const [number, ...others] = text.match(NUMBERS) ?? [];
  const isContact = spoken.length > 0 && spoken.every((word) => PHONE_WORDS.has(word));
  return isContact && number !== undefined && others.length === 0 ? number.trim() : null;
}

/** True for a line with the digits of an ID. */
export function hasLongNumber(text: string): boolean {
  return /\d{6}/.test(text.replace(/\s/g, ''));
}

const TEAM_LABEL =
  /^(?:nombre\s+(?:de\s+la\s+|del\s+|de\s+)?)?(?:equipo|team|escuadra|squad|clan|d[uú]o|dupla|time)(?:\s*#\s*\d{1,3}\s*[:=–—-]*|\s*\d{0,3}\s*[:=–—-]+)\s*/iu;

const DECORATION = /^(?:\p{ExtPict}|[\p{DI}\s*_~])+|(?:\p{ExtPict}|[\p{DI}\s*_~:])+$/gu;
const TEAM_COUNT = /\s*\(\s*\d+\s*(?:jugadores|integrantes|players)\s*\)$/iu;

/** Drops format and emoji around a name; a name of emoji alone stays. */
function bare(text: string): string {
  return text.replace(DECORATION, '') || text.trim();
}

/** Returns the team's name of a line of its own: 'LOS', '*Equipo 1: LOS*'; empty for a line such as 'Integrantes:'. */
export function teamOfLine(text: string): string {
  const plain = bare(bare(text).replace(BULLET, '').replace(TEAM_LABEL, '').replace(TEAM_COUNT, ''));
  if (headingWords(plain).every((word) => GROUP_WORDS.has(word))) return /\p{L}|\p{N}/u.test(plain) ? '' : plain;
  return plain;
}

interface TeamLine {
  name: string;
  players: { name: string; freeFireId: string }[];
}

/** Words and signs between two players of a line. */
const JOINING = /^[\s)\]]*(?:[&+]|(?:y|e|and)(?=\s))\s*/iu;

function namesBefore(text: string): string[] {
  return text
    .replace(/(?:id|uid)[\s:.#=-]*$/iu, '')
    .split(/[|,;:\t/]|\s[-–—]\s/u)
    .map((each) => each.replace(/^[\s–—()=-]+|[\s–—()=-]+$/gu, ''))
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
}

/** Reads a line with a whole team: 'LOS: Ana 11111111, Beto 22222222'; null for other lines. */
export function teamInLine(text: string): TeamLine | null {
  const line = text.replace(BULLET, '').replace(/\+\d[\d ()-]{7,}\d/g, ' ');
  const ids = [...line.matchAll(/(?<!\d)\d{8,12}(?!\d)/g)];
  if (ids.length < 2) return null;
  const ends = ids.map(({ index, 0: id }) => index + id.length);
  const names = ids.map(({ index }, at) => {
    const before = line.slice(ends[at - 1] ?? 0, index);
    return namesBefore(at === 0 ? before : before.replace(JOINING, ''));
  });
  if (names.some((pieces) => pieces.length === 0)) return null;
  const [[team = '', ...rest] = []] = names;
  return {
    name: rest.length > 0 ? team.replace(TEAM_LABEL, '') : '',
    players: ids.map(({ 0: freeFireId }, at) => ({ name: names[at]?.at(-1) ?? '', freeFireId })),
  };
}
