import {
  communityZone,
  confirmationMail,
  DAY,
  inboxOf,
  limits,
  type MailNotices,
  MailState,
  textIn,
} from '@arena/domain';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { plainFields, toTimestamp, writeOnto } from '../platform/firestore.ts';
import { describeFault } from '../platform/log.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { followMail } from './mail-follow.ts';
import { deleteMails, mailDocument, noticeLinks } from './mail-outbox.ts';
import { mailAnswer, storedAnswer, subscriptionsIn } from './subscription-document.ts';
import { receiversOf } from './webhooks/receiver.ts';

/** Stored mail subscription of a link. `asks` counts the day's confirmation requests, the last at `askedAt`. */
const StoredMail = z.object({
  address: z.string().catch(''),
  state: MailState.catch('off'),
  asks: z.int().catch(0),
  askedAt: z.iso.datetime().catch(new Date(0).toISOString()),
});

const toMail = (document: DocumentSnapshot) => StoredMail.parse(plainFields(document.data() ?? {}));

const REFUSED = 'Desde este correo se pidió no recibir más mensajes. Escribe otro.';

/** Each private link has one document and so at most one address. */
const documentOf = ({ db, hash }: Context, { link }: Pick<StoredRegistration, 'link'>) =>
  subscriptionsIn(db).doc(hash('mail subscription', link));

/** Document of an address that a link's mails no longer go to. Its mails still hold a link that says no. */
const formerOf = ({ db, hash }: Context, link: string, address: string) =>
  subscriptionsIn(db).doc(hash('former mail subscription', `${link} ${address}`));

const inTime = (now: Date, time: number) => toTimestamp(new Date(now.getTime() + time));

/** Returns the mail subscription of a registration. Suggests its own address if there is none. */
export async function readMail(context: Context, owner: StoredRegistration): Promise<MailNotices> {
  const { address, state } = toMail(await documentOf(context, owner).get());
  return { address: address || owner.email, state };
}

/** Hash of an address's inbox, the same for all its spellings. */
export const inboxHash = ({ hash }: Context, address: string) => hash('mail inbox', inboxOf(address));

/** Fields of a former address, without the address. */
const formerFields = (context: Context, link: string, address: string): DocumentData => ({
  kind: 'mail',
  link,
  address: '',
  inbox: inboxHash(context, address),
  zone: communityZone,
  state: 'off',
  answer: storedAnswer(context, mailAnswer(context, link, address)),
  deleteAt: inTime(context.now, limits.push.kept),
});

/** Inboxes that said no, by their hashes. `deleteAt` is for Firestore's TTL. */
const refusalOf = ({ db }: Context, inbox: string) => db.collection('mailRefusals').doc(inbox);

export async function hasRefused(context: Context, inbox: string): Promise<boolean> {
  const deleteAt: unknown = (await refusalOf(context, inbox).get()).get('deleteAt');
  return deleteAt instanceof Timestamp && deleteAt.toMillis() > context.now.getTime();
}

/** The subscription that a mail belongs to, and the token of the link in it that says no. */
interface MailOwner {
  subscription: string;
  answer: string;
}

/**
 * Returns the owner of a mail with the private link of a registration, which goes to the registration's own address.
 * That address may say no without having asked for notices.
 */
export async function ownerOfLinkMail(context: Context, owner: StoredRegistration): Promise<MailOwner> {
  const { now } = context;
  const address = owner.email;
  const document = documentOf(context, owner);
  const read = await document.get();
  const before = toMail(read);
  const answer = mailAnswer(context, owner.link, address);
  if (before.state !== 'off') {
    if (before.address !== address)
      await formerOf(context, owner.link, address).set(formerFields(context, owner.link, address));
    return { subscription: document.id, answer };
  }
  await changeAsRead(context, read, {
    kind: 'mail',
    link: owner.link,
    address,
    inbox: inboxHash(context, address),
    zone: communityZone,
    state: 'off',
    answer: storedAnswer(context, answer),
    deleteAt: inTime(now, limits.push.kept),
  });
  return { subscription: document.id, answer };
}

/**
 * Sends an address a request to confirm a registration's mail notices. Replaces an earlier address. Repeating the call
 * within minutes sends nothing.
 * @throws ApiError `invalid` for an address that said no; `rate_limited` after too many requests by one link, or to one
 * inbox, in a day.
 */
