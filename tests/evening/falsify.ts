// Lies that the comparison has to find.
import type { Script } from './script.ts';
import type { World } from './world.ts';

export const falsifications = ['kill', 'prize', 'place', 'out'] as const;
export type Falsification = (typeof falsifications)[number];

type Fields = ReturnType<typeof Object>;

/** One kill more in the published table, two rows that changed places, a prize that is somebody else's, another end. */
const lies: Record<Falsification, (script: Script) => { path: string; lie: (fields: Fields) => void }> = {
  kill: ({ tournamentId }) => ({
    path: `results/${tournamentId}`,
    lie: ({ tables }) => {
      tables[0].matches[2].rows[5].kills += 1;
    },
  }),
  place: ({ tournamentId }) => ({
    path: `results/${tournamentId}`,
    lie: ({ tables }) => {
      const [{ rows }] = tables;
      const [first, last] = [rows[0], rows.at(-1)];
      [first.rank, last.rank] = [last.rank, first.rank];
    },
  }),
  prize: ({ tournamentId, players }) => ({
    path: `competitions/${tournamentId}/prizes/1`,
    lie: (fields) => {
      fields.entryId = players.find(({ entryId }) => entryId !== '' && entryId !== fields.entryId)?.entryId;
    },
  }),
  out: ({ players }) => ({
    path: `registrations/${players.find(({ out }) => out !== null)?.id}`,
    lie: (fields) => {
      fields.out = fields.out === 'left' ? 'unanswered' : 'left';
    },
  }),
};

/** Writes one of them past the product. @returns what takes it back. */
export async function falsify({ api }: World, script: Script, kind: Falsification): Promise<() => Promise<unknown>> {
  const { path, lie } = lies[kind](script);
  const document = api.database.doc(path);
  const before = Object((await document.get()).data());
  const after = structuredClone(before);
  lie(after);
  await document.set(after);
  return () => document.set(before);
}
