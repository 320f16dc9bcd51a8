import { joinResults, type Results, ResultsPart, StoredResults } from '@arena/domain';
import { readDocument } from '../lib/calls/firestore-rest.ts';

/** Parts that were replaced while they were read: again, they are there. */
const TRIES = 3;

/** Those of the two largest tournaments that there can be. */
const MOST_KEPT = 250;

/** Parts by their document: its name says what is in it, so of a hundred lobbies' parts those that changed are read. */
const kept = new Map<string, Promise<ResultsPart | null>>();

async function readPart(path: string): Promise<ResultsPart | null> {
  const fields = await readDocument(path);
  return fields && ResultsPart.parse(fields);
}

function partAt(path: string): Promise<ResultsPart | null> {
  const part = kept.get(path) ?? readPart(path);
  kept.delete(path);
  kept.set(path, part);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  const forget = () => kept.delete(path);
  part.then((found) => found ?? forget(), forget);
  return part;
}

/**
 * What everybody may see of a published tournament's competition, put together again where it lies in several
 * documents; null where there is none.
 * @throws where it can't be read.
 */
export async function readResults(tournamentId: string): Promise<Results | null> {
  const at = `results/${encodeURIComponent(tournamentId)}`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fields = await readDocument(at);
    if (fields === null) return null;
    const main = StoredResults.parse(fields);
    const parts = await Promise.all(main.parts.map((id) => partAt(`${at}/parts/${encodeURIComponent(id)}`)));
    const there = parts.filter((part) => part !== null);
    const whole = there.length === parts.length ? joinResults(main, there) : null;
    if (whole !== null) return whole;
  }
  throw new Error('The results changed with every try to read them');
}
