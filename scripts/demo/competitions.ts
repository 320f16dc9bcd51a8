import {
  DAY,
  type Entry,
  HOUR,
  MINUTE,
  planTemplates,
  type ResultRow,
  type Revision,
  sha256Hex,
  type TeamSize,
} from '@arena/domain';
import { adjustmentCreation } from '../../functions/src/competitions/adjustments.ts';
import type { CompetitionFacts } from '../../functions/src/competitions/competition-document.ts';
import { createPublishCache, publishedOf } from '../../functions/src/competitions/competition-document.ts';
import { consequencesOf } from '../../functions/src/competitions/consequences.ts';
import type { Decide } from '../../functions/src/competitions/decide.ts';
import { type Applicant, entryImport, fieldsOfRegistration } from '../../functions/src/competitions/entry-rules.ts';
import { matchStateChange, resultEntry } from '../../functions/src/competitions/match-rules.ts';
import { planUpdate } from '../../functions/src/competitions/plan.ts';
import { prizeAnswer, prizeDecision, prizeEdit } from '../../functions/src/competitions/prize-rules.ts';
import { stageClosing, stageDraw, stageReopening } from '../../functions/src/competitions/stage-rules.ts';
import { keyedHash } from '../../functions/src/platform/keyed-hash.ts';
import { demoAdmins } from './accounts.ts';
import type { demoRegistrations } from './registrations.ts';
import { DEMO_HASH_KEY } from './secrets.ts';
import type { DemoTournament } from './tournaments.ts';

export interface DemoDocument {
  path: string;
  fields: object;
}

type DemoRegistration = ReturnType<typeof demoRegistrations>[number];

interface StoredRevision {
  matchId: string;
  revision: Revision;
}

interface DemoMatchDay {
  tournamentId: string;
  teamSize: TeamSize;
  /** The first rows of each played match. */
  matches: readonly string[];
}

/** The first rows of a result; the others follow. '4:6' is the entry with 4 registered before it, and 6 kills. */
function headOf(text: string) {
  return text.split(' ').map((part) => {
    const [index = 0, kills = 0] = part.split(':').map(Number);
    return { index, kills };
  });
}

/** Returns a match's rows: its head, and the others in a pseudo-random order. */
function rowsOf({ tournamentId }: DemoMatchDay, entries: readonly Entry[], number: number, head: string): ResultRow[] {
  const first = headOf(head).flatMap(({ index, kills }) =>
    entries.slice(index, index + 1).map(({ id }) => ({ id, kills })),
  );
  const named = new Set(first.map(({ id }) => id));
  const chance = ({ seed }: Entry) => sha256Hex(`${tournamentId}:${number}:${seed}`);
  const rest = entries.filter(({ id }) => !named.has(id)).sort((a, b) => (chance(a) < chance(b) ? -1 : 1));
  const others = rest.map((entry) => ({ id: entry.id, kills: Number.parseInt(chance(entry).slice(0, 2), 16) % 3 }));
  return [...first, ...others].map(({ id, kills }, index) => ({
    entryId: id,
    played: true,
    placement: index + 1,
    // The last ones have no kills.
    kills: index > (first.length + others.length) / 2 ? 0 : kills,
  }));
}

function published(facts: CompetitionFacts, now: Date) {
  const { competition } = facts;
  if (competition === null) throw new Error('The demo has a competition without a plan.');
  return publishedOf({ ...facts, competition }, new Set(), createPublishCache(hash), now.toISOString());
}

function documentsOf(facts: CompetitionFacts, revisions: readonly StoredRevision[], now: Date): DemoDocument[] {
  const { competition, entries, matches, prizes } = facts;
  if (competition === null) return [];
  const { results, archive } = published(facts, now);
  const at = `competitions/${competition.tournamentId}`;
  const shownAt = `results/${competition.tournamentId}`;
  return [
    { path: at, fields: { ...competition, prizes, proofs: prizes.flatMap(({ proof }) => proof ?? []), writes: 1 } },
    ...entries.map((entry) => ({ path: `${at}/entries/${entry.id}`, fields: entry })),
    ...matches.map((match) => ({ path: `${at}/matches/${match.id}`, fields: match })),
    ...revisions.map(({ matchId, revision }) => ({
      path: `${at}/matches/${matchId}/revisions/${revision.n}`,
      fields: revision,
    })),
    { path: shownAt, fields: results.summary },
    { path: `archive/${competition.tournamentId}`, fields: archive },
    ...results.groups.map(({ id, group }) => ({ path: `${shownAt}/groups/${id}`, fields: group })),
  ];
}

const MATCH_TIME = 25 * MINUTE;

