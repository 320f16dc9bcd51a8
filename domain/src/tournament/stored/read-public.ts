import { type Fields, isFields } from '../../fields.ts';
import type { ResultSummary } from '../result-summary.schema.ts';
import { normalizeRules } from '../rules.ts';
import type { PublicTournament } from '../tournament.schema.ts';
import { count, instant, text } from './read-fields.ts';
import { readTeamSize } from './read-team-size.ts';

/** A fee as a numeric text; anything that isn't a number above 0 means free and comes out as '0'. */
function fee(value: unknown): string {
  const amount = typeof value === 'number' ? value : Number(text(value));
  return Number.isFinite(amount) && amount > 0 ? String(amount) : '0';
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
    live: value.live === true,
    nextAt: instant(value.nextAt),
  };
}

/**
 * Reads what visitors' screens get of a tournament out of its document, a reply or a browser's storage, whatever its age:
 * accepts the specification's alternative names (`title`, `startDate`, `maxParticipants`, `registeredPlayers`,
 * `registrations`; section 3) and replaces what is missing or of the wrong type by its empty value.
 */
export function readShown(id: string, fields: Fields): Omit<PublicTournament, 'status'> & { status: string } {
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
    waitingList: WAITING_LISTS.find((each) => each === fields.waitingList) ?? 'off',
    waitingPlayers: count(fields.waitingPlayers),
    result: resultSummary(fields.result),
    revision: count(fields.revision),
  };
}

/** The public view of a tournament, or null where it isn't published: the only way one reaches a visitor. */
export function readPublicTournament(id: string, fields: Fields): PublicTournament | null {
  const { status, ...shown } = readShown(id, fields);
  return status === 'published' ? { ...shown, status } : null;
}

/** The published tournaments in a list of plain values from anywhere, each with its id; what isn't one is left out. */
export function readPublicTournaments(values: unknown): PublicTournament[] {
  if (!Array.isArray(values)) return [];
  return values.filter(isFields).flatMap((fields) => {
    const tournament = readPublicTournament(text(fields.id), fields);
    return tournament?.id ? [tournament] : [];
  });
}
