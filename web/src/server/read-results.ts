import { joinResults, type Results, ResultsGroup, ResultsSummary } from '@arena/domain';
import { readDocument } from '#lib/calls/firestore-rest.ts';

/** Attempts if groups are replaced during the read. */
const TRIES = 3;

/** The number of groups of the two largest possible tournaments. */
const MOST_KEPT = 250;

/** Cached groups by document: of a hundred lobbies only those with another hash are read again. */
const kept = new Map<string, ResultsGroup>();

async function groupAt(path: string, hash: string): Promise<ResultsGroup | null> {
  const known = kept.get(path);
  const fields = known?.hash === hash ? null : await readDocument(path);
  const group = known?.hash === hash ? known : fields && ResultsGroup.parse(fields);
  kept.delete(path);
  if (group !== null) kept.set(path, group);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return group;
}

/** Reads the public results of a published tournament; null without any. @throws if they can't be read */
export async function readResults(tournamentId: string): Promise<Results | null> {
  const at = `results/${encodeURIComponent(tournamentId)}`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fields = await readDocument(at);
    if (fields === null) return null;
    const summary = ResultsSummary.parse(fields);
    const groups = await Promise.all(
      summary.groups.map(({ id, hash }) => groupAt(`${at}/groups/${encodeURIComponent(id)}`, hash)),
    );
    const whole = joinResults(
      summary,
      groups.filter((group) => group !== null),
    );
    if (whole !== null) return whole;
  }
  throw new Error('The results changed with every try to read them');
}
