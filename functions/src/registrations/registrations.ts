import {
  questionsOf,
  type Registration,
  type RegistrationCorrection,
  type RegistrationDecision,
  type SeenRegistration,
  tallyOf,
} from '@arena/domain';
import type { BatchOutcome, ChangedRegistrations, FileReply, PlayersDecision, SendableLink } from '@arena/domain/api';
import { ApiError, found } from '../platform/api-error.ts';
import { forEachId } from '../platform/batch.ts';
import { actorOf, type Context } from '../platform/context.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import type { Origin } from '../platform/rate-limit/network-origin.ts';
import { listAllQuestions } from '../questions/questions.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { removal, statusChange } from './commands/commands.ts';
import {
  firstLinkOf,
  isUnopened,
  type LinkRequest,
  linkReading,
  linkReplacement,
  networkOf,
  repeatableLink,
} from './commands/links.ts';
import { assignablePlayerIds, correction, playersDecision } from './commands/player-commands.ts';
import { applyToRegistration } from './queue.ts';
import { type StoredRegistration, toRegistration } from './registration-document.ts';
import { csvOf, exportedQuestions, jsonOf } from './registration-export.ts';
import {
  findChanging,
  findRegistration,
  listRegistrationPage,
  type RegistrationFilter,
  registrationPages,
} from './registration-queries.ts';

/** Ids of the registrations in a call, and the revisions that the admin saw. */
interface Batch {
  ids: readonly string[];
  seen?: readonly SeenRegistration[] | undefined;
}

interface ExportFormat {
  format: 'csv' | 'json';
  timeZone: string;
}

export async function listRegistrations(
  context: Context,
  filter: RegistrationFilter,
  page: PageRequest,
): Promise<Page<Registration>> {
  const { items, nextCursor } = await listRegistrationPage(context, filter, page);
  return { items: items.map(toRegistration), nextCursor };
}

async function mustExist(context: Context, tournamentId: string): Promise<void> {
  found(await findTournament(context, tournamentId), 'tournament_not_found');
}

/** @throws ApiError `tournament_not_found` */
export async function listOfTournament(
  context: Context,
  tournamentId: string,
  filter: RegistrationFilter,
  page: PageRequest,
): Promise<Page<Registration>> {
  await mustExist(context, tournamentId);
  return listRegistrations(context, { ...filter, tournamentId }, page);
}

/** @throws ApiError `not_found` */
export async function getRegistration(context: Context, id: string): Promise<Registration> {
  return toRegistration(found(await findRegistration(context, id)));
}

/** Counts registrations that ask for other players by tournament. */
export async function listChanging(context: Context): Promise<ChangedRegistrations[]> {
  const all = tallyOf(await findChanging(context));
  return [...all].map(([tournamentId, count]) => ({ tournamentId, count }));
}

/**
 * Sets the status of a registration.
 * @throws ApiError `not_found`, `tournament_full` if it needs a seat again, or `decision_conflict` or `edit_conflict`
 * if it changed since the admin read it.
 */
export async function decideRegistration(
  context: Context,
  id: string,
  decision: RegistrationDecision,
): Promise<Registration> {
  const decide = statusChange(decision, actorOf(context));
  return toRegistration(found(await applyToRegistration(context, id, { decide })));
}

export function decideRegistrations(
  context: Context,
  { ids, seen }: Batch,
  decision: RegistrationDecision,
): Promise<BatchOutcome> {
  return forEachId(ids, async (id) => {
    await decideRegistration(context, id, { ...decision, ...seen?.find((shown) => shown.id === id) });
  });
}

export async function deleteRegistration(context: Context, id: string): Promise<void> {
  await applyToRegistration(context, id, { decide: removal(actorOf(context)) });
}

export function deleteRegistrations(context: Context, { ids }: Batch): Promise<BatchOutcome> {
  return forEachId(ids, (id) => deleteRegistration(context, id));
}

