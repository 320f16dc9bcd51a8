import { Tournament } from '@arena/domain';
import { z } from 'zod';
import { draftsOf } from '../../lib/editing/drafts.ts';
import { deskStorageKeys } from '../../lib/storage/desk-storage-keys.ts';
import type { TournamentValues } from './values.ts';

const text = z.string();

/** Drafts of an earlier version of the site have fields that are gone. */
const Values: z.ZodType<TournamentValues> = z.object({
  name: text,
  description: text,
  date: text,
  endDate: text,
  registrationDeadline: text,
  maxPlayers: text,
  status: text,
  publishDate: text,
  gameMode: text,
  mapSelection: text,
  modality: text,
  format: text,
  entryFee: text,
  firstPlacePrize: text,
  secondPlacePrize: text,
  thirdPlacePrize: text,
  prize: text,
  linkedFormId: text,
  // Drafts of an earlier version of the site don't have these.
  teamSize: text.default('1'),
  poster: text.default(''),
  guardianConsent: text.default('sí'),
  confirms: text.default(''),
  waitingList: text.default('off'),
  enrolmentHours: text.default('24'),
  matchFromHours: text.default('24'),
  matchUntilHours: text.default('2'),
  finalUntilMinutes: text.default(''),
  // Nothing is on its way any more once it is read again.
  posterOnItsWay: text.default('').transform(() => ''),
  rules: z.array(z.strictObject({ text })),
});

/** What this browser keeps of tournaments that were written and not saved. */
export const drafts = draftsOf(deskStorageKeys.draft('tournament'), Values, Tournament);
