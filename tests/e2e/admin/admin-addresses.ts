import type { Database } from '../../../functions/src/platform/firestore.ts';
import { adminPatterns } from '../../../web/src/lib/addresses/admin-paths.ts';

/** An ended demo tournament with registrations, a plan, results and audit entries. */
const PLAYED = 'reto-alpine';

type Ids = Readonly<Record<string, string>>;

/** Ids for detail screens for which the first demo record doesn't fit. */
const things: Readonly<Record<string, Ids>> = {
  registrationsOf: { id: PLAYED },
  competition: { id: PLAYED },
  prizes: { id: PLAYED },
  editTournament: { id: PLAYED },
  tournament: { id: PLAYED },
  history: { id: PLAYED },
  form: { id: 'encuesta-de-la-comunidad' },
  responses: { id: 'encuesta-de-la-comunidad' },
};

async function firstOf(database: Database, pattern: string): Promise<Ids> {
  const [, collection] = /^\/admin\/(\w+)\/:id$/.exec(pattern) ?? [];
  if (collection === undefined) return {};
  const { docs } = await database.collection(collection).limit(1).get();
  return Object.fromEntries(docs.map(({ id }) => ['id', id]));
}

/** Returns an address of each admin screen by its name, with ids of demo records. @throws if one lacks a record */
export async function adminAddresses(database: Database): Promise<ReadonlyMap<string, string>> {
  const matches = await database.collection(`competitions/${PLAYED}/matches`).limit(1).get();
  const opened: typeof things = { ...things, match: { id: PLAYED, matchId: String(matches.docs[0]?.id) } };
  const addresses = new Map<string, string>();
  for (const [name, pattern] of Object.entries(adminPatterns)) {
    const path = pattern.replace('/:part?', '');
    const thing = opened[name] ?? (await firstOf(database, path));
    const address = path.replaceAll(/:(\w+)/g, (part, parameter: string) => thing[parameter] ?? part);
    if (address.includes(':')) throw new Error(`Name a record for the admin screen ${name}`);
    addresses.set(name, address);
  }
  return addresses;
}
