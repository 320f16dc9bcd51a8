import { RegistrationSubmission, RequestId } from '@arena/domain';
import type { z } from '@arena/domain/zod';

/** A registration to send. Repeating a `requestId` doesn't register twice. */
export const SentRegistration = RegistrationSubmission.extend({ requestId: RequestId });
export type SentRegistration = z.infer<typeof SentRegistration>;
