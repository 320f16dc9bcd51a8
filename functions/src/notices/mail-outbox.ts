import { DAY, limits, type MailMessage } from '@arena/domain';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { Context } from '../platform/context.ts';
import { type Database, toTimestamp } from '../platform/firestore.ts';

/** A mail to send. */
interface NewMail {
  /** Idempotency key: mails of the same name share a document and are sent once. */
  name: string;
  to: string;
  message: MailMessage;
  /** Subscription and notice of the mail. The confirmation request has no notice. */
  subscription: string;
  notice: string | null;
  /** True for a mail with a private link: it is deleted once sent. */
  isPrivate?: boolean;
  /** Expiry, ISO 8601. */
  expiresAt: string;
}

/** The outbox. Firebase's extension "Trigger Email" sends its documents and writes `delivery`. */
export const mailsIn = (db: Database) => db.collection('mail');

/** Returns the document of a new mail and its fields. */
export function mailDocument(
  { db, hash, now }: Pick<Context, 'db' | 'hash' | 'now'>,
  { name, to, message, subscription, notice, isPrivate = false, expiresAt }: NewMail,
): { ref: DocumentReference; fields: DocumentData } {
  const fields = {
    to: [to],
    message: { ...message },
    subscription,
    notice,
    isPrivate,
    expiresAt: toTimestamp(expiresAt),
    delivery: {
      state: 'PENDING',
      attempts: 0,
      error: null,
      startTime: toTimestamp(now),
      expireAt: toTimestamp(new Date(now.getTime() + limits.mail.keptDays * DAY)),
    },
  };
  return { ref: mailsIn(db).doc(hash('mail', name)), fields };
}

/** Deletes all mails of a subscription, because they contain its address. */
export async function deleteMails({ db }: Pick<Context, 'db'>, subscription: string): Promise<void> {
  const { docs } = await mailsIn(db).where('subscription', '==', subscription).select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Builds the links to the site in a notice by mail. */
export function noticeLinks(site: string, { tournamentId, answer }: { tournamentId: string; answer: string }) {
  return {
    opens: `${site}/mi-lugar?torneo=${encodeURIComponent(tournamentId)}`,
    // The token is in the fragment, which isn't sent to servers.
    stops: `${site}/avisos#${answer}`,
  };
}

/** Builds the links of a mail with a registration's private link. Both tokens are in fragments. */
export function privateLinks(site: string, { token, answer }: { token: string; answer: string }) {
  return { opens: `${site}/mi-lugar#${token}`, stops: `${site}/avisos#${answer}` };
}
