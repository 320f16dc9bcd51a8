import { type Fields, isFields } from '../../fields.ts';
import { type Instant, toMillis } from '../../time/instant.ts';
import { normalizeRules } from '../rules.ts';
import { readTeamSize } from '../team-size.ts';
import type { PublicTournament, ResultSummary, Sponsor } from '../tournament.schema.ts';

/** Reads a fee as a numeric text; '0' for anything but a number above 0. */
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
    ...(value.drawn === true ? { drawn: true } : {}),
    first: names.filter((name) => typeof name === 'string'),
    points: typeof value.points === 'number' ? value.points : 0,
    live: value.live === true,
    nextAt: instant(value.nextAt),
  };
}

function sponsor(value: unknown): Sponsor | null {
  if (!isFields(value)) return null;
  const [name, picture, website] = [text(value.name), text(value.picture), text(value.website)];
  return name && picture ? { name, picture, website: website.startsWith('https://') ? website : '' } : null;
}

/**
 * Reads a tournament for visitors from a document, a reply or browser storage. Accepts the aliases `title`,
 * `startDate`, `maxParticipants`, `registeredPlayers` and `registrations` (docs/product.md). Missing or invalid values
 * become empty ones.
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
    reservedPlaces: count(fields.reservedPlaces),
    invitedPlayers: count(fields.invitedPlayers),
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
    sponsor: sponsor(fields.sponsor),
    // Absent means no.
    guardianConsent: fields.guardianConsent === true,
    asksNickname: fields.asksNickname === true,
    unlisted: fields.unlisted === true,
    waitingList: WAITING_LISTS.find((each) => each === fields.waitingList) ?? 'off',
    waitingPlayers: count(fields.waitingPlayers),
    result: resultSummary(fields.result),
    revision: count(fields.revision),
  };
}

/** Returns the public view of a tournament, or null if it isn't published. Every public path uses it. */
export function readPublicTournament(id: string, fields: Fields): PublicTournament | null {
  const { status, ...shown } = readShown(id, fields);
  return status === 'published' ? { ...shown, status } : null;
}

/** Reads published tournaments from a list of plain values with ids; invalid ones are left out. */
export function readPublicTournaments(values: unknown): PublicTournament[] {
  if (!Array.isArray(values)) return [];
  return values.filter(isFields).flatMap((fields) => {
    const tournament = readPublicTournament(text(fields.id), fields);
    return tournament?.id ? [tournament] : [];
  });
}

function text(...candidates: unknown[]): string {
  const found = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
}

export function instant(...candidates: unknown[]): Instant {
  const known = candidates.map((value) => toMillis(text(value))).find((millis) => millis !== null);
  return known === undefined ? null : new Date(known).toISOString();
}

export function count(...candidates: unknown[]): number {
  for (const value of candidates) {
    if (Array.isArray(value)) return value.length;
    // A form of the console stores what is typed as text.
    const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) {
      return Math.min(Math.max(0, Math.trunc(number)), Number.MAX_SAFE_INTEGER);
    }
  }
  return 0;
}
