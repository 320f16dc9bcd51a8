import { describe, expect, test } from 'vitest';
import { place, rowsText, sampleResultEntry, sampleResultMatch, sampleResultView, sampleRows } from '../result-samples';
import {
  type EntryEvent,
  type EntryState,
  initialEntryState,
  isChanged,
  nextEntry,
  type SavedResult,
} from './entry-state.ts';
import { baseOf, type EnteredResult, type Entering, emptyEntering } from './result-drafts';

const self = { place, uid: 'ana' };
const entries = ['LOS', 'LOUD'].map((name) => sampleResultEntry(name));
const absent = 'los:- loud:-';
const mine = 'los:1:5 loud:2:3';
const theirs = 'los:2:5 loud:1:3';
const nothing = { saved: null, draft: null };

/** The competition, with the match's result of that author. */
function viewWith(rows = '', revision = 0, enteredBy = 'eva') {
  const played = revision === 0 ? {} : { rows: sampleRows(rows), revision, enteredBy, state: 'provisional' as const };
  return sampleResultView(entries, [sampleResultMatch(played)]);
}

function input(rows: string, revision = 0, change: Partial<Entering> = {}): EnteredResult {
  const base = baseOf(sampleResultMatch({ revision, rows: [] }));
  return { base, entering: { ...emptyEntering, rows: sampleRows(rows), ...change }, sent: null };
}

const saved = (state: SavedResult['state'], rows = mine): SavedResult => ({ ...input(rows), state, refusal: null });
const read = (
  view: ReturnType<typeof viewWith> | null,
  stored = nothing as { saved: SavedResult | null; draft: EnteredResult | null },
) => ({ do: 'read', view, stored }) satisfies EntryEvent;
const enter = (rows: string) => ({ do: 'enter', change: { rows: sampleRows(rows) } }) satisfies EntryEvent;

const stateAfter = (...events: EntryEvent[]) =>
  events.reduce<EntryState>((state, event) => nextEntry(state, event, self), initialEntryState);

/** A state in a word, with its rows. */
function text(state: EntryState): string {
  return state.at === 'loading' || state.at === 'gone' ? state.at : `${state.at} ${rowsText(state.entering.rows)}`;
}

const lost = { do: 'fail', error: new Error('x'), isGone: false } as const;
const over = { do: 'fail', error: new Error('x'), isGone: true } as const;
const [fresh, new1] = [read(viewWith()), read(viewWith(theirs, 1))];
const settle = { do: 'settle', entering: input(mine).entering } as const;

test.each<[what: string, events: EntryEvent[], state: string]>([
  ['nothing was read', [], 'loading'],
  ['reading failed', [lost], 'loading'],
  ['the match is gone', [over], 'gone'],
  ['nothing is planned any more', [fresh, read(null)], 'gone'],
  ['the match is read', [fresh], `entering ${absent}`],
  ['reading fails later', [fresh, lost], `entering ${absent}`],
  ['a result is read', [new1], `entering ${theirs}`],
  ['something is entered', [fresh, enter(mine)], `entering ${mine}`],
  ['a draft is kept', [read(viewWith(), { saved: null, draft: input(mine) })], `entering ${mine}`],
  ['another tab enters', [fresh, { do: 'store', stored: { saved: null, draft: input(mine) } }], `entering ${mine}`],
  ['it is saved', [fresh, { do: 'store', stored: { saved: saved('sending'), draft: null } }], `waiting ${mine}`],
  ['it was saved before', [read(viewWith(), { saved: saved('unsent'), draft: null })], `waiting ${mine}`],
  [
    'what was saved can’t be changed',
    [read(viewWith(), { saved: saved('unsent'), draft: null }), enter(absent)],
    `waiting ${mine}`,
  ],
  [
    'another result comes while it waits',
    [read(viewWith(theirs, 1), { saved: saved('unsent'), draft: null })],
    `waiting ${mine}`,
  ],
  ['the save was refused', [read(viewWith(), { saved: saved('refused'), draft: null })], `entering ${mine}`],
  [
    'the save met another result',
    [read(viewWith(theirs, 1), { saved: saved('conflict'), draft: null })],
    `conflict ${mine}`,
  ],
  [
    'the save was taken',
    [read(viewWith(), { saved: saved('sending'), draft: null }), read(viewWith(mine, 1, 'ana'))],
    `entering ${mine}`,
  ],
  ['another result comes during the input', [fresh, enter(mine), new1], `conflict ${mine}`],
  [
    'another result comes for a draft',
    [read(viewWith(theirs, 1), { saved: null, draft: input(mine) })],
    `conflict ${mine}`,
  ],
  ['the conflict lasts', [fresh, enter(mine), new1, new1], `conflict ${mine}`],
  ['the conflict is settled', [fresh, enter(mine), new1, settle], `entering ${mine}`],
  ['a settled conflict doesn’t come back', [fresh, enter(mine), new1, settle, new1], `entering ${mine}`],
  ['another result comes before the input', [fresh, new1], `entering ${theirs}`],
  ['the same result comes', [fresh, enter(mine), read(viewWith(mine, 1))], `entering ${mine}`],
  ['the other entered other rows', [fresh, enter('los:1:5 loud:-'), read(viewWith('loud:2:3', 1))], `entering ${mine}`],
  ['it is discarded', [fresh, enter(mine), { do: 'discard' }], `entering ${absent}`],
])('when %s', (_what, events, state) => {
  expect(text(stateAfter(...events))).toBe(state);
});

