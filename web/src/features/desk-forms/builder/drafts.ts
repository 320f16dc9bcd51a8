import { Form } from '@arena/domain';
import { z } from 'zod';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import type { FieldValues, FormValues } from './values.ts';

const Field: z.ZodType<FieldValues> = z.strictObject({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  placeholder: z.string(),
  required: z.boolean(),
  options: z.string(),
});

const Values: z.ZodType<FormValues> = z.strictObject({
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  collectResponses: z.boolean(),
  fields: z.array(Field),
});

/** What this browser keeps of forms that were written and not saved. */
export const drafts = draftsOf(deskStorageKeys.draft('publicForm'), Values, Form);