/**
 * Corrects the fields that a player filled in.
 * @throws ApiError `not_found`; `edit_conflict` if the registration changed since it was read; `already_registered` if
 * the ID holds a seat; `invalid` with a message for each faulty answer.
 */
export async function correctRegistration(
  context: Context,
  { id, ...changes }: RegistrationCorrection,
): Promise<Registration> {
  const decide = correction(changes, await listAllQuestions(context), actorOf(context));
  return toRegistration(
    found(await applyToRegistration(context, id, { decide, mayTake: assignablePlayerIds(changes) })),
  );
}

/**
 * Decides on the players that a registration asks for.
 * @throws ApiError `not_found`; `edit_conflict` after a concurrent edit; `decision_conflict` if another admin decided
 * differently; `consent_missing` or `teammate_refused` if a player may not play.
 */
export async function decidePlayers(context: Context, { id, ...seen }: PlayersDecision): Promise<Registration> {
  const decide = playersDecision(seen, actorOf(context));
  return toRegistration(found(await applyToRegistration(context, id, { decide })));
}

/** Replaces a registration's private link. @returns the token of the new one. @throws ApiError `not_found` */
export async function replaceLink(context: Context, id: string, { key, origin }: LinkRequest): Promise<string> {
  const { token, hash } = repeatableLink(context, `player ${id} ${key}`);
  const decide = linkReplacement(hash, actorOf(context), networkOf(context, origin));
  await applyToRegistration(context, id, { decide });
  return token;
}

/**
 * Returns the links of registrations that came without one, such as imported ones, to send them. None for a player who
 * has another link, or has opened this one.
 */
export async function sendableLinks(context: Context, ids: readonly string[], origin: Origin): Promise<SendableLink[]> {
  const network = networkOf(context, origin);
  const links = ids.map(async (id) => {
    const { token, hash } = firstLinkOf(context, id);
    const decide = linkReading(hash, actorOf(context), network);
    const read = await applyToRegistration(context, id, { decide }).catch(unlessMissing);
    const isToSend = read?.link === hash && isUnopened(read.linkMaker);
    return { id, token: isToSend ? token : null };
  });
  return Promise.all(links);
}

/** A deleted registration has no link to send. */
function unlessMissing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}

type Pages = AsyncGenerator<StoredRegistration[], void, undefined>;

/** Reads the first page at once, because an error during streaming can't change the response status. */
async function begun(pages: Pages): Promise<AsyncIterable<Registration[]>> {
  const first = await pages.next();
  async function* all() {
    if (!first.done) yield first.value.map(toRegistration);
    for await (const page of pages) yield page.map(toRegistration);
  }
  return all();
}

/** Returns a lookup of tournament names that reads each tournament once. */
function tournamentNames(context: Context): (tournamentId: string) => Promise<string> {
  const names = new Map<string, Promise<string>>();
  const read = async (id: string) => (await findTournament(context, id))?.name || 'Torneo anterior';
  return (id) => {
    const name = names.get(id) ?? read(id);
    names.set(id, name);
    return name;
  };
}

/** Exports the registrations of one tournament; null: of all. @throws ApiError `tournament_not_found` */
export async function exportRegistrations(
  context: Context,
  tournamentId: string | null,
  { format, timeZone }: ExportFormat,
): Promise<FileReply> {
  if (tournamentId !== null) await mustExist(context, tournamentId);
  const read = () => begun(registrationPages(context, tournamentId === null ? {} : { tournamentId }));
  const filename = `inscripciones-${tournamentId ?? 'todas'}.${format}`;
  if (format === 'json') return { contentType: 'application/json', filename, content: jsonOf(await read()) };
  const asked = await listAllQuestions(context);
  const questions = tournamentId === null ? asked : questionsOf(asked, tournamentId);
  const columns = await exportedQuestions(await read(), questions);
  const content = csvOf(await read(), columns, { timeZone, nameOf: tournamentNames(context) });
  return { contentType: 'text/csv', filename, content };
}
