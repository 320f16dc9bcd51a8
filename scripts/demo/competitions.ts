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
import type { Actor } from '../../functions/src/auth/actor.ts';
import { adjustmentCreation } from '../../functions/src/competitions/adjustment-decisions.ts';
import { type Applicant, entryImport, fieldsOfRegistration } from '../../functions/src/competitions/entry-decisions.ts';
import { matchStateChange, resultEntry } from '../../functions/src/competitions/match-decisions.ts';
import { type Decide, withFollowing } from '../../functions/src/competitions/outcome.ts';
import { planning } from '../../functions/src/competitions/plan-decisions.ts';
import { keptPublished, publishedOf } from '../../functions/src/competitions/published.ts';
import { drawing, stageClosing, stageReopening } from '../../functions/src/competitions/stage-decisions.ts';
import type { CompetitionFacts } from '../../functions/src/competitions/store.ts';
import { keyedHash } from '../../functions/src/platform/keyed-hash.ts';
import { answering, changing, deciding } from '../../functions/src/prizes/decisions.ts';
import { demoAdmins } from './accounts.ts';
import type { demoRegistrations } from './registrations.ts';
import { DEMO_HASH_KEY } from './secrets.ts';
import type { DemoTournament } from './tournaments.ts';

/** A document, and where it stands. */
export interface DemoDocument {
  path: string;
  fields: object;
}

type DemoRegistration = ReturnType<typeof demoRegistrations>[number];

interface StoredRevision {
  matchId: string;
  revision: Revision;
}

interface Evening {
  tournamentId: string;
  teamSize: TeamSize;
  /** The head of each match that was played. */
  matches: readonly string[];
}

/** The first rows of a result; the others follow. '4:6' is the entry with 4 registered before it, and 6 kills. */
function headOf(text: string) {
  return text.split(' ').map((part) => {
    const [index = 0, kills = 0] = part.split(':').map(Number);
    return { index, kills };
  });
}

/** The head of the match of that number, and all others behind it in an order of chance that is the same each time. */
function rowsOf({ tournamentId }: Evening, entries: readonly Entry[], number: number, head: string): ResultRow[] {
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
    // The last ones fall before they meet anybody.
    kills: index > (first.length + others.length) / 2 ? 0 : kills,
  }));
}

/** What visitors see of a competition. */
function published(facts: CompetitionFacts, now: Date) {
  const { competition } = facts;
  if (competition === null) throw new Error('The demo has a competition without a plan.');
  return publishedOf({ ...facts, competition }, new Set(), keptPublished(hash), now.toISOString());
}

function documentsOf(facts: CompetitionFacts, revisions: readonly StoredRevision[], now: Date): DemoDocument[] {
  const { competition, entries, matches, prizes } = facts;
  if (competition === null) return [];
  const { results, digest } = published(facts, now);
  const at = `competitions/${competition.tournamentId}`;
  const shownAt = `results/${competition.tournamentId}`;
  return [
    { path: at, fields: { ...competition, writes: 1 } },
    ...entries.map((entry) => ({ path: `${at}/entries/${entry.id}`, fields: entry })),
    ...matches.map((match) => ({ path: `${at}/matches/${match.id}`, fields: match })),
    ...prizes.map((prize) => ({ path: `${at}/prizes/${prize.id}`, fields: prize })),
    ...revisions.map(({ matchId, revision }) => ({
      path: `${at}/matches/${matchId}/revisions/${revision.n}`,
      fields: revision,
    })),
    { path: shownAt, fields: results.main },
    { path: `digests/${competition.tournamentId}`, fields: digest },
    ...results.parts.map(({ id, part }) => ({ path: `${shownAt}/parts/${id}`, fields: part })),
  ];
}

