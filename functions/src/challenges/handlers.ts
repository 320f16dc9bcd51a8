import type { HandlersOf } from '../http/handler.ts';
import type { ChallengeService } from './service.ts';

export function challengeHandlers(challenges: ChallengeService): HandlersOf<'challenges'> {
  return { 'POST /challenges': ({ body, origin, now }) => challenges.issue(body, { origin, now }) };
}
