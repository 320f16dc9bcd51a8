import { readResult } from '@arena/domain';
import { alone, compared, type Row } from '../row.ts';
import { median, takeTurns } from '../timing.ts';

const LOBBY = 48;
const CHARACTERS = 16_000;
const ROUNDS = 7;
const WARM_UP_ROUNDS = 1;
/** A text twice as long takes at most so many times as long: linear, with room for the machine's own. */
const MOST_GROWTH = 3;
const MOST_MS = 250;

/** Pieces whose repetition makes a text of many names, of many cells or of many signs. */
const PIECES = [
  "1+1\t,100000001'",
  '.(a:;',
  "1️⃣'LOUD\tPuesto\t",
  ':;LOUD\t',
  'ﷺ{*',
  '-no jugo1\n',
  'a\n',
  '1 LOUD 3\n',
  '{"a":',
  '"a,',
];

const lobby = Array.from({ length: LOBBY }, (_, at) => ({
  id: `e${at}`,
  name: at === 0 ? 'LOUD' : `Equipo ${at}`,
  players: [{ nickname: `p${at}`, freeFireId: `${100_000_000 + at}` }],
  aliases: [`alias ${at}`],
}));

const textOf = (piece: string, characters: number) =>
  piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);

/** The milliseconds that this thread worked for: other programs don't count. */
function workOf(run: () => unknown): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

const readAll = (characters: number) =>
  PIECES.map((piece) => workOf(() => readResult(textOf(piece, characters), lobby)));

/** Measures the reader of pasted results on texts made to be slow. */
export async function measure(): Promise<Row[]> {
  const result = lobby.map(({ name }, at) => `${at + 1} ${name} ${at % 7}`).join('\n');
  const times = await takeTurns(
    {
      long: async () => readAll(CHARACTERS),
      short: async () => readAll(CHARACTERS / 2),
      usual: async () => [workOf(() => readResult(result, lobby))],
    },
    { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS },
  );
  const middle = (name: 'long' | 'short' | 'usual', at: number) =>
    median(times(name).map((each) => each[at] ?? Number.NaN));
  const slowest = PIECES.map((_, at) => at).reduce((a, b) => (middle('long', b) > middle('long', a) ? b : a));
  const of = `${CHARACTERS.toLocaleString('en')} hostile characters`;
  return [
    alone(`Reading the slowest ${of}, of the processor`, 'ms', middle('long', slowest), MOST_MS),
    compared(
      `Reading ${of}, by half as many`,
      'ms',
      [sum(PIECES, (at) => middle('long', at)), sum(PIECES, (at) => middle('short', at))],
      MOST_GROWTH,
    ),
    alone(`Reading a result of ${LOBBY}`, 'ms', middle('usual', 0)),
  ];
}

const sum = (list: readonly string[], figureOf: (at: number) => number) =>
  list.reduce((all, _, at) => all + figureOf(at), 0);
