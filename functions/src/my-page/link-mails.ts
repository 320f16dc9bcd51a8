import {
  DAY,
  entryName,
  limits,
  lostLinkMail,
  type MailLinks,
  type MailMessage,
  playersOf,
  receiptMail,
} from '@arena/domain';
import { z } from 'zod';
import { PLAYER } from '../audit/audit-entry.ts';
import { followMail } from '../notices/mail-follow.ts';
import { mailDocument, privateLinks } from '../notices/mail-outbox.ts';
import { hasRefused, inboxHash, ownerOfLinkMail } from '../notices/mail-subscriptions.ts';
import { receiversOf } from '../notices/webhooks/receiver.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { describeFault } from '../platform/log.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import { type TaskResult, tasksOf } from '../platform/tasks.ts';
import { mailedLink, mailedLinkOf } from '../registrations/commands/links.ts';
import { applyToRegistration } from '../registrations/queue.ts';
import { holdsIds, type StoredRegistration } from '../registrations/registration-document.ts';
import { findByEmail } from '../registrations/registration-queries.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';

/*
 * Mails with private links. They go to the address of the registration alone, never to one that said no
 * (docs/decisions/014-private-links.md).
 */

type Write = (tournament: string, links: MailLinks) => MailMessage;

/** Puts a mail with a registration's private link into the outbox. A mail of the same name is sent once. */
async function send(
  context: Context,
  registration: StoredRegistration,
  { name, token, write }: { name: string; token: string; write: Write },
): Promise<void> {
  const { db, now } = context;
  const [{ subscription, answer }, tournament] = await Promise.all([
    ownerOfLinkMail(context, registration),
    findTournament(context, registration.tournamentId),
  ]);
  if (tournament?.status !== 'published') return;
  const { ref, fields } = mailDocument(context, {
    name,
    to: registration.email,
    message: write(tournament.name, privateLinks(receiversOf(db).site, { token, answer })),
    subscription,
    notice: null,
    isPrivate: true,
    expiresAt: new Date(now.getTime() + limits.mail.keptDays * DAY).toISOString(),
  });
  if (await wonRace(ref.create(fields))) await followMail(context, ref.id);
}

/** True if the address may be sent another mail. Counts it. */
async function mayWrite(context: Context, address: string): Promise<boolean> {
  const inbox = inboxHash(context, address);
  try {
    await limitRate(context, [{ name: 'mailsPerInbox', key: inbox }]);
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
  return !(await hasRefused(context, inbox));
}

/** Runs `work` for a caller who must not notice a failure. */
async function quietly({ log }: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error('link not mailed', { err: describeFault(error) });
  }
}

/** Mails a new registration's receipt with its private link. A repeated call mails nothing. */
export function mailReceipt(context: Context, registration: StoredRegistration, token: string): Promise<void> {
  return quietly(context, async () => {
    const isNew = registration.createdAt === context.now.toISOString();
    if (!isNew || !(await mayWrite(context, registration.email))) return;
    await send(context, registration, { name: `receipt ${registration.id}`, token, write: receiptMail });
  });
}

async function mailLostLink(context: Context, found: StoredRegistration, askedAt: string): Promise<void> {
  const { token, hash } = mailedLinkOf(context, found);
  const decide = mailedLink(found.link, hash);
  const registration = await applyToRegistration(context, found.id, { decide, newLink: hash });
  if (registration === null) return;
  const name = entryName({ name: registration.team?.name ?? '', players: playersOf(registration) });
  await send(context, registration, {
    name: `lost link ${hash} ${askedAt}`,
    token,
    write: (tournament, links) => lostLinkMail(tournament, name, links),
  });
}

const LostLinks = z.object({ address: z.string(), askedAt: z.iso.datetime() });

/** Has the lost links of an address mailed by the queue `mailLinks`, so that the call takes as long for any address. */
export function askForLostLinks({ db, now }: Context, address: string): Promise<void> {
  const data: z.input<typeof LostLinks> = { address, askedAt: now.toISOString() };
  return tasksOf(db).add({ queue: 'mailLinks', data });
}

/**
 * Runs a task of the queue `mailLinks`: mails the private links of the latest registrations with an address. Their own
 * links stay valid, so a stranger who knows an address takes nothing from its player. Mails nothing to an address that
 * said no, was sent too many mails, or was written by an organiser.
 */
export async function mailLostLinks(system: Context, data: unknown): Promise<TaskResult> {
  const task = LostLinks.safeParse(data).data;
  if (task === undefined) return 'done';
  const context = { ...system, actor: PLAYER };
  const all = await findByEmail(context, task.address);
  const own = all.filter((each) => holdsIds(each) && each.emailBy === null).slice(0, limits.lostLinks.most);
  if (own.length === 0 || !(await mayWrite(context, task.address))) return 'done';
  await Promise.all(own.map((each) => mailLostLink(context, each, task.askedAt)));
  return 'done';
}
