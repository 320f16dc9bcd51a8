import { limits } from '@arena/domain';
import type { EndpointReply } from '@arena/domain/api';
import { authorizedCall } from './authorized-call.ts';
import { everyPage } from './every-page.ts';
import { keepReading } from './kept-reading.ts';

/** A tournament with the counts of its registrations by status. */
export type DeskTournament = EndpointReply<'GET /tournaments/with-registrations'>['items'][number];

/** Every tournament, whatever its status, the latest first. @throws {ApiError} */
function readTournaments(): Promise<DeskTournament[]> {
  return everyPage((query) => authorizedCall('GET /tournaments/with-registrations', { query }));
}

/** The organisers' list, read on opening and every 5 minutes while it is shown. */
export const tournamentList = keepReading(['the tournaments'], readTournaments, limits.deskListRefresh);
