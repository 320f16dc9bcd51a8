import { describe, expect, test } from 'vitest';
import { sampleAdjustment, sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../competition-samples.ts';
import { standingsFile } from '../files/standings-file.ts';
import { advancingIds } from '../files/table-pages.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { buildResults } from '../standings/build-results.ts';
import { recompute } from '../standings/recompute.ts';
import { exchangesOf, exchangeText, newExchanges } from './exchange.ts';
import { seatNote, withSubstitutes } from './substitutes.ts';

const AT = '2026-11-20T20:00:00.000Z';
const draw = { method: 'snake' as const, at: AT, late: [] };
const ida = sampleStage('A B C D', { id: 'ida', name: 'Ida', state: 'closed', advance: { perGroup: 2, best: 0 } });
const vuelta = sampleStage('A B', { id: 'vuelta', name: 'Vuelta', draw });
const first = (rows: string, change: Partial<Match> = {}) =>
  sampleMatch(1, rows, { id: 'antes', stageId: 'ida', ...change });
const next = sampleMatch(1, 'A:1:0 B:2:0', { stageId: 'vuelta' });
const nameOf = (id: string) => `Equipo ${id}`;

interface Case {
  out?: Partial<Record<string, Partial<Entry>>>;
  /** Entries of the next stage. */
  came?: string;
  isPlayed?: boolean;
  before?: string;
}

function factsOf(rows: string, { out = {}, came = 'A B', isPlayed = true }: Case = {}) {
  const competition = sampleCompetition([ida, { ...vuelta, groups: sampleStage(came).groups }]);
  const entries = [...'ABCDX'].map((id) => sampleEntry(id, out[id]));
  return { competition, entries, matches: [first(rows), ...(isPlayed ? [next] : [])] };
}

const AS_PLAYED = 'A:1:5 B:2:4 C:3:3 D:4:0';
const STAYS = 'La fase siguiente ya tiene resultados y se queda como se jugó.';

describe('a correction of a closed stage tells who would have advanced', () => {
  test.each<[string, string, Case, string[]]>([
    [
      'instead of whom',
      'A:1:5 C:2:4 B:3:3 D:4:0',
      {},
      [`Con la tabla corregida de Ida habría avanzado Equipo C en lugar de Equipo B. ${STAYS}`],
    ],
    [
      'instead of several',
      'C:1:5 D:2:4 A:3:3 B:4:0',
      {},
      [`Con la tabla corregida de Ida habrían avanzado Equipo C y Equipo D en lugar de Equipo A y Equipo B. ${STAYS}`],
    ],
    ['not if the same advance in another order', 'B:1:5 A:2:4 C:3:3 D:4:0', {}, []],
    ['not if a tie at the cut is of one that advanced', 'A:1:5 B:2:4 C:2:4 D:4:0', {}, []],
    [
      'if others tie at the cut',
      'A:1:5 B:4:0 C:2:4 D:2:4',
      {},
      [`Con la tabla corregida de Ida, Equipo C y Equipo D empatarían por el lugar de Equipo B. ${STAYS}`],
    ],
    [
      'if the table agrees again',
      AS_PLAYED,
      { before: 'A:1:5 C:2:4 B:3:3 D:4:0' },
      ['Con este cambio, la tabla de Ida vuelve a coincidir con quienes avanzaron.'],
    ],
    ['not while the next stage has no result', 'A:1:5 C:2:4 B:3:3 D:4:0', { isPlayed: false }, []],
    ['not because of one that left since', 'A:1:6 B:2:4 C:3:3 D:4:0', { out: { A: { status: 'withdrawn' } } }, []],
    ['not because of one that was invited', 'A:1:6 B:2:4 C:3:3 D:4:0', { came: 'A B X' }, []],
  ])('%s', (_, rows, change, texts) => {
    const found = newExchanges(factsOf(change.before ?? AS_PLAYED, change), factsOf(rows, change));
    expect(found.map((one) => exchangeText(one, [ida, vuelta], nameOf))).toEqual(texts);
  });

  test('by points, too, and over a later stage to which points are carried', () => {
    const facts = factsOf(AS_PLAYED);
    const adjustment = { ...sampleAdjustment('C', 20, { stageId: 'ida' }), id: 'a', reason: 'x', by: 'x', at: AT };
    const adjusted = { ...facts, competition: { ...facts.competition, adjustments: [adjustment] } };
    expect(newExchanges(facts, adjusted)).toEqual([{ stageId: 'ida', would: ['C'], instead: ['B'] }]);
    const carried = { ...ida.scoring, carry: 'points' as const };
    const second = { ...vuelta, state: 'closed' as const, scoring: carried, advance: { perGroup: 1, best: 0 } };
    const last = sampleStage('A', { id: 'final', name: 'Final' });
    const over = (rows: string) => ({
      ...facts,
      competition: sampleCompetition([ida, second, last]),
      matches: [first(rows), next, sampleMatch(1, 'A:1:0', { id: 'f1' })],
    });
    const ahead = newExchanges(over(AS_PLAYED), over('B:1:30 A:2:4 C:3:3 D:4:0'));
    expect(ahead).toEqual([{ stageId: 'vuelta', would: ['B'], instead: ['A'] }]);
  });

  test('until the correction is official, unless a later one changed it', () => {
    const exchanges = [{ stageId: 'ida', would: ['C'], instead: ['B'] }];
    const correction = { revision: 2, at: AT, reason: 'Video', changes: [], exchanges };
    const corrected = (rows: string) => {
      const facts = factsOf(rows);
      const match = first(rows, { state: 'provisional', corrections: [correction] });
      return exchangesOf({ ...facts, matches: [match, next] }, 'antes');
    };
    expect([corrected('A:1:5 C:2:4 B:3:3 D:4:0'), corrected(AS_PLAYED)]).toEqual([exchanges, []]);
  });
});

describe('a disqualification after the stage was closed', () => {
  const disqualified = { A: { status: 'disqualified', keepsPoints: false } } as const;
  const shownOf = (change: Case) => {
    const facts = factsOf(AS_PLAYED, { ...change, out: disqualified });
    const competition = withSubstitutes(facts, () => false);
    const results = buildResults(competition, facts.entries, facts.matches, AT);
    const through = advancingIds(standingsFile({ id: 'copa', name: 'Copa', date: AT }, results), 'ida');
    expect(recompute(results)).toMatchObject({ agrees: true });
    return {
      table: results.tables[0]?.rows.map(({ entryId }) => `${entryId}${through.has(entryId) ? ' avanzó' : ''}`),
      note: seatNote(factsOf(AS_PLAYED, change), 'A', () => false, nameOf),
    };
  };

  test.each<[string, Case, ReturnType<typeof shownOf>]>([
    [
      'passes the seat and its mark to the next in line before the next stage begins',
      { isPlayed: false },
      {
        table: ['B avanzó', 'C avanzó', 'D', 'A'],
        note: 'Su lugar en Vuelta pasa a Equipo C, que sigue en la tabla de Ida.',
      },
    ],
    [
      'leaves the marks with those that really advanced afterwards',
      {},
      {
        table: ['B avanzó', 'C', 'D', 'A avanzó'],
        note: 'Ya avanzó a Vuelta, que ya empezó: en la tabla de Ida sigue marcado como quien avanzó, y nadie toma su lugar.',
      },
    ],
    [
      'of one that did not advance takes no seat',
      { came: 'B C' },
      { table: ['B avanzó', 'C avanzó', 'D', 'A'], note: null },
    ],
  ])('%s', (_, change, expected) => {
    expect(shownOf(change)).toEqual(expected);
  });

  test('says that confirmations settle the seat, or that nobody is next', () => {
    const facts = factsOf(AS_PLAYED, { isPlayed: false });
    expect(seatNote(facts, 'A', () => true, nameOf)).toContain('según las confirmaciones');
    const gone = { status: 'withdrawn' } as const;
    const alone = factsOf(AS_PLAYED, { isPlayed: false, out: { C: gone, D: gone } });
    expect(seatNote(alone, 'A', () => false, nameOf)).toContain('no pasa a nadie');
  });
});
