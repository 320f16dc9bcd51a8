import type { Competition, Stage } from '../records/competition.schema.ts';
import { membersOf } from '../records/drawable.ts';
import { entryNames } from '../records/entry-name.ts';
import type { CompetitionRecords, Match } from '../records/match.schema.ts';
import { cancelledMatchesOf } from '../standings/cancelled.ts';
import { isCounted } from '../standings/counting.ts';
import { listed } from '../standings/spanish.ts';
import { allStandings } from '../standings/standings.ts';
import { type Advancing, advancing } from './advance.ts';
import { type AdvanceNote, advanceNotes } from './advance-notes.ts';
import { type DrawBy, drawStage } from './draw.ts';
import { finalPlaces } from './final-places.ts';
import { type CompetitionRefusal, refuse } from './refusals.ts';

export interface Closing {
  stageId: string;
  /** The choice among entries tied at a cut, in order. */
  chosen?: readonly string[];
  /** The draw of the next stage's groups; a snake by rank by default. */
  draw?: Exclude<DrawBy, { method: 'snake' }>;
  /** Comparison of the best of the rest; by default as planned. */
  by?: 'points' | 'average' | undefined;
  /** Time, ISO 8601 in UTC. */
  at: string;
}

type Facts = Pick<CompetitionRecords, 'entries' | 'matches'>;

/** The preview of a closing: who advances, and what the organiser should know. */
interface Preview {
  through: Advancing[];
  notes: AdvanceNote[];
}

interface Done extends Preview {
  competition: Competition;
  shown: string[][];
  refusals: [];
}

interface Refused extends Preview {
  competition: null;
  shown: [];
  refusals: CompetitionRefusal[];
}

/** Lists a stage's unfinished matches in playing order. */
export function openMatches(records: CompetitionRecords, stage: Stage): Match[] {
  const isOff = cancelledMatchesOf(records);
  return records.matches
    .filter((match) => match.stageId === stage.id && match.state !== 'official' && !isOff(match))
    .sort(playingOrder([stage]));
}

function unfinishedText({ groups }: Stage, { groupId, number }: Match): string {
  const group = groups.length === 1 ? undefined : groups.find(({ id }) => id === groupId);
  return `la partida ${number}${group === undefined ? '' : ` en ${group.name}`}`;
}

/** Lists corrections of a closed stage that aren't official yet. */
function unconfirmedIn(stage: Stage, { matches }: Facts): string[] {
  return matches
    .filter(({ stageId, state }) => stageId === stage.id && state === 'provisional')
    .sort(playingOrder([stage]))
    .map((match) => `${unfinishedText(stage, match)} de ${stage.name}`);
}

function refusalsToClose(competition: Competition, index: number, facts: Facts) {
  const [stage, next] = [competition.stages[index], competition.stages[index + 1]];
  if (stage === undefined) return [refuse('stage_unknown', 'stageId')];
  if (stage.state === 'closed') return [refuse('stage_closed', 'stageId')];
  const before = competition.stages.slice(0, index);
  if (before.some(({ state }) => state === 'open')) return [refuse('stage_before_open', 'stageId')];
  const waiting = [
    ...before.flatMap((one) => unconfirmedIn(one, facts)),
    ...openMatches({ competition, ...facts }, stage).map((match) => unfinishedText(stage, match)),
  ];
  if (waiting.length > 0) return [refuse('matches_unfinished', 'stageId', { matches: listed(waiting) })];
  if (next !== undefined && stage.advance === null) return [refuse('advance_missing', 'stageId')];
  const isPlayed = facts.matches.some((match) => match.stageId === next?.id && isCounted(match));
  if (isPlayed && (next?.groups.length ?? 0) > 1) return [refuse('next_stage_redrawn', 'stageId')];
  return [];
}

function withStage(competition: Competition, changed: Stage): Competition {
  return { ...competition, stages: competition.stages.map((stage) => (stage.id === changed.id ? changed : stage)) };
}

/** Returns the entries at ranks 1, 2 and 3 over all stages, a list for each rank because ties share one. */
function podiumOf(competition: Competition, { entries, matches }: Facts): string[][] {
  const places = finalPlaces(allStandings(competition, entries, matches), entries, competition);
  return [1, 2, 3].map((which) =>
    places
      .filter(({ place }) => place === which)
      .map(({ entryId }) => entryId)
      .sort(),
  );
}

