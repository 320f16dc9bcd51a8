import { readResult } from '@arena/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const lobby = Array.from({ length: 24 }, (_, at) => ({
  id: `e${at}`,
  name: ['LOUD', 'Los Pumas', '1', 'kill', 'A'][at] ?? `Equipo ${at}`,
  players: [
    { nickname: `p${at}`, freeFireId: `${100_000_000 + at}` },
    { nickname: `q${at}`, freeFireId: null },
  ],
  aliases: [`alias ${at}`],
}));

const PIECES = [
  'LOUD~LOUD\t~Los Pumas~Zorros 3\n~1~1\t~12 ~1.~1+~1️⃣~x9~aaaa1~100000001~p1 3~☠~(~)~"~\'~\t~;~,~|~||~ ~  ~\n',
  '\n\n~\f~:~=~.~°~#~+~–~-~_~*~<~<td>~<tr>~{~[~{{~opponent|~"team":~{"team":"LOUD","kills":1},~Equipo\t~Puesto\t',
  'Kills~TeamName: ~NAME: ~Rank: 1 ~KILL: 2~Total: ~total~Sala 1\n~kill~top~no jugo~ﷺ~a',
].flatMap((pieces) => pieces.split('~'));

const blocks = fc.array(
  fc.tuple(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }), fc.constantFrom('', '\n')),
  { minLength: 1, maxLength: 3 },
);

/** Repeats each block to its share of a length. */
function textOf(grammar: readonly (readonly [string[], string])[], length: number): string {
  const parts = grammar.map(([pieces, end]) => {
    const unit = pieces.join('') + end;
    return unit.repeat(Math.ceil(length / grammar.length / unit.length));
  });
  return parts.join('\n').slice(0, length);
}

/** Returns the milliseconds that this thread worked for. Unlike the clock's, they don't count other programs. */
function timeOf(run: () => unknown): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Returns the smallest growth of the time from n to 4n in some tries; one is enough if it is small. */
function growthOf(run: (text: string) => unknown, short: string, long: string): number {
  let [few, many] = [0, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < 4 && (attempt === 0 || many / few > 6); attempt += 1) {
    few = Math.max(few, 1, ...(attempt === 0 ? [timeOf(() => run(short))] : []));
    many = Math.min(
      many,
      timeOf(() => run(long)),
    );
  }
  return many / few;
}

/** Grammars of texts with many cells, many names, or many signs on a line. */
const EXAMPLES: [string[], string][][] = [
  [[['1+', '1\t', ',', '100000001', "'"], '']],
  [[['.', '(', 'a', ':', ';'], '']],
  [[['1️⃣', "'", 'LOUD\t', 'Puesto\t'], '']],
  [
    [[':', ';', 'LOUD\t'], ''],
    [[';', '\n'], '\n'],
  ],
  [
    [['ﷺ', '{', '*'], ''],
    [['-', 'no jugo', '1'], '\n'],
  ],
];

test('reading a hostile text four times as long takes at most about four times as long', () => {
  fc.assert(
    fc.property(blocks, (grammar) => {
      const growth = (length: number) =>
        growthOf((text) => readResult(text, lobby), textOf(grammar, length), textOf(grammar, 4 * length));
      const most = 10;
      // A form that is recognised from some length on grows once; a square grows again.
      const [once, again] = [growth(1_500), () => growth(6_000)];
      expect(once < most ? once : Math.min(once, again())).toBeLessThan(most);
    }),
    { numRuns: 60, examples: EXAMPLES.map((example) => [example]), endOnFailure: true },
  );
}, 600_000);
