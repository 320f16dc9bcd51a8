import { RegistrationSubmission, RequestId } from '@arena/domain';
import type { z } from 'zod';

/** A registration as this page sends it: `requestId` is the key by which it is the same however often it arrives. */
export const SentRegistration = RegistrationSubmission.extend({ requestId: RequestId });
export type SentRegistration = z.infer<typeof SentRegistration>;
