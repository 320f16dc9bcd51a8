import { GUARDIAN } from '../audit/entry.ts';
import type { Context } from '../context.ts';
import { type Call, type HandlersOf, linkOwnerOf, replyAfter } from '../http/handler.ts';
import { eraseOwnData } from '../my-registration/own-data.ts';
import { guardianOf } from '../registration-queue/player-commands.ts';
import { answerAsGuardian, readAsGuardian } from './guardians.ts';

const asGuardian = ({ context }: Pick<Call, 'context'>): Context => ({ ...context, actor: GUARDIAN });

export const guardianRoutes: HandlersOf<'guardians'> = {
  'POST /guardians/read': (call) => readAsGuardian(asGuardian(call), linkOwnerOf(call)),

  'POST /guardians/answer': (call) =>
    replyAfter(answerAsGuardian(asGuardian(call), linkOwnerOf(call), call.body.given), { answered: true }),

  'POST /guardians/erase': async (call) => {
    const owner = linkOwnerOf(call);
    await eraseOwnData(asGuardian(call), owner, call.origin, guardianOf(owner));
    return { erased: true };
  },
};