/** A competition as it is played before one's eyes: each decision is the one that the product makes. */
function playing(evening: Evening, startedAt: Date) {
  let facts: CompetitionFacts = { competition: null, entries: [], matches: [], prizes: [] };
  let now = startedAt;
  const revisions: StoredRevision[] = [];
  const actor = (): Actor => ({ uid: demoAdmins[0]?.uid ?? '', now });
  const revision = () => facts.competition?.revision ?? 0;
  const entered = () => [...facts.entries].sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));

  function decide<Result>(make: (actor: Actor) => Decide<Result>): void {
    const { next, revision: kept } = withFollowing(facts, make(actor())(facts), actor());
    if (next !== undefined) facts = next;
    if (kept !== undefined) revisions.push(kept);
    now = new Date(now.getTime() + MINUTE);
  }

  function matchOf(number: number) {
    const match = facts.matches.find((one) => one.number === number);
    if (match === undefined) throw new Error(`The demo has no match ${number} in '${evening.tournamentId}'.`);
    return match;
  }

  return {
    tournamentId: evening.tournamentId,
    published: () => published(facts, now),
    decide,
    revision,
    entered,
    /** Enters a match's result; `reason` where it corrects an official one. */
    enter(number: number, head: string, reason: string | null = null) {
      const { id, revision: expectedRevision } = matchOf(number);
      const submission = { rows: rowsOf(evening, entered(), number, head), reason, expectedRevision };
      decide((by) => resultEntry(id, submission, by));
    },
    confirm(number: number) {
      const { id, revision: expectedRevision } = matchOf(number);
      const change = { state: 'official', from: 'provisional', expectedRevision } as const;
      decide((by) => matchStateChange(id, change, by));
      now = new Date(now.getTime() + HOUR / 2);
    },
    moveTo(moment: Date) {
      now = moment;
    },
    /** Decides so many hours after the final was over. */
    after<Result>(hours: number, make: (actor: Actor) => Decide<Result>) {
      const [{ finalAt } = { finalAt: '' }] = facts.prizes;
      now = new Date(Date.parse(finalAt) + hours * HOUR);
      decide(make);
    },
    prizeOf(rank: number) {
      const prize = facts.prizes.find((one) => one.rank === rank);
      if (prize === undefined) throw new Error(`The demo has no prize ${rank} in '${evening.tournamentId}'.`);
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

/** Who plays: the approved registrations. */
function applicantsOf({ tournamentId }: Evening, registrations: readonly DemoRegistration[]): Applicant[] {
  const approved = registrations.filter(
    ({ stored }) => stored.tournamentId === tournamentId && stored.status === 'approved',
  );
  return approved.map(({ id, stored }) => ({
    id: sha256Hex(`entry ${id}`).slice(0, 20),
    registrationId: id,
    fields: fieldsOfRegistration({ ...stored, id }),
  }));
}

/** The plan, who plays, and the matches that were played; where there are more to come, the last one isn't official. */
function playedUpTo(
  evening: Evening,
  startsAt: Date,
  registrations: readonly DemoRegistration[],
  matchCount = evening.matches.length,
): Playing {
  const { tournamentId, teamSize, matches } = evening;
  const competition = playing(evening, new Date(startsAt.getTime() - DAY));
  const applicants = applicantsOf(evening, registrations);
  const [template] = planTemplates(applicants.length, teamSize);
  const stages = (template?.stages ?? []).map((stage) => ({ ...stage, matchCount }));
  const plan = { teamSize, secondPerson: false, stages, expectedRevision: 0 };
  competition.decide((by) => planning({ id: tournamentId, date: startsAt.toISOString(), mapSelection: '' }, plan, by));
  competition.decide((by) => entryImport(applicants, by));
  const request = { method: 'registration', expectedRevision: competition.revision() } as const;
  competition.decide((by) => drawing('final', request, '', by));
  for (const [index, head] of matches.entries()) {
    competition.enter(index + 1, head);
    if (index + 1 < matches.length || matchCount === matches.length) competition.confirm(index + 1);
  }
  return competition;
}

/** Closes the final so long after it began, and makes its prizes. */
function finish(competition: Playing, { date, prizePool }: DemoTournament['tournament'], after = 4 * HOUR): void {
  const expectedRevision = competition.revision();
  competition.moveTo(new Date((date?.getTime() ?? 0) + after));
  competition.decide((by) =>
    stageClosing('final', { chosen: [], method: 'snake', expectedRevision }, { seed: '', prizePool }, by),
  );
}

/** What became of a prize, and how many hours after the final: it was sent, and its player said something. */
interface Payment {
  rank: number;
  sent: number;
  answer?: { after: number; received: boolean };
}

function pay(competition: Playing, payments: readonly Payment[]): void {
  for (const { rank, sent, answer } of payments) {
    const sending = { state: 'sent', how: 'Transferencia', proof: null, expectedRevision: 1 } as const;
    competition.after(sent, (by) => changing(String(rank), sending, by));
    if (answer === undefined) continue;
    const id = competition.registrationOf(competition.prizeOf(rank).entryId);
    const said = { prizeId: String(rank), received: answer.received };
    competition.after(sent + answer.after, ({ now }) => answering({ id }, said, now));
  }
}

/**
 * Six days later somebody is found to have broken a rule: the final is opened, counted again and closed. The second
 * prize goes to who is second now, by the team's decision; of the third, which was sent, nobody has decided yet.
 */
function countAgain(competition: Playing, tournament: DemoTournament['tournament']): void {
  const { entryId: found } = competition.prizeOf(2);
  competition.moveTo(new Date((tournament.date?.getTime() ?? 0) + 6 * DAY));
  competition.decide((by) => stageReopening('final', competition.revision(), by));
  const reason = 'En la grabación se ve que jugó dos partidas con una macro';
  const adjustment = { stageId: 'final', entryId: found ?? '', points: -12, reason, matchNumber: null };
  competition.decide((by) => adjustmentCreation('demo-macro', adjustment, by));
  finish(competition, tournament, 6 * DAY + HOUR);
  const { question, revision } = competition.prizeOf(2);
  const decision = { entryId: question?.candidates[0] ?? '', expectedRevision: revision };
  competition.decide((by) => deciding('2', decision, by));
}

/**
 * Competitions for every state that a screen can show: one in the middle of its evening, one that ended with its
 * champion, one that a tie-break decided, one that was corrected after it was official; and their prizes in every state.
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
  const play = (evening: Evening, matchCount?: number) =>
    playedUpTo(evening, startOf(evening.tournamentId), registrations, matchCount);

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

  // Two squads end with as many points as each other: 'Furia Norte' has one Booyah more.
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
  corrected.after(15 * 24, (by) => changing('3', gone, by));

  const all = [middle, champion, byTieBreak, corrected];
  return {
    documents: all.flatMap((one) => one.documents()),
    digests: new Map(all.map((one) => [one.tournamentId, one.published().digest])),
    summaries: new Map(all.map((one) => [one.tournamentId, one.published().summary])),
  };
}
