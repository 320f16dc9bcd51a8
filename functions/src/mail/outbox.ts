import { DAY, limits, type MailMessage } from '@arena/domain';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { type Database, toTimestamp } from '../platform/firestore.ts';

/** A mail to send. */
interface NewMail {
  /** Names it: the same one is the same document, and so is sent once. */
  name: string;
  to: string;
  message: MailMessage;
  /** Subscription that it is for, and its notice; null for the mail that asks for a yes. */
  subscription: string;
  notice: string | null;
  /** When it is worth nothing any more, ISO 8601. */
  expiresAt: string;
}

/** The outbox. Firebase's extension "Trigger Email" sends what is created here, and writes `delivery`. */
export const mailsIn = (db: Database) => db.collection('mail');

/** The document of a mail with its fields, to be created. */
export function mailDocument(
  { db, hash, now }: Pick<Context, 'db' | 'hash' | 'now'>,
  { name, to, message, subscription, notice, expiresAt }: NewMail,
): { ref: DocumentReference; fields: DocumentData } {
  const fields = {
    to: [to],
    message: { ...message },
    subscription,
    notice,
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

/** Deletes the mails of a subscription, sent or not: they hold its address. */
export async function deleteMails({ db }: Pick<Context, 'db'>, subscription: string): Promise<void> {
  const { docs } = await mailsIn(db).where('subscription', '==', subscription).select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Addresses of the site in a mail. */
export function mailLinks(site: string, { tournamentId, answer }: { tournamentId: string; answer: string }) {
  return {
    opens: `${site}/mi-lugar?torneo=${encodeURIComponent(tournamentId)}`,
    // The token stands in the fragment, which no server sees.
    stops: `${site}/avisos#${answer}`,
  };
}
