// Lies that the comparison has to find.
import type { Script } from './script.ts';
import type { World } from './world.ts';

/** The document of the only group. */
const GROUP = 'final.a';

export const falsifications = ['kill', 'prize', 'place', 'out'] as const;
export type Falsification = (typeof falsifications)[number];

type Fields = ReturnType<typeof Object>;

/** A wrong kill, two swapped rows, a wrong prize owner, a wrong end. */
const lies: Record<Falsification, (script: Script) => { path: string; lie: (fields: Fields) => void }> = {
  kill: ({ tournamentId }) => ({
    path: `results/${tournamentId}/groups/${GROUP}`,
    lie: ({ matches }) => {
      matches[2].rows[5].kills += 1;
    },
  }),
  place: ({ tournamentId }) => ({
    path: `results/${tournamentId}/groups/${GROUP}`,
    lie: ({ rows }) => {
      const [first, last] = [rows[0], rows.at(-1)];
      [first.rank, last.rank] = [last.rank, first.rank];
    },
  }),
  prize: ({ tournamentId, players }) => ({
    path: `competitions/${tournamentId}`,
    lie: ({ prizes: [first] }) => {
      first.entryId = players.find(({ entryId }) => entryId !== '' && entryId !== first.entryId)?.entryId;
    },
  }),
  out: ({ players }) => ({
    path: `registrations/${players.find(({ out }) => out !== null)?.id}`,
    lie: (fields) => {
      fields.out = fields.out === 'left' ? 'unanswered' : 'left';
    },
  }),
};

/** Writes a lie directly to the database. @returns its undo function. */
export async function falsify({ api }: World, script: Script, kind: Falsification): Promise<() => Promise<unknown>> {
  const { path, lie } = lies[kind](script);
  const document = api.database.doc(path);
  const before = Object((await document.get()).data());
  const after = structuredClone(before);
  lie(after);
  await document.set(after);
  return () => document.set(before);
}
