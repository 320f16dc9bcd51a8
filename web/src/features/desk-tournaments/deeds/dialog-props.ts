import type { DeskTournament } from '../../../lib/calls/desk-tournaments.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';

/** What a question about a tournament needs. */
export interface AboutTournament {
  tournament: DeskTournament;
  organiser: Organiser;
  /** Hears that the question was answered or taken back. */
  onClose: () => void;
}
