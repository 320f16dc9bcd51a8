import type { Organiser } from '../../../lib/calls/organiser.ts';
import type { DeskTournament } from '../calls.ts';

/** What a question about a tournament needs. */
export interface AboutTournament {
  tournament: DeskTournament;
  organiser: Organiser;
  /** Hears that the question was answered or taken back. */
  onClose: () => void;
}