/** Plays a competition step by step with the product's own decisions. */
function playing(matchDay: DemoMatchDay, startedAt: Date) {
  let facts: CompetitionFacts = { competition: null, entries: [], matches: [], prizes: [] };
  let now = startedAt;
  const revisions: StoredRevision[] = [];
  const author = () => ({ actor: demoAdmins[0]?.uid ?? '', now, hash });
  const revision = () => facts.competition?.revision ?? 0;
  const entered = () => [...facts.entries].sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));

  function decide<Result>(make: (by: ReturnType<typeof author>) => Decide<Result>): void {
    const { next, revisions: kept = [] } = consequencesOf(facts, make(author())(facts), author());
    if (next !== undefined) facts = next;
    revisions.push(...kept);
    now = new Date(now.getTime() + MINUTE);
  }

  function matchOf(number: number) {
    const match = facts.matches.find((one) => one.number === number);
    if (match === undefined) throw new Error(`The demo has no match ${number} in '${matchDay.tournamentId}'.`);
    return match;
  }

  return {
    tournamentId: matchDay.tournamentId,
    published: () => published(facts, now),
    decide,
    revision,
    entered,
    /** Enters a played match's result; `reason` for a correction of an official one. */
    enter(number: number, head: string, reason: string | null = null) {
      const { id, revision: expectedRevision, startsAt } = matchOf(number);
      const playedAt = startsAt === null ? now : new Date(Date.parse(startsAt) + MATCH_TIME);
      if (playedAt > now) now = playedAt;
      const submission = { rows: rowsOf(matchDay, entered(), number, head), reason, expectedRevision };
      decide((by) => resultEntry(id, submission, by));
    },
    confirm(number: number) {
      const { id, revision: expectedRevision } = matchOf(number);
      const change = { state: 'official', from: 'provisional', expectedRevision } as const;
      decide((by) => matchStateChange(id, change, by));
    },
    moveTo(moment: Date) {
      if (moment > now) now = moment;
    },
    /** Decides `hours` after the end of the final. */
    after<Result>(hours: number, make: (by: ReturnType<typeof author>) => Decide<Result>) {
      const [{ finalAt } = { finalAt: '' }] = facts.prizes;
      now = new Date(Date.parse(finalAt) + hours * HOUR);
      decide(make);
    },
    prizeOf(rank: number) {
      const prize = facts.prizes.find((one) => one.rank === rank);
      if (prize === undefined) throw new Error(`The demo has no prize ${rank} in '${matchDay.tournamentId}'.`);
      return prize;
    },
    registrationOf(entryId: string | null): string {
      return facts.entries.find(({ id }) => id === entryId)?.registrationId ?? '';
    },
    documents: () => documentsOf(facts, revisions, now),
  };
}

const hash = keyedHash(DEMO_HASH_KEY);

type Playing = ReturnType<typeof playing>;

function applicantsOf({ tournamentId }: DemoMatchDay, registrations: readonly DemoRegistration[]): Applicant[] {
  const approved = registrations.filter(
    ({ stored }) => stored.tournamentId === tournamentId && stored.status === 'approved',
  );
  return approved.map(({ id, stored }) => ({
    id: sha256Hex(`entry ${id}`).slice(0, 20),
    registrationId: id,
    fields: fieldsOfRegistration({ ...stored, id }),
  }));
}

/** Builds plan, entries and played matches; if some are left, the last played one is provisional. */
function playedUpTo(
  matchDay: DemoMatchDay,
  startsAt: Date,
  registrations: readonly DemoRegistration[],
  matchCount = matchDay.matches.length,
): Playing {
  const { tournamentId, teamSize, matches } = matchDay;
  const competition = playing(matchDay, new Date(startsAt.getTime() - DAY));
  const applicants = applicantsOf(matchDay, registrations);
  const [template] = planTemplates(applicants.length, teamSize);
  const stages = (template?.stages ?? []).map((stage) => ({ ...stage, matchCount }));
  const plan = { teamSize, secondPerson: false, stages, expectedRevision: 0 };
  competition.decide((by) =>
    planUpdate({ id: tournamentId, date: startsAt.toISOString(), mapSelection: '' }, plan, by),
  );
  competition.decide(() => entryImport(applicants));
  const request = { method: 'registration', expectedRevision: competition.revision() } as const;
  competition.decide((by) => stageDraw('final', request, '', by));
  for (const [index, head] of matches.entries()) {
    competition.enter(index + 1, head);
    if (index + 1 < matches.length || matchCount === matches.length) competition.confirm(index + 1);
  }
  return competition;
}

/** Closes the final `after` milliseconds from its start, and creates its prizes. */
function finish(competition: Playing, { date, prizePool }: DemoTournament['tournament'], after = 4 * HOUR): void {
  const expectedRevision = competition.revision();
  competition.moveTo(new Date((date?.getTime() ?? 0) + after));
  competition.decide((by) =>
    stageClosing('final', { chosen: [], method: 'snake', expectedRevision }, { seed: '', prizePool }, by),
  );
}

/** A prize's delivery, in hours after the final, and its player's answer. */
interface Payment {
  rank: number;
  sent: number;
  answer?: { after: number; received: boolean };
}

