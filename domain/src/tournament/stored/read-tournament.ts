import { type Fields, isFields } from '../../fields.ts';
import * as limits from '../../limits/limits.ts';
import type { Confirmations } from '../confirmations.schema.ts';
import type { PublicTournament, Tournament, VisibleTournament } from '../tournament.schema.ts';
import { count, instant, readPublicTournament, readShown } from './read-public.ts';

function isHours(value: unknown, least: number): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= limits.confirmationHours.most
  );
}

function confirmations(value: unknown): Confirmations | null {
  if (!isFields(value)) return null;
  const { enrolmentHours, matchFromHours, matchUntilHours, finalUntilMinutes: final } = value;
  if (!isHours(enrolmentHours, 1) || !isHours(matchFromHours, 1) || !isHours(matchUntilHours, 0)) return null;
  // Absent means no confirmation.
  const isFinal = typeof final === 'number' && Number.isInteger(final) && final >= 0 && final <= limits.mostBeforeFinal;
  return { enrolmentHours, matchFromHours, matchUntilHours, finalUntilMinutes: isFinal ? final : null };
}

/** Reads a tournament's own document, including fields for players only. */
export function readVisibleTournament(id: string, fields: Fields): VisibleTournament {
  return {
    ...readShown(id, fields),
    confirmations: confirmations(fields.confirmations),
    confirmationsSince: instant(fields.confirmationsSince),
    lastInLine: count(fields.lastInLine),
  };
}

/** Reads a whole tournament, including private fields. */
export function readTournament(id: string, fields: Fields): Tournament {
  return { ...readVisibleTournament(id, fields), publishDate: instant(fields.publishDate) };
}

/** Reduces a tournament to its public view. */
export function toPublicTournament(tournament: VisibleTournament): PublicTournament | null {
  return readPublicTournament(tournament.id, tournament);
}
