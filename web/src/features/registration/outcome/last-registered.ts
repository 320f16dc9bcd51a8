import type { RegistrationSubmission } from '@arena/domain';
import { keepLink, saveLink } from '../../../lib/addresses/links.ts';
import { noteEnrolment, rememberedPlayer, rememberPlayer } from '../../../lib/storage/memory.ts';

/** The last registration of this page, in its memory alone: a reload has forgotten it. */
let last: { tournamentId: string; values: Record<string, unknown> } | null = null;

/** What belongs to one try, and what is others': the phone asks its player alone. */
const NOT_KEPT: readonly string[] = ['tournamentId', 'requestId', 'link', 'team'];

/** What the next form can be filled in with. A tick is a consent: it is given each time, and not by what fills in. */
function valuesOf(body: RegistrationSubmission): Record<string, unknown> {
  const answers = Object.fromEntries(Object.entries(body.answers).filter(([, each]) => !Array.isArray(each)));
  // The form asked; of an adult nothing is sent.
  const age = body.guardian === undefined ? 'adult' : 'minor';
  return Object.fromEntries(Object.entries({ ...body, answers, age }).filter(([name]) => !NOT_KEPT.includes(name)));
}

/** A registration has arrived: the tab notes it, and a phone that remembers this player already keeps what is new. */
export function noteRegistered(body: RegistrationSubmission, waits: boolean): void {
  const { tournamentId, freeFireId, link } = body;
  const values = valuesOf(body);
  last = { tournamentId, values };
  noteEnrolment(tournamentId, waits);
  if (link !== undefined) keepLink({ token: link, tournamentId, place: null });
  if (rememberedPlayer()?.values.freeFireId !== freeFireId) return;
  rememberPlayer(tournamentId, values);
  if (link !== undefined) saveLink(link);
}

/** Who had the phone forget is forgotten by this page, too. */
export function forgetLastRegistered(): void {
  last = null;
}

/** What was filled in for that tournament on this page; null where nobody registered here since it was opened. */
export function lastRegistered(tournamentId: string): Record<string, unknown> | null {
  return last?.tournamentId === tournamentId ? last.values : null;
}
