import type { MyRegistration } from '@arena/domain';
import { PLAYER } from '../audit/audit-entry.ts';
import { type Call, type HandlersOf, linkOwnerOf, replyAfter } from '../http/handler.ts';
import { askForMail, endMail, readMail } from '../notices/mail-subscriptions.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { countForNetwork, senderOf } from '../platform/rate-limit/network-limit.ts';
import { confirmOwn } from './confirmations.ts';
import { askGuardian } from './guardians.ts';
import { askForLostLinks } from './link-mails.ts';
import { answerOwnPrize, readMyRegistration, readRoom, takeOwnSeat } from './my-registration.ts';
import { correctOwnData, eraseOwnData, leaveTournament, readOwnData, shareWithTeam } from './own-data.ts';
import { toMemberView } from './presenter.ts';

const asPlayer = ({ context }: Pick<Call, 'context'>): Context => ({ ...context, actor: PLAYER });

/** @param drawMyRegistration renders a player's page; null if unavailable. @param mail true if mails are sent */
export function myRegistrationRoutes(
  drawMyRegistration: (myRegistration: MyRegistration) => Promise<string | null>,
  { mail }: Pick<Config, 'mail'>,
): HandlersOf<'my-registration' | 'members'> {
  return {
    'POST /my-registration/read': (call) => readMyRegistration(asPlayer(call), linkOwnerOf(call)),

    'POST /my-registration/open': async (call) => {
      const myRegistration = await readMyRegistration(asPlayer(call), linkOwnerOf(call));
      return { myRegistration, screen: await drawMyRegistration(myRegistration) };
    },

    'POST /my-registration/room': (call) => readRoom(asPlayer(call), linkOwnerOf(call), call.body.matchId),

    'POST /my-registration/prize': (call) => answerOwnPrize(asPlayer(call), linkOwnerOf(call), call.body),

    'POST /my-registration/data': (call) => readOwnData(asPlayer(call), linkOwnerOf(call)),

    'POST /my-registration/correct': (call) => {
      const { token: _, ...fields } = call.body;
      return correctOwnData(asPlayer(call), linkOwnerOf(call), fields);
    },

    'POST /my-registration/guardian': async (call) => ({
      link: await askGuardian(asPlayer(call), linkOwnerOf(call), call.body.number),
    }),

    'POST /my-registration/team': async (call) => ({
      link: await shareWithTeam(asPlayer(call), linkOwnerOf(call), call.body.number),
    }),

    'POST /my-registration/confirm': (call) =>
      replyAfter(confirmOwn(asPlayer(call), linkOwnerOf(call), call.body.seen), { confirmed: true }),

    'POST /my-registration/take': (call) => replyAfter(takeOwnSeat(asPlayer(call), linkOwnerOf(call)), { taken: true }),

    'POST /my-registration/leave': (call) =>
      replyAfter(leaveTournament(asPlayer(call), linkOwnerOf(call)), { left: true }),

    'POST /my-registration/erase': (call) =>
      replyAfter(eraseOwnData(asPlayer(call), linkOwnerOf(call), call.origin), { erased: true }),

    'POST /my-registration/mail/read': (call) => readMail(call.context, linkOwnerOf(call)),

    'POST /my-registration/mail': (call) => askForMail(call.context, linkOwnerOf(call), call.body),

    'POST /my-registration/mail/end': (call) => endMail(call.context, linkOwnerOf(call)),

    'POST /my-registration/lost-link': async ({ context, body, ...visit }) => {
      await countForNetwork(context, await senderOf(context, visit, 'lost link'), 'lostLinksPerNetwork');
      if (mail) await askForLostLinks(context, body.address);
      return { asked: true };
    },

    'POST /members/read': async (call) => toMemberView(await readMyRegistration(asPlayer(call), linkOwnerOf(call))),

    'POST /members/room': (call) => readRoom(asPlayer(call), linkOwnerOf(call), call.body.matchId),
  };
}
