import type { Confirmations } from '../confirmation/confirmations.schema.ts';
import * as limits from '../limits.ts';
import { type Instant, toMillis } from '../time/instant.ts';
import type { ResultSummary } from './result-summary.schema.ts';
import { normalizeRules } from './rules.ts';
import { readTeamSize } from './team-size.ts';
import type { PublicTournament, Tournament, VisibleTournament } from './tournament.schema.ts';

type Fields = Readonly<Record<string, unknown>>;

function text(...candidates: unknown[]): string {
  const found = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
}

function instant(...candidates: unknown[]): Instant {
  const known = candidates.map((value) => toMillis(text(value))).find((millis) => millis !== null);
  return known === undefined ? null : new Date(known).toISOString();
}

function count(...candidates: unknown[]): number {
  for (const value of candidates) {
    if (Array.isArray(value)) return value.length;
    if (typeof value === 'number' && Number.isFinite(value)) {
      return Math.min(Math.max(0, Math.trunc(value)), Number.MAX_SAFE_INTEGER);
    }
  }
  return 0;
}

/** A fee as a numeric text; anything that isn't a number above 0 means free and comes out as '0'. */
function fee(value: unknown): string {
  const amount = typeof value === 'number' ? value : Number(text(value));
  return Number.isFinite(amount) && amount > 0 ? String(amount) : '0';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const RESULT_STATES = ['planned', 'playing', 'finished'] as const;

const WAITING_LISTS = ['automatic', 'by_hand'] as const;

function resultSummary(value: unknown): ResultSummary | null {
  if (!isFields(value)) return null;
  const state = RESULT_STATES.find((each) => each === value.state);
  if (state === undefined) return null;
  const names = Array.isArray(value.first) ? value.first : [];
  return {
    state,
    first: names.filter((name) => typeof name === 'string'),
    points: typeof value.points === 'number' ? value.points : 0,
    nextAt: instant(value.nextAt),
  };
}

function isHours(value: unknown, least: number): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= limits.confirmationHours.most
  );
}

function confirmations(value: unknown): Confirmations | null {
  if (!isFields(value)) return null;
  const { enrolmentHours, matchFromHours, matchUntilHours } = value;
  if (!isHours(enrolmentHours, 1) || !isHours(matchFromHours, 1) || !isHours(matchUntilHours, 0)) return null;
  return { enrolmentHours, matchFromHours, matchUntilHours };
}

/**
 * Reads what visitors see of a tournament out of its document, a reply or a browser's storage, whatever its age: accepts
 * the specification's alternative names (`title`, `startDate`, `maxParticipants`, `registeredPlayers`,
 * `registrations`; section 3) and replaces what is missing or of the wrong type by its empty value.
 * @param fields plain values; instants as ISO texts.
 */
export function readVisibleTournament(id: string, fields: Fields): VisibleTournament {
  return {
    id,
    name: text(fields.name, fields.title),
    description: text(fields.description),
    date: instant(fields.date, fields.startDate),
    endDate: instant(fields.endDate),
    registrationDeadline: instant(fields.registrationDeadline),
    maxPlayers: count(fields.maxPlayers, fields.maxParticipants),
    currentPlayers: count(fields.currentPlayers, fields.registeredPlayers, fields.registrations),
    status: text(fields.status),
    publishedAt: instant(fields.publishedAt),
    gameMode: text(fields.gameMode),
    mapSelection: text(fields.mapSelection),
    modality: text(fields.modality),
    teamSize: readTeamSize(fields.teamSize, text(fields.modality)),
    format: text(fields.format),
    entryFee: fee(fields.entryFee),
    prizePool: text(fields.prizePool),
    prize: text(fields.prize),
    rules: normalizeRules(fields.rules),
    linkedFormId: text(fields.linkedFormId) || null,
    poster: text(fields.poster) || null,
    confirmations: confirmations(fields.confirmations),
    confirmationsSince: instant(fields.confirmationsSince),
    // Where it was never said, nobody was asked.
    guardianConsent: fields.guardianConsent === true,
    waitingList: WAITING_LISTS.find((each) => each === fields.waitingList) ?? 'off',
    waitingPlayers: count(fields.waitingPlayers),
    lastInLine: count(fields.lastInLine),
    result: resultSummary(fields.result),
    revision: count(fields.revision),
  };
}

/** Reads a whole tournament in the same way, with what stays inside. */
export function readTournament(id: string, fields: Fields): Tournament {
  return { ...readVisibleTournament(id, fields), publishDate: instant(fields.publishDate) };
}

/** The public view of a tournament, or null where it isn't published: the only way one reaches a visitor. */
export function toPublicTournament(tournament: VisibleTournament): PublicTournament | null {
  if (tournament.status !== 'published') return null;
  return {
    id: tournament.id,
    name: tournament.name,
    description: tournament.description,
    date: tournament.date,
    endDate: tournament.endDate,
    registrationDeadline: tournament.registrationDeadline,
    maxPlayers: tournament.maxPlayers,
    currentPlayers: tournament.currentPlayers,
    status: 'published',
    publishedAt: tournament.publishedAt,
    gameMode: tournament.gameMode,
    mapSelection: tournament.mapSelection,
    modality: tournament.modality,
    teamSize: tournament.teamSize,
    format: tournament.format,
    entryFee: tournament.entryFee,
    prizePool: tournament.prizePool,
    prize: tournament.prize,
    rules: tournament.rules,
    linkedFormId: tournament.linkedFormId,
    poster: tournament.poster,
    waitingList: tournament.waitingList,
    waitingPlayers: tournament.waitingPlayers,
    result: tournament.result,
    revision: tournament.revision,
  };
}

/** The published tournaments in a list of plain values from anywhere, each with its id; what isn't one is left out. */
export function readPublicTournaments(values: unknown): PublicTournament[] {
  if (!Array.isArray(values)) return [];
  return values.filter(isFields).flatMap((fields) => {
    const tournament = toPublicTournament(readVisibleTournament(text(fields.id), fields));
    return tournament?.id ? [tournament] : [];
  });
}
