import type { Place } from '@arena/domain';
import { PLAYER } from '../audit/entry.ts';
import { confirmOwn } from '../confirmations/confirmations.ts';
import type { Context } from '../context.ts';
import { askGuardian } from '../guardians/guardians.ts';
import { after, type Call, type HandlersOf, linkOwnerOf } from '../http/handler.ts';
import { dropSubscriptions } from '../subscriptions/subscriptions.ts';
import { answerOwnPrize, readPlace, readRoom, takeOwnSeat } from './my-registration.ts';
import { correctOwnData, eraseOwnData, leaveTournament, readOwnData, shareWithTeam } from './own-data.ts';
import { toMemberView } from './presenter.ts';

const asPlayer = ({ context }: Pick<Call, 'context'>): Context => ({ ...context, actor: PLAYER });

/** @param drawPlace draws the screen of a place; null where it can't. */
export function myRegistrationRoutes(
  drawPlace: (place: Place) => Promise<string | null>,
): HandlersOf<'places' | 'members'> {
  return {
    'POST /places/read': (call) => readPlace(asPlayer(call), linkOwnerOf(call)),

    'POST /places/open': async (call) => {
      const place = await readPlace(asPlayer(call), linkOwnerOf(call));
      return { place, screen: await drawPlace(place) };
    },

    'POST /places/room': (call) => readRoom(asPlayer(call), linkOwnerOf(call), call.body.matchId),

    'POST /places/prize': (call) => answerOwnPrize(asPlayer(call), linkOwnerOf(call), call.body),

    'POST /places/data': (call) => readOwnData(asPlayer(call), linkOwnerOf(call)),

    'POST /places/correct': (call) => {
      const { token: _, ...fields } = call.body;
      return correctOwnData(asPlayer(call), linkOwnerOf(call), fields);
    },

    'POST /places/guardian': async (call) => ({
      link: await askGuardian(asPlayer(call), linkOwnerOf(call), call.body.number),
    }),

    'POST /places/team': async (call) => ({
      link: await shareWithTeam(asPlayer(call), linkOwnerOf(call), call.body.number),
    }),

    'POST /places/confirm': (call) =>
      after(confirmOwn(asPlayer(call), linkOwnerOf(call), call.body.seen), { confirmed: true }),

    'POST /places/take': (call) => after(takeOwnSeat(asPlayer(call), linkOwnerOf(call)), { taken: true }),

    'POST /places/leave': (call) => after(leaveTournament(asPlayer(call), linkOwnerOf(call)), { left: true }),

    'POST /places/erase': async (call) => {
      await eraseOwnData(asPlayer(call), linkOwnerOf(call), call.origin);
      await dropSubscriptions(call.context, linkOwnerOf(call));
      return { erased: true };
    },

    'POST /members/read': async (call) => toMemberView(await readPlace(asPlayer(call), linkOwnerOf(call))),

    'POST /members/room': (call) => readRoom(asPlayer(call), linkOwnerOf(call), call.body.matchId),
  };
}
