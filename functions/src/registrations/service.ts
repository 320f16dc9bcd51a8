import { randomUUID } from 'node:crypto';
import { answersTo, checkAnswers, DAY, type RegistrationSubmission, registrationId, repeatedIds } from '@arena/domain';
import { ApiError } from '../failure.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { QuestionService } from '../questions/service.ts';
import { UNDECIDED } from './decisions/status-change.ts';
import { admission } from './entering/admission.ts';
import { idsOf } from './entering/claims.ts';
import { originsOf } from './entering/crowds.ts';
import type { Ledger } from './ledger.ts';
import { linkHash } from './links.ts';
import { holdsIds, type StoredRegistration } from './record.ts';
import type { RegistrationReader, RegistrationStore } from './store.ts';

export interface RegistrationService {
  /**
   * Registers a player, or a team by its captain, pending approval, or onto the waiting list. The same request id again
   * is the same registration.
   * @param address where the player's call comes from; left out where nobody called.
   * @throws ApiError `invalid` with a message for each answer or ID at fault, or the refusal of the tournament.
   */
  register(submission: RegistrationSubmission, now: Date, address?: string): Promise<StoredRegistration>;
  /**
   * Whether a Free Fire ID holds a place or waits for one, alone or in a team.
   * @throws ApiError `tournament_not_found`, also where it isn't published.
   */
  isRegistered(tournamentId: string, freeFireId: string): Promise<boolean>;
}

export interface RegistrationParts {
  store: RegistrationStore;
  reader: Pick<RegistrationReader, 'byLink'>;
  ledger: Ledger;
  questions: Pick<QuestionService, 'active'>;
  /** Names where registrations come from, and their private links. */
  hash: KeyedHash;
}

type Submitted = Omit<RegistrationSubmission, 'team' | 'guardian' | 'link' | 'orWait'> &
  Partial<Pick<StoredRegistration, 'team' | 'guardian'>>;

/** A submission as it will be stored. Without a request id of its own it gets one: a commit can be repeated. */
function candidateOf(
  { requestId = randomUUID(), nickname = '', team = null, guardian = null, ...submission }: Submitted,
  now: Date,
  { link, ...origins }: Pick<StoredRegistration, 'origin' | 'originsBeside' | 'link'>,
): StoredRegistration {
  return {
    ...submission,
    nickname,
    team,
    renamed: null,
    guardian,
    consent: null,
    guardianAsked: null,
    guardianLink: '',
    guardianLinks: 0,
    teamLink: '',
    teamLinks: 0,
    id: registrationId(submission.tournamentId, submission.freeFireId),
    status: 'pending',
    createdAt: now.toISOString(),
    ...UNDECIDED,
    revision: 0,
    ...origins,
    requestId,
    link,
  };
}

/**
 * What the origin of a registration is called on the day of `now`, and on those beside it: another name each day, so that
 * nobody is followed by it, and whoever comes, or comes back, around midnight is still one.
 */
function originsAt(hash: KeyedHash, address: string, now: Date): Pick<StoredRegistration, 'origin' | 'originsBeside'> {
  const on = (day: Date) => hash('origin', `${day.toISOString().slice(0, 'yyyy-mm-dd'.length)} ${address}`);
  const beside = [-DAY, DAY].map((by) => on(new Date(now.getTime() + by)));
  return { origin: on(now), originsBeside: beside };
}

export function registrationService(parts: RegistrationParts): RegistrationService {
  const { store, reader, ledger, questions, hash } = parts;
  return {
    async register({ link: token, orWait, ...submission }, now, address) {
      const link = token === undefined ? '' : linkHash(hash, token);
      const [asked, before] = await Promise.all([
        questions.active(submission.tournamentId),
        link === '' ? null : reader.byLink('link', link),
      ]);
      // Its ID may have been corrected since: under the one that is sent again there is nothing then.
      if (before !== null && before.requestId === submission.requestId) return before;
      const wrong = { ...checkAnswers(asked, submission.answers), ...repeatedIds(submission) };
      const origins = address === undefined ? { origin: null, originsBeside: [] } : originsAt(hash, address, now);
      const answered = { ...submission, answers: answersTo(asked, submission.answers) };
      const candidate = candidateOf(answered, now, { ...origins, link });
      const decide = admission(candidate, now, { wrong, orWait });
      const mayTake = idsOf(candidate);
      const operation = {
        registrationId: candidate.id,
        mayTake,
        decide,
        ...originsOf(candidate),
      };
      return (await ledger.apply(candidate.tournamentId, operation)) ?? candidate;
    },

    async isRegistered(tournamentId, freeFireId) {
      const id = registrationId(tournamentId, freeFireId);
      const { tournament, registrations, claims } = await store.read(tournamentId, [id], [freeFireId]);
      if (tournament?.status !== 'published') throw new ApiError('tournament_not_found');
      return holdsIds(registrations.get(id) ?? null) || claims?.has(freeFireId) === true;
    },
  };
}
