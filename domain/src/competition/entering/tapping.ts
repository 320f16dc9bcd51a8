import * as limits from '../../limits/limits.ts';
import type { ResultRow } from '../records/match.schema.ts';

/** The order of the taps: from the winner down, or from the first entry that dropped out. */
export type TappingEnd = 'first' | 'last';

/** One recorded gesture. */
type TappingStep =
  | { do: 'place'; entryId: string; from: TappingEnd }
  | { do: 'move'; entryId: string; to: number }
  | { do: 'unplace'; entryId: string }
  | { do: 'absent'; entryId: string }
  | { do: 'rest'; are: 'absent' | 'unplaced' }
  | { do: 'kills'; entryId: string; kills: number | null }
  | { do: 'no_more_kills' };

/** State of tapping, serialisable as JSON: the lobby, the order of the taps, and the steps. */
export interface Tapping {
  lobby: readonly string[];
  from: TappingEnd;
  steps: readonly TappingStep[];
}

/** An action of the user. `tap` places an entry at the current end. */
export type TappingAction =
  | Exclude<TappingStep, { do: 'place' }>
  | { do: 'tap'; entryId: string }
  | { do: 'from'; end: TappingEnd }
  | { do: 'undo' };

export interface TappedResult {
  placed: { entryId: string; placement: number }[];
  /** Entries without a tap or a mark. */
  waiting: string[];
  /** Entries that played without a place, such as the last of a large lobby. */
  unplaced: string[];
  absent: string[];
  /** The place that the next tap gives. */
  next: number;
  kills: ReadonlyMap<string, number>;
  /** The next entry whose kills are missing: by place, then entries without one; null if all are known. */
  nextForKills: string | null;
}

interface State {
  top: string[];
  bottom: string[];
  absent: Set<string>;
  rest: 'absent' | 'unplaced' | null;
  kills: Map<string, number>;
}

const without = (entryIds: readonly string[], entryId: string) => entryIds.filter((each) => each !== entryId);

/** Moves an entry to a place, counted from the first or from the last. */
function move(state: State, entryId: string, to: number, playing: number): State {
  const [top, bottom] = [without(state.top, entryId), without(state.bottom, entryId)];
  if (to <= top.length + 1 || bottom.length === 0) return { ...state, top: top.toSpliced(to - 1, 0, entryId), bottom };
  return { ...state, top, bottom: bottom.toSpliced(Math.max(0, playing - to), 0, entryId) };
}

function step(state: State, one: TappingStep, lobby: readonly string[]): State {
  switch (one.do) {
    case 'place': {
      const absent = new Set(without([...state.absent], one.entryId));
      const end = one.from === 'first' ? 'top' : 'bottom';
      return { ...state, absent, [end]: [...state[end], one.entryId] };
    }
    case 'move':
      return move(state, one.entryId, one.to, lobby.length - state.absent.size);
    case 'unplace':
      return { ...state, top: without(state.top, one.entryId), bottom: without(state.bottom, one.entryId) };
    case 'absent': {
      const kills = new Map([...state.kills].filter(([entryId]) => entryId !== one.entryId));
      const absent = new Set([...state.absent, one.entryId]);
      return { ...step(state, { do: 'unplace', entryId: one.entryId }, lobby), absent, kills };
    }
    case 'rest':
      return { ...state, rest: one.are };
    case 'kills': {
      const kills = new Map(state.kills);
      if (one.kills === null) kills.delete(one.entryId);
      else kills.set(one.entryId, one.kills);
      return { ...state, kills };
    }
    case 'no_more_kills': {
      const played = lobby.filter((entryId) => !state.absent.has(entryId));
      return { ...state, kills: new Map(played.map((entryId) => [entryId, state.kills.get(entryId) ?? 0])) };
    }
  }
}

/** Computes the result of the steps. Places that count from the last shift as absences become known. */
export function tappedResult({ lobby, from, steps }: Tapping): TappedResult {
  let state: State = { top: [], bottom: [], absent: new Set(), rest: null, kills: new Map() };
  for (const one of steps) state = step(state, one, lobby);
  const { top, bottom, rest, kills } = state;
  const left = lobby.filter((entryId) => ![...top, ...bottom].includes(entryId) && !state.absent.has(entryId));
  const absent = lobby.filter((entryId) => state.absent.has(entryId) || (rest === 'absent' && left.includes(entryId)));
  const playing = lobby.length - absent.length;
  const placed = [
    ...top.map((entryId, index) => ({ entryId, placement: index + 1 })),
    ...bottom.map((entryId, index) => ({ entryId, placement: playing - index })).reverse(),
  ];
  const unplaced = rest === 'unplaced' ? left : [];
  const asked = [...placed.map(({ entryId }) => entryId), ...unplaced];
  return {
    placed,
    waiting: rest === null ? left : [],
    unplaced,
    absent,
    next: from === 'first' ? top.length + 1 : playing - bottom.length,
    kills,
    nextForKills: asked.find((entryId) => !kills.has(entryId)) ?? null,
  };
}

