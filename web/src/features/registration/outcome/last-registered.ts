import { keepLink, saveLink } from '#lib/addresses/links.ts';
import { noteEnrolment, rememberedPlayer, rememberPlayer } from '#lib/storage/remembered-player.ts';
import type { SentRegistration } from '../sending/delivery.ts';

/** The last registration of this page, in memory only. */
let last: { tournamentId: string; values: Record<string, unknown> } | null = null;

/** Fields that aren't remembered: those of one attempt, and those of other people, because only the player consents. */
const NOT_KEPT: readonly string[] = ['tournamentId', 'requestId', 'link', 'team'];

/** Returns the values to prefill the next form. Consents are never prefilled. */
function valuesOf(body: SentRegistration): Record<string, unknown> {
  const answers = Object.fromEntries(Object.entries(body.answers).filter(([, each]) => !Array.isArray(each)));
  // Adults send no guardian.
  const age = body.guardian === undefined ? 'adult' : 'minor';
  return Object.fromEntries(Object.entries({ ...body, answers, age }).filter(([name]) => !NOT_KEPT.includes(name)));
}

interface Arrived {
  waits: boolean;
  /** True if the server has these fields, not earlier ones. */
  isHeld: boolean;
}

/** Stores a registration in the tab, and on a phone that remembers this player. */
export function noteRegistered(body: SentRegistration, { waits, isHeld }: Arrived): void {
  const { tournamentId, freeFireId, link } = body;
  noteEnrolment(tournamentId, waits);
  if (link !== undefined) {
    keepLink({ token: link, tournamentId, myRegistration: null });
    // A player who left the page finds the link in a new tab.
    saveLink(link);
  }
  if (!isHeld) return;
  const values = valuesOf(body);
  last = { tournamentId, values };
  if (rememberedPlayer()?.values.freeFireId === freeFireId) rememberPlayer(tournamentId, values);
}

export function forgetLastRegistered(): void {
  last = null;
}

/** Returns the values of this page's registration in a tournament, or null. */
export function lastRegistered(tournamentId: string): Record<string, unknown> | null {
  return last?.tournamentId === tournamentId ? last.values : null;
}