export async function askForMail(
  context: Context,
  owner: StoredRegistration,
  { address, zone }: { address: string; zone: string },
): Promise<MailNotices> {
  const { db, now, log } = context;
  const document = documentOf(context, owner);
  const read = await document.get();
  const before = toMail(read);
  const isSame = before.address === address && (before.state === 'asked' || before.state === 'on');
  const since = now.getTime() - Date.parse(before.askedAt);
  if (isSame && (before.state === 'on' || since < limits.mail.askAgain)) return { address, state: before.state };
  const asks = since < DAY ? before.asks + 1 : 1;
  if (asks > limits.mail.asksPerLink) {
    throw new ApiError('rate_limited', { fields: { address: 'Ya pediste varios correos hoy. Inténtalo mañana.' } });
  }
  const inbox = inboxHash(context, address);
  if (await hasRefused(context, inbox)) throw new ApiError('invalid', { fields: { address: REFUSED } });
  await limitRate(context, [
    { name: 'asksPerMailAddress', key: inbox },
    { name: 'mailsPerInbox', key: inbox },
  ]);
  const answer = mailAnswer(context, owner.link, address);
  const tournament = await findTournament(context, owner.tournamentId);
  const links = noticeLinks(receiversOf(db).site, { tournamentId: owner.tournamentId, answer });
  const { ref, fields } = mailDocument(context, {
    name: `${document.id} ${now.toISOString()}`,
    to: address,
    message: confirmationMail(tournament?.name ?? 'tu torneo', { ...links, opens: links.stops }),
    subscription: document.id,
    notice: null,
    expiresAt: new Date(now.getTime() + limits.mail.keptDays * DAY).toISOString(),
  });
  const batch = db.batch();
  writeOnto(batch, document, read.updateTime, {
    kind: 'mail',
    link: owner.link,
    address,
    inbox,
    zone,
    state: 'asked',
    answer: storedAnswer(context, answer),
    asks,
    askedAt: toTimestamp(now),
    deleteAt: inTime(now, limits.mail.answerable),
  });
  batch.create(ref, fields);
  if (before.address !== '' && before.address !== address) {
    batch.set(formerOf(context, owner.link, before.address), formerFields(context, owner.link, before.address));
  }
  await batch.commit();
  // Without its task the mail is sent all the same, once.
  await followMail(context, ref.id).catch((error) => log.error('mail not followed', { err: describeFault(error) }));
  return { address, state: 'asked' };
}

/** Writes a document at the version that was read. Fails with a lost race if it changed. */
async function changeAsRead({ db }: Context, read: DocumentSnapshot, fields: DocumentData): Promise<void> {
  const batch = db.batch();
  writeOnto(batch, read.ref, read.updateTime, fields);
  await batch.commit();
}

/** Ends a link's mails and erases its address. The number of requests is kept for a day. */
async function end(context: Context, read: DocumentSnapshot): Promise<void> {
  const ended = { address: '', inbox: '', answer: '', state: 'off', deleteAt: inTime(context.now, DAY) };
  await changeAsRead(context, read, ended);
  await deleteMails(context, read.id);
}

/** Ends a registration's mail notices and erases the address. */
export async function endMail(context: Context, owner: StoredRegistration): Promise<MailNotices> {
  const read = await documentOf(context, owner).get();
  if (toMail(read).state !== 'off') await end(context, read);
  return { address: owner.email, state: 'off' };
}

/** Stores an address's no, and ends the mails of all registrations to its inbox. */
async function refuse(context: Context, read: DocumentSnapshot): Promise<void> {
  const inbox = textIn(read.get('inbox'));
  await refusalOf(context, inbox).set({ deleteAt: inTime(context.now, limits.mail.refusalKept) });
  const { docs } = await subscriptionsIn(context.db).where('inbox', '==', inbox).get();
  await Promise.all(docs.filter(({ id }) => id !== read.id).map((document) => end(context, document)));
  // Last, because a repeated no is found by it.
  await end(context, read);
}

/**
 * Stores an address's yes or no, given by a link in its mails.
 * @throws ApiError `not_found` for a yes after the notices ended or moved to another address.
 */
export async function answerMail(context: Context, answer: string, wanted: boolean): Promise<void> {
  const { db, now } = context;
  const stored = storedAnswer(context, answer);
  const [found] = (await subscriptionsIn(db).where('answer', '==', stored).limit(1).get()).docs;
  const isFormer = found !== undefined && toMail(found).address === '';
  if (found === undefined || (isFormer && wanted)) {
    if (wanted) throw new ApiError('not_found');
    return;
  }
  if (!wanted) await refuse(context, found);
  else if (toMail(found).state !== 'on') {
    await changeAsRead(context, found, { state: 'on', deleteAt: inTime(now, limits.push.kept) });
  }
}