function pay(competition: Playing, payments: readonly Payment[]): void {
  for (const { rank, sent, answer } of payments) {
    const sending = { state: 'sent', how: 'Transferencia', proof: null, expectedRevision: 1 } as const;
    competition.after(sent, (by) => prizeEdit(String(rank), sending, by));
    if (answer === undefined) continue;
    const id = competition.registrationOf(competition.prizeOf(rank).entryId);
    const said = { prizeId: String(rank), received: answer.received };
    competition.after(sent + answer.after, ({ now }) => prizeAnswer({ id }, said, now));
  }
}

/**
 * Six days later an entry is disqualified: the final is reopened, recounted and closed. The organisers give the second
 * prize to the new second; the third, already sent, stays undecided.
 */
function countAgain(competition: Playing, tournament: DemoTournament['tournament']): void {
  const { entryId: found } = competition.prizeOf(2);
  competition.moveTo(new Date((tournament.date?.getTime() ?? 0) + 6 * DAY));
  competition.decide(() => stageReopening('final', competition.revision()));
  const reason = 'En la grabación se ve que jugó dos partidas con una macro';
  const adjustment = { stageId: 'final', entryId: found ?? '', points: -12, reason, matchNumber: null };
  competition.decide((by) => adjustmentCreation('demo-macro', adjustment, by));
  finish(competition, tournament, 6 * DAY + HOUR);
  const { question, revision } = competition.prizeOf(2);
  const decision = { entryId: question?.candidates[0] ?? '', expectedRevision: revision };
  competition.decide(() => prizeDecision('2', decision));
}

/**
 * Competitions in every state of the screens: one under way, one with a champion, one decided by a tie-break, one
 * corrected after it was official. Their prizes are in every state.
 */
export function demoCompetitions(tournaments: readonly DemoTournament[], registrations: readonly DemoRegistration[]) {
  const tournamentOf = (id: string) => {
    const found = tournaments.find(({ tournament }) => tournament.id === id)?.tournament;
    if (found === undefined) throw new Error(`There is no demo tournament '${id}'.`);
    return found;
  };
  const startOf = (id: string) => {
    const { date } = tournamentOf(id);
    if (!date) throw new Error(`The demo tournament '${id}' has no date.`);
    return date;
  };
  const play = (matchDay: DemoMatchDay, matchCount?: number) =>
    playedUpTo(matchDay, startOf(matchDay.tournamentId), registrations, matchCount);

  const middle = play({ tournamentId: 'reto-alpine', teamSize: 1, matches: ['4:6 1:3', '7:4 4:5', '1:7 12:2'] }, 6);
  const late = middle.entered()[4]?.id ?? '';
  const adjustment = { stageId: 'final', entryId: late, points: -2, reason: 'Entró tarde a la sala', matchNumber: 2 };
  middle.decide((by) => adjustmentCreation('demo-ajuste', adjustment, by));

  const champion = play({
    tournamentId: 'copa-de-apertura',
    teamSize: 1,
    matches: ['2:5 9:4', '9:6 2:3', '14:4 2:4', '2:7 21:2', '21:3 9:3', '2:4 14:5'],
  });
  finish(champion, tournamentOf('copa-de-apertura'));
  pay(champion, [
    { rank: 1, sent: 20, answer: { after: 2, received: true } },
    { rank: 3, sent: 60 },
  ]);
  countAgain(champion, tournamentOf('copa-de-apertura'));

  // Two squads have the same points, and 'Furia Norte' has one Booyah more.
  const tied = ['0:4 1:7 2:2', '1:5 2:3 0:3', '0:8 2:4 3:2 1:7'];
  const byTieBreak = play({ tournamentId: 'choque-de-escuadras', teamSize: 4, matches: tied });
  finish(byTieBreak, tournamentOf('choque-de-escuadras'));
  pay(byTieBreak, [
    { rank: 1, sent: 30, answer: { after: 1, received: true } },
    { rank: 2, sent: 90, answer: { after: 5, received: true } },
    { rank: 3, sent: 31, answer: { after: 9, received: false } },
  ]);

  const corrected = play({
    tournamentId: 'copa-de-escuadras',
    teamSize: 4,
    matches: ['3:6 8:5', '8:7 3:4', '5:5 3:6', '3:3 5:4', '8:4 0:3', '0:6 8:5'],
  });
  corrected.enter(3, '3:6 5:5', 'Vimos la grabación: el Booyah fue de Zona Roja');
  finish(corrected, tournamentOf('copa-de-escuadras'));
  pay(corrected, [{ rank: 1, sent: 48 }]);
  const gone = {
    state: 'forfeited',
    reason: 'Nadie de la escuadra respondió en dos semanas.',
    expectedRevision: 1,
  } as const;
  corrected.after(15 * 24, (by) => prizeEdit('3', gone, by));

  const all = [middle, champion, byTieBreak, corrected];
  return {
    documents: all.flatMap((one) => one.documents()),
    archives: new Map(all.map((one) => [one.tournamentId, one.published().archive])),
    summaries: new Map(all.map((one) => [one.tournamentId, one.published().summary])),
  };
}
