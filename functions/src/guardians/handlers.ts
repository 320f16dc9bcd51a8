import { type HandlersOf, holderOf } from '../http/handler.ts';
import type { GuardianService } from './service.ts';

export function guardianHandlers({ guardians }: { guardians: GuardianService }): HandlersOf<'guardians'> {
  return {
    'POST /guardians/read': (call) => guardians.read(holderOf(call), call.now),

    'POST /guardians/answer': async (call) => {
      await guardians.answer(holderOf(call), call.body.given, call.now);
      return { answered: true };
    },

    'POST /guardians/erase': async (call) => {
      await guardians.erase(holderOf(call), call.now);
      return { erased: true };
    },
  };
}
