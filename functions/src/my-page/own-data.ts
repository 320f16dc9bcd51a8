import { isRefusalInForce, type MyRegistrationData, myRights, questionsOf } from '@arena/domain';
import type { EndpointInput } from '@arena/domain/api';
import { found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { countersOf, type Origin } from '../platform/rate-limit/network-origin.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import { listAllQuestions, toActiveQuestion } from '../questions/questions.ts';
import { numberedLink, readToken, teamLinkOf } from '../registrations/commands/links.ts';
import {
  assignablePlayerIds,
  type LinkHolder,
  ownCorrection,
  ownErasure,
  playerOf,
  withdrawal,
} from '../registrations/commands/player-commands.ts';
import { applyToRegistration } from '../registrations/queue.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { toMyRegistrationData } from './presenter.ts';

/*
 * A player's actions on the stored data. All are safe to repeat. All throw `link_not_found` if the link was replaced
 * after the lookup.
 */

type Correction = Omit<EndpointInput<'POST /my-registration/correct'>['body'], 'token'>;

/** Lists the tournament's active questions and the inactive ones that were answered. */
async function listQuestions(context: Context, { tournamentId, answers }: StoredRegistration) {
  const all = await listAllQuestions(context);
  const asked = new Set(questionsOf(all, tournamentId).filter(({ active }) => active));
  const known = all.filter((question) => asked.has(question) || Object.hasOwn(answers, question.id));
  return known.map((question) => ({ ...question, required: question.required && question.active }));
}

/** Returns all stored data of a registration. */
export async function readOwnData(context: Context, registration: StoredRegistration): Promise<MyRegistrationData> {
  const tournament = await findTournament(context, registration.tournamentId);
  const rights = myRights(registration.status, tournament, context.now);
  const questions = await listQuestions(context, registration);
  return toMyRegistrationData(registration, questions.map(toActiveQuestion), rights);
}

/**
 * Corrects fields. Other players of an approved registration are stored as a request.
 * @throws ApiError `place_closed` after the deadline or without a seat; `edit_conflict` if the registration changed
 * since it was read; `already_registered` if the ID holds a seat; `invalid`; `rate_limited`.
 */
export async function correctOwnData(
  context: Context,
  owner: StoredRegistration,
  fields: Correction,
): Promise<MyRegistrationData> {
  const { id, link } = owner;
  await limitRate(context, [{ name: 'correctionsPerLink', key: link }]);
  const decide = ownCorrection(link, fields, await listQuestions(context, owner), context.now);
  const operation = { decide, mayTake: assignablePlayerIds(fields) };
  const next = found(await applyToRegistration(context, id, operation), 'link_not_found');
  return readOwnData(context, next);
}

/**
 * Creates the captain's team link with this number. Repeating the number returns the same link.
 * @returns its token. @throws ApiError `place_closed` without a team or a seat; `edit_conflict`; `rate_limited`.
 */
export async function shareWithTeam(context: Context, owner: StoredRegistration, number: number): Promise<string> {
  await limitRate(context, [{ name: 'correctionsPerLink', key: owner.link }]);
  const made = numberedLink(context, 'team', owner, number);
  const decide = teamLinkOf(owner.link, made.hash, number);
  const { teamLink } = found(await applyToRegistration(context, owner.id, { decide }), 'link_not_found');
  return readToken(context, teamLink, made);
}

/** @throws ApiError `place_closed` if the tournament is over, or without a seat. */
export async function leaveTournament(context: Context, owner: StoredRegistration): Promise<void> {
  await applyToRegistration(context, owner.id, { decide: withdrawal(owner.link, context.now) });
}

/**
 * Erases a registration for its player or guardian.
 * @throws ApiError `rate_limited` if it leaves a refusal and the network has left too many.
 */
export async function eraseOwnData(
  context: Context,
  { id, link, consent }: StoredRegistration,
  origin: Origin,
  by: LinkHolder = playerOf({ link }),
): Promise<void> {
  if (isRefusalInForce(consent)) await limitRate(context, countersOf('refusedErasures', origin));
  await applyToRegistration(context, id, { decide: ownErasure(by, context.now) });
}
