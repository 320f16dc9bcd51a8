import type { Registration, RegistrationReceipt } from '@arena/domain';
import type { StoredRegistration } from './record.ts';

/** What a player gets to see of a registration. */
export function toReceipt({ tournamentId, freeFireId, status }: StoredRegistration): RegistrationReceipt {
  return { tournamentId, freeFireId, status };
}

/** What an admin gets to see of a registration. */
export function toRegistration(stored: StoredRegistration): Registration {
  const { requestId: _, ...registration } = stored;
  return registration;
}
