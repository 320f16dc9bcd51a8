import { GUARDIAN } from '../audit/audit-entry.ts';
import { type Call, type HandlersOf, linkOwnerOf, replyAfter } from '../http/handler.ts';
import type { Context } from '../platform/context.ts';
import { guardianOf } from '../registrations/commands/player-commands.ts';
import { answerAsGuardian, readAsGuardian, refuseCovered } from './guardians.ts';
import { eraseOwnData } from './own-data.ts';
import { endYearConsent } from './year-consents.ts';

const asGuardian = ({ context }: Pick<Call, 'context'>): Context => ({ ...context, actor: GUARDIAN });

export const guardianRoutes: HandlersOf<'guardians'> = {
  'POST /guardians/read': (call) => readAsGuardian(asGuardian(call), linkOwnerOf(call)),

  'POST /guardians/answer': (call) =>
    replyAfter(answerAsGuardian(asGuardian(call), linkOwnerOf(call), call.body.given), { answered: true }),

  'POST /guardians/end': (call) => {
    const owner = linkOwnerOf(call);
    const { id } = call.body;
    const context = asGuardian(call);
    const ending = id === undefined ? endYearConsent(context, owner) : refuseCovered(context, owner, id);
    return replyAfter(ending, { ended: true });
  },

  'POST /guardians/erase': async (call) => {
    const owner = linkOwnerOf(call);
    await eraseOwnData(asGuardian(call), owner, call.origin, guardianOf(owner));
    return { erased: true };
  },
};
