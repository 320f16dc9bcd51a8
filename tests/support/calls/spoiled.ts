import fc from 'fast-check';
import { anyText } from '../records/seeded.ts';

/** What lists are sorted by: a cursor of another list is refused for that alone. */
const SORTED_BY = [
  'at',
  'createdAt',
  'date',
  'freeFireId',
  'grantedAt',
  'nameKey',
  'order',
  'receivedAt',
  'requestedAt',
  'title',
];

const NO_PLACES = [
  [{ seconds: 1e15, nanoseconds: 0 }, 'x'],
  [{ seconds: -62_135_596_801, nanoseconds: 0 }, 'x'],
  [{ seconds: 253_402_300_800, nanoseconds: 0 }, 'x'],
  [{ seconds: 0, nanoseconds: -1 }, 'x'],
  ['half a pair \ud800', 'x'],
  [{ seconds: 0, nanoseconds: 0 }, '__x__'],
  ['x', '____'],
] as const;

/** Cursors that look like the server's own, and stand for a place that the database can't have. */
export const craftedCursors: readonly string[] = SORTED_BY.flatMap((field) =>
  NO_PLACES.map((place) => Buffer.from(JSON.stringify([field, ...place])).toString('base64url')),
);

/** Texts of which each kind has once got in, or made the server fail. */
export const trespassers = [
  '0000-06-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '__x___12345678',
  '__x__',
  '%E0%A4%A',
  'a\0b',
  'half a pair \udfff',
  '\u202eetnarugis',
  '\u200b\u3164',
  'Ana\n"=HYPERLINK(""https://example.com"")",1',
  'Ana\r=1+1',
  '--------',
] as const;

const CHOSEN_TEXTS = [
  ...trespassers,
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '',
  ' ',
  '\0',
  '\ud800',
  '/',
  '../../..',
  'copa/../secreta',
  'copa%2Fsecreta',
  '..',
  '__id__',
  '=1+1',
  '=HYPERLINK("https://example.com","premio")',
  '@SUM(A1:A9)',
  '-2+3',
  '\t=1',
  '\r\nX-Injected: 1',
  '👩‍👩‍👧‍👦🏆',
  'مرحبا بالعالم',
  'Z̷̢͝a̴̡̛l̵g̷o̶',
  'İstanbul ŉ ﬃ ß',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  "' OR 1=1 --",
  'NaN',
  '1e999',
  '9'.repeat(400),
  '٤٢٤٢٤٢٤٢',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-11-20T15:00:00+23:59',
  'a@b.c',
  `${'x'.repeat(300)}@example.com`,
  'javascript:alert(1)',
  'http://[::1]:99999/',
  'x'.repeat(5_000),
  'ñ🔥'.repeat(3_000),
  'x'.repeat(40_000),
] as const;

const CHOSEN_VALUES = [null, true, false, 0, -0, -1, 0.1, 1e21, 1e308, 2 ** 53, -(2 ** 31), [], {}, [[]]] as const;

/** A text that nobody types who only wants to play. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...CHOSEN_TEXTS),
  anyText,
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...CHOSEN_VALUES) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

function spoiledText(text: string): fc.Arbitrary<unknown> {
  const mixed = hostileText.chain((other) => fc.constantFrom(text + other, other + text, text.repeat(2)));
  return fc.oneof(mixed, hostileValue);
}

function spoiledList(list: readonly unknown[]): fc.Arbitrary<unknown> {
  const longer = hostileValue.map((value) => [...list, value]);
  const one = list.map((item, index) => spoiled(item).map((value) => list.with(index, value)));
  const many = fc.integer({ min: 1, max: 300 }).map((times) => Array.from({ length: times }, () => list).flat());
  return fc.oneof(longer, many, hostileValue, ...one);
}

/** Built of entries, so that a key called `__proto__` is one. */
function spoiledObject(object: object): fc.Arbitrary<unknown> {
  const entries = Object.entries(object);
  const extra = fc.tuple(hostileText, hostileValue).map((entry) => Object.fromEntries([...entries, entry]));
  const fewer = entries.map((_, index) => fc.constant(Object.fromEntries(entries.toSpliced(index, 1))));
  const one = entries.map(([key, item], index) =>
    spoiled(item).map((value) => Object.fromEntries(entries.with(index, [key, value]))),
  );
  const spoiledOnes = one.map((arbitrary) => ({ weight: 6, arbitrary }));
  return fc.oneof({ weight: 2, arbitrary: extra }, { weight: 1, arbitrary: hostileValue }, ...fewer, ...spoiledOnes);
}

/** A good value with something about it that is not: what is left of it is as good as before. */
export function spoiled(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good === 'string') return spoiledText(good);
  if (Array.isArray(good)) return spoiledList(good);
  if (typeof good === 'object' && good !== null) return spoiledObject(good);
  return hostileValue;
}
