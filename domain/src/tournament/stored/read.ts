import type { Confirmations } from '../../confirmation/confirmations.schema.ts';
import { type Fields, isFields } from '../../fields.ts';
import * as limits from '../../limits/limits.ts';
import type { PublicTournament, Tournament, VisibleTournament } from '../tournament.schema.ts';
import { count, instant } from './read-fields.ts';
import { readPublicTournament, readShown } from './read-public.ts';

function isHours(value: unknown, least: number): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= limits.confirmationHours.most
  );
}

function confirmations(value: unknown): Confirmations | null {
  if (!isFields(value)) return null;
  const { enrolmentHours, matchFromHours, matchUntilHours, finalUntilMinutes: final } = value;
  if (!isHours(enrolmentHours, 1) || !isHours(matchFromHours, 1) || !isHours(matchUntilHours, 0)) return null;
  // Where it was never said, nobody was asked.
  const isFinal = typeof final === 'number' && Number.isInteger(final) && final >= 0 && final <= limits.mostBeforeFinal;
  return { enrolmentHours, matchFromHours, matchUntilHours, finalUntilMinutes: isFinal ? final : null };
}

/** Reads all that a tournament's own document says, with what only those who play need. */
export function readVisibleTournament(id: string, fields: Fields): VisibleTournament {
  return {
    ...readShown(id, fields),
    confirmations: confirmations(fields.confirmations),
    confirmationsSince: instant(fields.confirmationsSince),
    // Where it was never said, nobody was asked.
    guardianConsent: fields.guardianConsent === true,
    lastInLine: count(fields.lastInLine),
  };
}

/** Reads a whole tournament in the same way, with what stays inside. */
export function readTournament(id: string, fields: Fields): Tournament {
  return { ...readVisibleTournament(id, fields), publishDate: instant(fields.publishDate) };
}

/** The public view of one that was read already. */
export function toPublicTournament(tournament: VisibleTournament): PublicTournament | null {
  return readPublicTournament(tournament.id, tournament);
}
