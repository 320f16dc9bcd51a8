import { emailOr } from '../email.schema.ts';
import * as limits from '../limits/limits.ts';
import { nameUpTo } from '../text/text.ts';
import { z } from '../zod.ts';
import { freeFireIdOr, phoneOr } from './registration.schema.ts';

/** The fields that an admin corrects, with prescribed messages. */
export const CheckedRegistration = z.strictObject({
  fullName: nameUpTo(limits.fullNameCharacters, 'Full name is required'),
  freeFireId: freeFireIdOr('Free Fire ID is required', 'Free Fire ID must be 8-12 digits'),
  email: emailOr('Email is required', 'Invalid email format'),
  phone: phoneOr('Phone number is required'),
});