/** Returns the stage with the comparison of the best of the rest that the closing asks for. */
function comparedBy(stage: Stage, { by }: Pick<Closing, 'by'>): Stage {
  if (stage.advance === null || by === undefined) return stage;
  const { perGroup, best } = stage.advance;
  return { ...stage, advance: { perGroup, best, ...(by === 'average' ? { by } : {}) } };
}

/**
 * Closes a stage and draws the advancing entries, with manually added ones, into the next one. Closing the last stage
 * ends the competition. A refusal changes nothing; its `through` previews the advancing entries. `shown` lists the
 * entries that the admin saw: the advancing ones as one list, or the podium of the last stage. `notes` are to be shown
 * before.
 */
export function closeStage(competition: Competition, facts: Facts, closing: Closing): Done | Refused {
  const index = competition.stages.findIndex(({ id }) => id === closing.stageId);
  const rows = allStandings(competition, facts.entries, facts.matches)[index]?.rows ?? [];
  const refusals = refusalsToClose(competition, index, facts);
  const [planned, next] = [competition.stages[index], competition.stages[index + 1]];
  if (planned === undefined || refusals.length > 0) {
    return { competition: null, through: [], notes: [], shown: [], refusals };
  }
  const stage = comparedBy(planned, closing);
  const closed = withStage(competition, { ...stage, state: 'closed' });
  if (next === undefined) {
    const shown = podiumOf(competition, facts);
    return { competition: { ...closed, state: 'finished' }, through: [], notes: [], shown, refusals: [] };
  }
  const names = entryNames(facts.entries);
  const nameOf = (entryId: string) => names.get(entryId) ?? entryId;
  const { through, tied } = advancing(stage, rows, facts, closing.chosen);
  const notes = advanceNotes(stage, rows, facts, nameOf);
  if (tied.length > 0) {
    const atTheCut = tied.map(({ entryIds }) =>
      refuse('tie_at_the_cut', 'chosen', { entries: listed(entryIds.map(nameOf)) }, entryIds),
    );
    return { competition: null, through, notes, shown: [], refusals: atTheCut };
  }
  const going = new Set([...membersOf(next), ...through.map(({ entryId }) => entryId)]);
  const entries = facts.entries.filter(({ id }) => going.has(id));
  const ranks = new Map(rows.map(({ entryId, stageRank }) => [entryId, stageRank]));
  const drawn = drawStage(next, entries, closing.draw ?? { method: 'snake', ranks }, closing.at);
  const shown = [through.map(({ entryId }) => entryId).sort()];
  return { competition: withStage(closed, drawn), through, notes, shown, refusals: [] };
}

/** Reopens a closed stage and removes its entries from the next one, unless that has a result. */
export function reopenStage(
  competition: Competition,
  matches: readonly Match[],
  stageId: string,
): { competition: Competition; refusals: [] } | { competition: null; refusals: CompetitionRefusal[] } {
  const index = competition.stages.findIndex(({ id }) => id === stageId);
  const [stage, next] = [competition.stages[index], competition.stages[index + 1]];
  const refused = (code: Parameters<typeof refuse>[0]) => ({ competition: null, refusals: [refuse(code, 'stageId')] });
  if (stage === undefined) return refused('stage_unknown');
  if (stage.state === 'open') return refused('stage_not_closed');
  if (next?.state === 'closed') return refused('next_stage_closed');
  if (matches.some((match) => match.stageId === next?.id && isCounted(match))) return refused('next_stage_has_results');
  const opened: Competition = { ...withStage(competition, { ...stage, state: 'open' }), state: 'playing' };
  if (next === undefined) return { competition: opened, refusals: [] };
  const came = membersOf(stage);
  const groups = next.groups.map((group) => ({
    ...group,
    entryIds: group.entryIds.filter((entryId) => !came.has(entryId)),
  }));
  return { competition: withStage(opened, { ...next, groups, draw: null }), refusals: [] };
}

type Placed = Pick<Match, 'id' | 'stageId' | 'groupId' | 'number'>;

/** Compares matches in playing order: by number, then by group. */
export function playingOrder(stages: readonly Pick<Stage, 'id' | 'groups'>[]): (a: Placed, b: Placed) => number {
  const groups = stages.flatMap(({ id, groups }) => groups.map((group) => `${id}/${group.id}`));
  const groupAt = ({ stageId, groupId }: Placed) => groups.indexOf(`${stageId}/${groupId}`);
  return (a, b) => a.number - b.number || groupAt(a) - groupAt(b) || (a.id < b.id ? -1 : 1);
}
