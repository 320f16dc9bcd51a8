import type { z } from '../zod.ts';
import { leadsToPerson, NOT_PUBLIC } from './characters.ts';
import { nameUpTo } from './text.ts';

/** Message for public names reserved for the site. */
const RESERVED_NAME = 'Ese nombre está reservado: usa otro';

/** Zero-width characters. Joiners between emoji stay, because they form one emoji. */
const NO_WIDTH = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const EMOJI_JOINER = /(?<=\p{ExtPict}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{ExtPict})/gu;
/** Letters and symbols that look like a blank. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0\s]+/g;
/** A noncharacter that replaces an emoji's joiner while other joiners are removed. */
const KEPT_JOINER = '\ufdd0';

/** Removes invisible characters from a public name. */
export function cleanPublicName(typed: string): string {
  return typed
    .replace(EMOJI_JOINER, KEPT_JOINER)
    .replace(NO_WIDTH, '')
    .replaceAll(KEPT_JOINER, '\u200d')
    .replace(FILLERS, ' ')
    .trim();
}

/** Small capitals, common in nicknames. Unicode doesn't map them to letters. */
const SMALL_CAPITALS = new Map([...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'].map((letter, index) => [letter, index]));

/** Returns the letter of a small capital; undefined for any other character. */
export function letterOfCapital(character: string): string | undefined {
  const index = SMALL_CAPITALS.get(character);
  return index === undefined ? undefined : String.fromCharCode('a'.charCodeAt(0) + index);
}

/** Letters that look like a Latin one and don't decompose to it, in lower case. */
const similarTo = {
  a: 'аɑα',
  b: 'в',
  c: 'сϲ',
  d: 'ԁđ',
  e: 'еєε',
  h: 'һнη',
  i: 'іιı',
  j: 'ј',
  k: 'кκ',
  l: 'ӏł',
  m: 'мμ',
  n: 'пν',
  o: 'оοø',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
  z: 'ζ',
} as const;
const lookalikes = new Map(
  Object.entries(similarTo).flatMap(([latin, similar]) => [...similar].map((letter) => [letter, latin])),
);

/**
 * Returns a key for comparison: names that look alike have the same key, regardless of case, accents, font and
 * ornaments.
 */
export function publicNameKey(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map(
    (letter) => letterOfCapital(letter) ?? lookalikes.get(letter) ?? letter,
  );
  return letters.join('').replace(/[^\p{L}\p{N}]|\p{DI}/gu, '') || cleanPublicName(name);
}

const RESERVED =
  /^(?:organizador(?:es|a|as)?|organizacion|admin|administrador(?:a|es)?|moderador(?:a|es)?|arbitro|arbitra|soporte|staff|arenalibre|jugador\d*)$/;

/** Letters replaced by digits: 'Adm1n'. */
const readAs: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Returns the problem of a name that mustn't be public, or null. */
export function publicNameProblem(name: string): string | null {
  if (leadsToPerson(name)) return NOT_PUBLIC;
  const key = publicNameKey(name);
  const isReserved = RESERVED.test(key) || RESERVED.test(key.replace(/[013457]/g, (digit) => readAs[digit] ?? digit));
  return isReserved ? RESERVED_NAME : null;
}

/** Adds the problem of a public name to the issues of its schema. */
export function refusePrivate(name: string, context: z.RefinementCtx): void {
  const message = publicNameProblem(name);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

/** Builds a schema for a public name of a player or a team; `missing` is its message for an empty one. */
export function publicNameUpTo(max: number, missing: string) {
  return nameUpTo(max, missing).overwrite(cleanPublicName).superRefine(refusePrivate);
}
