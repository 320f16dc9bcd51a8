import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleRows, sampleScoring } from '../competition-samples.ts';
import { resultRefusals } from './result-refusals.ts';
import { startTapping, type Tapping, type TappingAction, tap, tappedResult, tappedRows, tappingOf } from './tapping.ts';

const LOBBY = ['A', 'B', 'C', 'D'];

/**
 * 'B' taps B, 'B5' gives it 5 kills, 'B?' marks its kills unknown, 'B!' marks it absent, 'B-' clears its place, 'B>1'
 * moves it. '<' undoes; '^' and '_' count from the first and the last. 'rest-' and 'rest?' mark the untapped; '0' sets
 * missing kills to 0.
 */
function actionOf(text: string): TappingAction {
  const [entryId = '', sign = '', ...number] = text;
  if (text === '<') return { do: 'undo' };
  if (text === '^' || text === '_') return { do: 'from', end: text === '^' ? 'first' : 'last' };
  if (text === 'rest-') return { do: 'rest', are: 'absent' };
  if (text === 'rest?') return { do: 'rest', are: 'unplaced' };
  if (text === '0') return { do: 'no_more_kills' };
  if (sign === '') return { do: 'tap', entryId };
  if (sign === '!') return { do: 'absent', entryId };
  if (sign === '-') return { do: 'unplace', entryId };
  if (sign === '>') return { do: 'move', entryId, to: Number(number.join('')) };
  return { do: 'kills', entryId, kills: sign === '?' ? null : Number(text.slice(1)) };
}

function tapped(text: string, start: Tapping = startTapping(LOBBY)): Tapping {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .reduce((tapping, part) => tap(tapping, actionOf(part)), start);
}

function rowsOf(tapping: Tapping): string {
  return tappedRows(tapping)
    .map(({ entryId, played, placement, kills }) =>
      played ? `${entryId}:${placement ?? '?'}:${kills ?? '?'}` : `${entryId}:-`,
    )
    .join(' ');
}

test.each<{ name: string; taps: string; rows: string }>([
  { name: 'the first tap is the winner', taps: 'B A D C', rows: 'A:2:? B:1:? C:4:? D:3:?' },
  { name: 'from the last, the first tap is the last place', taps: '_ B A D C', rows: 'A:3:? B:4:? C:1:? D:2:?' },
  { name: 'from the last, with the rest marked absent', taps: '_ B A rest-', rows: 'A:1:? B:2:? C:- D:-' },
  { name: 'from the last, an absent entry takes no place', taps: 'D! _ B A C', rows: 'A:2:? B:3:? C:1:? D:-' },
  { name: 'the rest played without a place', taps: 'B A rest?', rows: 'A:2:? B:1:? C:?:? D:?:?' },
  { name: 'kills are set back to unknown', taps: 'B B12 B?', rows: 'A:- B:1:? C:- D:-' },
  { name: 'missing kills become 0', taps: 'B A rest? B4 0', rows: 'A:2:0 B:1:4 C:?:0 D:?:0' },
  { name: 'undo removes the last tap', taps: 'B A <', rows: 'A:- B:1:? C:- D:-' },
  { name: 'an unknown entry is ignored', taps: 'X X3 X! B', rows: 'A:- B:1:? C:- D:-' },
  { name: 'an absent entry is tapped after all', taps: 'B! A B', rows: 'A:1:? B:2:? C:- D:-' },
  { name: 'a tapped entry becomes absent', taps: 'B A C B!', rows: 'A:1:? B:- C:2:? D:-' },
  { name: 'kills of an absent entry are ignored', taps: 'B! B4 A', rows: 'A:1:? B:- C:- D:-' },
  { name: 'a place is cleared', taps: 'B A C A-', rows: 'A:- B:1:? C:2:? D:-' },
  { name: 'an entry moves up', taps: 'B A C D>1 D D>1', rows: 'A:3:? B:2:? C:4:? D:1:?' },
  { name: 'an entry moves while counting from the last', taps: '_ A B C D D>4', rows: 'A:3:? B:2:? C:1:? D:4:?' },
  { name: 'impossible kills are ignored', taps: 'B B999 B4', rows: 'A:- B:1:4 C:- D:-' },
])('$name', ({ taps, rows }) => {
  expect(rowsOf(tapped(taps))).toBe(rows);
});

describe('a result being tapped', () => {
  test('shows the next place and the entries without one', () => {
    expect(tappedResult(tapped('B A'))).toMatchObject({ next: 3, waiting: ['C', 'D'], absent: [], unplaced: [] });
    expect(tappedResult(tapped('D! _ B'))).toMatchObject({ next: 2, waiting: ['A', 'C'], absent: ['D'] });
    expect(tappedResult(tapped('B A rest?'))).toMatchObject({ waiting: [], unplaced: ['C', 'D'] });
  });

  test('asks for kills by place, then for entries without a place', () => {
    const taps = ['B A', 'B A B3', 'B A B3 A0', 'B A rest? B3 A0', 'B A rest- B3 A0'];
    const asked = taps.map((text) => tappedResult(tapped(text)).nextForKills);
    expect(asked).toEqual(['B', 'A', null, 'C', null]);
  });
});

describe('an existing result', () => {
  test.each(['A:2:3 B:1:0 C:?:1 D:-', 'A:1:? B:2:2 C:3:1 D:4:0'])(
    '%s is converted to taps and back unchanged',
    (text) => {
      const tapping = tappingOf(LOBBY, sampleRows(text));
      expect(tapping && rowsOf(tapping)).toBe(text);
    },
  );

  test.each(['A:1:0 B:3:0', 'A:1:0 B:2:0 C:2:0', 'A:2:0'])('%s cannot be reached by taps', (text) => {
    expect(tappingOf(LOBBY, sampleRows(text))).toBeNull();
  });
});

test('any taps give one row per entry and no repeated or impossible place', () => {
  const anyone = fc.constantFrom(...LOBBY, 'X');
  const number = fc.integer({ min: -1, max: 6 });
  const action: fc.Arbitrary<TappingAction> = fc.oneof(
    fc.record({ do: fc.constant('tap' as const), entryId: anyone }),
    fc.record({ do: fc.constant('move' as const), entryId: anyone, to: number }),
    fc.record({ do: fc.constantFrom('unplace' as const, 'absent' as const), entryId: anyone }),
    fc.record({ do: fc.constant('kills' as const), entryId: anyone, kills: fc.option(number) }),
    fc.record({ do: fc.constant('rest' as const), are: fc.constantFrom('absent' as const, 'unplaced' as const) }),
    fc.record({ do: fc.constant('from' as const), end: fc.constantFrom('first' as const, 'last' as const) }),
    fc.record({ do: fc.constantFrom('undo' as const, 'no_more_kills' as const) }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const tapping = actions.reduce(tap, startTapping(LOBBY));
      const rows = tappedRows(tapping);
      expect(rows.map(({ entryId }) => entryId)).toEqual(LOBBY);
      const entries = LOBBY.map((id) => ({ id, name: id }));
      expect(resultRefusals(rows, { scoring: sampleScoring, group: { entryIds: LOBBY }, entries })).toEqual([]);
      const places = tappedResult(tapping).placed.map(({ placement }) => placement);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(Math.max(0, ...places)).toBeLessThanOrEqual(LOBBY.length);
      expect(Math.min(1, ...places)).toBe(1);
    }),
    { numRuns: 1_000 },
  );
});
