import { noticeMail, type Tournament } from '@arena/domain';
import type { Context } from '../context.ts';
import type { StoredNotice } from '../notices/notice-document.ts';
import { won } from '../platform/fault.ts';
import type { MailSubscription } from '../subscriptions/subscription-document.ts';
import { receiversOf } from '../webhooks/receiver.ts';
import { mailDocument, mailLinks } from './outbox.ts';

/** Puts a notice into the outbox of mails, once however often it is called. */
export async function queueMail(
  context: Context,
  { id, event, tournamentId, until, expiresAt }: StoredNotice,
  { name: tournament }: Pick<Tournament, 'name'>,
  to: MailSubscription,
): Promise<void> {
  const links = mailLinks(receiversOf(context.db).site, { tournamentId, answer: to.answer });
  const { ref, fields } = mailDocument(context, {
    name: `${id} ${to.id}`,
    to: to.address,
    message: noticeMail(event, { tournament, until, count: null }, to.zone, links),
    subscription: to.id,
    notice: id,
    expiresAt,
  });
  await won(ref.create(fields));
}