/** Returns true if a step has an effect and leads to a valid result. */
function isPossible(tapping: Tapping, one: TappingStep): boolean {
  const { placed, absent, waiting, unplaced, kills, nextForKills } = tappedResult(tapping);
  const has = (entryId: string) => placed.some((each) => each.entryId === entryId);
  switch (one.do) {
    case 'place':
      return tapping.lobby.includes(one.entryId) && !has(one.entryId);
    case 'move':
      return has(one.entryId) && placed.some(({ placement }) => placement === one.to);
    case 'unplace':
      return has(one.entryId);
    case 'absent':
      return tapping.lobby.includes(one.entryId) && !absent.includes(one.entryId);
    case 'rest':
      return waiting.length > 0 || (one.are === 'absent' && unplaced.length > 0);
    case 'kills': {
      const isNumber = one.kills === null || (Number.isInteger(one.kills) && one.kills >= 0);
      const isFew = (one.kills ?? 0) <= limits.competition.killsPerRow;
      const changes = (kills.get(one.entryId) ?? null) !== one.kills;
      return isNumber && isFew && changes && tapping.lobby.includes(one.entryId) && !absent.includes(one.entryId);
    }
    case 'no_more_kills':
      return nextForKills !== null;
  }
}

/** Starts without a tapped entry. */
export function startTapping(lobby: readonly string[], from: TappingEnd = 'first'): Tapping {
  return { lobby, from, steps: [] };
}

/** Starts from an existing result; null if its places have gaps or ties. */
export function tappingOf(lobby: readonly string[], rows: readonly ResultRow[]): Tapping | null {
  const placed = rows
    .filter(({ placement }) => placement !== null)
    .sort((a, b) => (a.placement ?? 0) - (b.placement ?? 0));
  if (placed.some(({ placement }, index) => placement !== index + 1)) return null;
  const byId = new Map(rows.map((row) => [row.entryId, row]));
  const absent = lobby.filter((entryId) => byId.get(entryId)?.played !== true);
  return {
    lobby,
    from: 'first',
    steps: [
      ...placed.map(({ entryId }): TappingStep => ({ do: 'place', entryId, from: 'first' })),
      ...absent.map((entryId): TappingStep => ({ do: 'absent', entryId })),
      { do: 'rest', are: 'unplaced' },
      ...rows.flatMap(({ entryId, kills }): TappingStep[] => (kills === null ? [] : [{ do: 'kills', entryId, kills }])),
    ],
  };
}

/** Applies an action. An impossible one changes nothing; undo removes the last step. */
export function tap(tapping: Tapping, action: TappingAction): Tapping {
  if (action.do === 'undo') return { ...tapping, steps: tapping.steps.slice(0, -1) };
  if (action.do === 'from') return { ...tapping, from: action.end };
  const one: TappingStep = action.do === 'tap' ? { do: 'place', entryId: action.entryId, from: tapping.from } : action;
  return isPossible(tapping, one) ? { ...tapping, steps: [...tapping.steps, one] } : tapping;
}

/**
 * Returns the result's rows in the lobby's order. Waiting entries count as absent, so check `waiting` first. Missing
 * kills are unknown.
 */
export function tappedRows(tapping: Tapping): ResultRow[] {
  const settled = tap(tapping, { do: 'rest', are: 'absent' });
  const { placed, unplaced, kills } = tappedResult(tappedResult(tapping).waiting.length > 0 ? settled : tapping);
  const places = new Map<string, number | null>([
    ...placed.map(({ entryId, placement }) => [entryId, placement] as const),
    ...unplaced.map((entryId) => [entryId, null] as const),
  ]);
  return tapping.lobby.map((entryId) => {
    const placement = places.get(entryId);
    if (placement === undefined) return { entryId, played: false, placement: null, kills: null };
    return { entryId, played: true, placement, kills: kills.get(entryId) ?? null };
  });
}