describe('an input', () => {
  test('is changed by rows, or by kills per player alone', () => {
    expect(isChanged(input(absent))).toBe(false);
    expect(isChanged(input(mine))).toBe(true);
    const playerKills = [{ entryId: 'los', player: 0, kills: 2 }];
    const base = { ...baseOf(sampleResultMatch({ revision: 1, rows: sampleRows(mine) })), playerKills };
    const same = { ...input(mine).entering, playerKills };
    expect(isChanged({ base, entering: same, sent: null })).toBe(false);
    expect(isChanged({ base: { ...base, playerKills: [] }, entering: same, sent: null })).toBe(true);
    // A result without them keeps the stored ones.
    expect(isChanged({ base, entering: input(mine).entering, sent: null })).toBe(false);
  });

  test('continues on its own save whose answer was lost', () => {
    const draft = { ...input('los:1:6 loud:2:3'), sent: sampleRows(mine) };
    const state = stateAfter(read(viewWith(mine, 1, 'ana'), { saved: null, draft }));
    expect(state).toMatchObject({ at: 'entering', base: { revision: 1 }, sent: null });
    expect(text(stateAfter(read(viewWith(mine, 1, 'eva'), { saved: null, draft })))).toContain('conflict');
  });

  test('keeps its paste with the questions when another result comes before anything certain', () => {
    const pasted = { text: 'Zorros 3', answers: {} };
    const state = stateAfter(fresh, { do: 'enter', change: { pasted } }, new1);
    expect(state).toMatchObject({ at: 'entering', base: { revision: 1 }, entering: { pasted } });
    expect(text(state)).toBe(`entering ${theirs}`);
  });

  test('keeps the kills by player of its paste when an equal result without them comes', () => {
    const playerKills = [{ entryId: 'los', player: 0, kills: 2 }];
    const match = sampleResultMatch({
      rows: sampleRows(mine),
      revision: 1,
      playerKills: [{ publicId: null, ...(playerKills[0] ?? expect.fail()) }],
    });
    const state = stateAfter(
      read(sampleResultView(entries, [match])),
      { do: 'enter', change: { pasted: { text: mine, answers: {} }, playerKills } },
      read(viewWith(mine, 2)),
    );
    expect(state).toMatchObject({ at: 'entering', base: { revision: 2, playerKills: [] }, entering: { playerKills } });
  });

  test('follows the lobby', () => {
    const state = stateAfter(read(viewWith(), { saved: null, draft: input('los:1:5') }));
    expect(text(state)).toBe('entering los:1:5 loud:-');
  });

  test('tells of another’s result until that is read, and of an earlier draft until it is changed', () => {
    const told = stateAfter(fresh, new1);
    expect(told).toMatchObject({ news: { isMerged: false, after: { revision: 1 } } });
    expect(nextEntry(told, { do: 'dismiss' }, self)).toMatchObject({ news: null });
    const merged = stateAfter(fresh, enter('los:1:5 loud:-'), read(viewWith('loud:2:3', 1)));
    expect(merged).toMatchObject({ news: { isMerged: true }, base: { revision: 1 } });
    const restored = stateAfter(read(viewWith(), { saved: null, draft: input(mine) }));
    expect(restored).toMatchObject({ isRestored: true });
    expect(nextEntry(restored, enter(theirs), self)).toMatchObject({ isRestored: false });
  });
});
