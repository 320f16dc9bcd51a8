import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResult } from './read-result.ts';

const TABLES = [
  [12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0],
  [20, 17, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5],
  [10, 6, 5, 4, 3, 2, 1, 1, 0, 0, 0, 0],
];
// Names that look like places, kills, headings and points.
const NAMES = [
  'HALCONES|Team 1|Team 11|7 Vidas|K-9|K12|Duo 22|Top Gun|Kill Squad|Pts FC|Total War|MVP|Booyah Boys|R.I.P',
  'C9 • Rex|G2|100 Ladrones|4K Élite|꧁ßlack꧂|El Clan|99|Águilas',
].flatMap((names) => names.split('|'));

interface Line {
  name: string;
  place: number;
  kills: number;
  forPlace: number;
  total: number;
  /** Its number in the text, from 1. */
  at: number;
}

interface Shape {
  id: string;
  head?: string;
  /** Its line, with the parts of a `Line` as `<name>`. */
  line: string | ((line: Line) => string);
  /** Points of a foreign table are indistinguishable from kills. */
  isByTable?: true;
  /** Lines stand by place. */
  isOrdered?: true;
  hasNoKills?: true;
}

const written = (line: Shape['line'], row: Line) =>
  typeof line === 'string' ? line.replaceAll(/<(\w+)>/g, (_, part) => String(Object(row)[part])) : line(row);

const [isByTable, isOrdered, hasNoKills] = [true, true, true] as const;

const shapes: readonly Shape[] = [
  {
    id: 'medals',
    line: ({ place, name, kills }) => `${['🥇', '🥈', '🥉'][place - 1] ?? `${place}.`} ${name} ${kills}`,
  },
  { id: 'place in words', line: '<place>° Lugar - <name> - <kills> bajas' },
  {
    id: 'place, name, kills, minutes',
    line: ({ place, name, kills }) => `${place}º  ${name}  - ${kills} baixas - 18:${place + 10}`,
  },
  { id: 'kills and points', line: '<place>. <name> (<kills> kills / <total> pts)' },
  { id: 'a sum', line: '<place>. <name> <forPlace> + <kills> = <total>' },
  { id: 'points alone', line: '<place>. <name> <total> pts', hasNoKills },
  { id: 'a bare total', line: '<place>. <name>: <total>', hasNoKills, isByTable },
  { id: 'points for places', line: '<place> <name> <forPlace>', hasNoKills },
  { id: 'the order and a total', line: '<name> = <total>,', isOrdered, hasNoKills, isByTable },
  { id: 'the order and points for it', line: '<name> <forPlace>', isOrdered, hasNoKills },
  { id: 'the order and kills', line: '<name> <kills>', isOrdered },
  { id: 'the order, kills, total', line: '<name>\t<kills>\t<total>', isOrdered },
  { id: 'the order, points, kills', line: '<name>\t<forPlace>\t<kills>', isOrdered },
  { id: 'kills first', line: '<kills> <name> <place>' },
  { id: 'name, place, kills', line: '<name> <place> <kills>' },
  { id: 'name, kills, place', line: '<name>\t<kills>\t<place>' },
  { id: 'slot, name, place, kills', line: '<at>\t<name>\t<place>\t<kills>' },
  { id: 'place, kills, total', line: '<place>;<name>;<kills>;<total>' },
  { id: 'total first', line: '<place> - <name> - <total> (<kills>)' },
  { id: 'damage', line: ({ place, name, kills }) => `${place} ${name} ${kills} ${1000 + 130 * kills + place}` },
  { id: 'one cell a line', line: '<name>\n<place>º\n<kills> kills' },
  { id: 'headings in words', head: 'POS EQUIPO KILLS PTS', line: '<place> <name> <kills> <total>' },
  {
    id: 'rank and place',
    head: 'N,Equipo,Puesto final,Kills totales,Puntaje',
    line: '<at>,<name>,<place>,<kills>,<total>',
  },
  {
    id: 'points for kills',
    head: 'Lugar\tClan\tElims\tPts kills\tTotal',
    line: ({ place, name, kills, forPlace }) => `${place}\t${name}\t${kills}\t${kills * 2}\t${forPlace + kills * 2}`,
  },
  { id: 'an unknown heading', head: 'Equipo\tPuesto\tMatados por equipo', line: '<name>\t<place>\t<kills>' },
  { id: 'a log', line: 'TeamName: <name>, Rank: <place>, KillScore: <kills>, TotalScore: <total>' },
  { id: 'JSON lines', line: '{"equipo":"<name>","puesto":<place>,"bajas":<kills>,"puntos":<total>}' },
];

const settings = fc.record({
  names: fc.shuffledSubarray(NAMES, { minLength: 4, maxLength: 12 }),
  kills: fc.oneof(
    fc.array(fc.nat(12), { minLength: 12, maxLength: 12 }),
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 12 }),
  ),
  table: fc.constantFrom(...TABLES),
  isShuffled: fc.boolean(),
  around: fc.constantFrom(
    ['', ''],
    ['🔥 *RESULTADOS SALA 3* 🔥\nMAPA: BERMUDA\n\n', '\n\nGracias a todos 🙌'],
    ['', '\nTOTAL 40'],
  ),
  seed: fc.nat(),
});

test.each(shapes)(
  '$id: no value is wrong without a question, and no row is lost',
  ({ head, line, isByTable, isOrdered, hasNoKills }) => {
    fc.assert(
      fc.property(settings, ({ names, kills, table, isShuffled, around, seed }) => {
        const rows = names.map((name, at) => {
          const [forPlace = 0, taken = 0] = [(isByTable === true ? TABLES[0] : table)?.[at], kills[at]];
          return { name, place: at + 1, kills: taken, forPlace, total: forPlace + taken };
        });
        const order = (place: number) => (place * 7919 + seed) % 101;
        const listed =
          isShuffled && isOrdered !== true ? rows.toSorted((a, b) => order(a.place) - order(b.place)) : rows;
        const body = listed.map((row, at) => written(line, { ...row, at: at + 1 }));
        const text = around[0] + [...(head === undefined ? [] : [head]), ...body].join('\n') + around[1];
        const lobby = names.map((name) => ({ id: name, name, players: [], aliases: [] }));
        const read = readResult(text, lobby);
        for (const { name, place, kills: taken } of rows) {
          const row = read.rows.find(({ entryId, played }) => entryId === name && played);
          const isAsked = (column: string) =>
            read.questions.some(
              (each) =>
                (each.column === null || each.column === column || each.column === 'name') &&
                (each.line === null ||
                  each.line === row?.line ||
                  each.entryIds.includes(name) ||
                  each.text.includes(name)),
            );
          const wrong = [
            row?.placement === place || isAsked('placement') ? '' : `place ${row?.placement}`,
            row?.kills === (hasNoKills ? null : taken) || isAsked('kills') ? '' : `kills ${row?.kills}`,
          ].join('');
          expect(wrong, `${name} in\n${text}`).toBe('');
        }
      }),
      { numRuns: 60, seed: 56 },
    );
  },
);
