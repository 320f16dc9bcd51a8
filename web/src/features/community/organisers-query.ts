import { type ShownOrganiser, shownOrganisers } from '@arena/domain';
import { queryOptions } from '@tanstack/react-query';
import { readDocument } from '#lib/calls/firestore-rest.ts';
import { readOnce } from '#lib/query/read-once.ts';

/** @throws if they can't be read. */
export async function readOrganisers(): Promise<ShownOrganiser[]> {
  return shownOrganisers(await readDocument('team/shown'));
}

export const organisersQuery = () =>
  queryOptions<readonly ShownOrganiser[]>({ queryKey: ['organisers'], queryFn: readOrganisers, ...readOnce });
