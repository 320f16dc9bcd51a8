import { keepLink, saveLink } from '../../../lib/addresses/links.ts';
import { noteEnrolment, rememberedPlayer, rememberPlayer } from '../../../lib/storage/remembered-player.ts';
import type { SentRegistration } from '../sending/sent-registration.ts';

/** The last registration of this page, in its memory alone: a reload has forgotten it. */
let last: { tournamentId: string; values: Record<string, unknown> } | null = null;

/** Fields of one attempt, or about other people: the phone asks only its player for consent. */
const NOT_KEPT: readonly string[] = ['tournamentId', 'requestId', 'link', 'team'];

/** Values to fill the next form with. Consents are never filled: they are given each time. */
function valuesOf(body: SentRegistration): Record<string, unknown> {
  const answers = Object.fromEntries(Object.entries(body.answers).filter(([, each]) => !Array.isArray(each)));
  // The form asked; of an adult nothing is sent.
  const age = body.guardian === undefined ? 'adult' : 'minor';
  return Object.fromEntries(Object.entries({ ...body, answers, age }).filter(([name]) => !NOT_KEPT.includes(name)));
}

interface Arrived {
  waits: boolean;
  /** True if the server holds these fields, not earlier ones. */
  isHeld: boolean;
}

/** Notes an arrived registration in the tab; a phone that remembers this player keeps what is new. */
export function noteRegistered(body: SentRegistration, { waits, isHeld }: Arrived): void {
  const { tournamentId, freeFireId, link } = body;
  noteEnrolment(tournamentId, waits);
  if (link !== undefined) {
    keepLink({ token: link, tournamentId, myRegistration: null });
    // A player who left the page finds their place in a new tab.
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

/** Returns the values of that tournament's registration on this page; null without one. */
export function lastRegistered(tournamentId: string): Record<string, unknown> | null {
  return last?.tournamentId === tournamentId ? last.values : null;
}
