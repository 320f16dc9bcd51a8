import { type ShownOrganiser, shownOrganisers } from '@arena/domain';
import { readDocument } from '../../lib/calls/firestore-rest.ts';

/** Who of the team shows themselves to everybody. @throws where it can't be read. */
export async function readOrganisers(): Promise<ShownOrganiser[]> {
  return shownOrganisers(await readDocument('team/shown'));
}
