import { limits } from '@arena/domain';
import { keepReading } from '../../lib/calls/kept-reading.ts';
import { readAdmins, readRequests } from './calls.ts';

/** The requests for access, read on opening and every 5 minutes while they are shown. */
export const requestList = keepReading(['the access requests'], readRequests, limits.deskListRefresh);

/** The list of admins, read likewise. */
export const adminList = keepReading(['the admins'], readAdmins, limits.deskListRefresh);

/** Reads both again: an answer to one changes the other. Never rejects. */
export async function rereadPeople(): Promise<void> {
  await Promise.all([requestList.reread(), adminList.reread()]);
}
