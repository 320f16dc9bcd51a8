import { after, type HandlersOf, holderOf } from '../http/handler.ts';
import type { GuardianService } from './service.ts';

export function guardianHandlers({ guardians }: { guardians: GuardianService }): HandlersOf<'guardians'> {
  return {
    'POST /guardians/read': (call) => guardians.read(holderOf(call), call.now),

    'POST /guardians/answer': (call) =>
      after(guardians.answer(holderOf(call), call.body.given, call.now), { answered: true }),

    'POST /guardians/erase': (call) => after(guardians.erase(holderOf(call), call.now), { erased: true }),
  };
}
