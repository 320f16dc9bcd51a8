import { tallyOf } from '../../grouped-by.ts';
import { foldName } from './fold.ts';
import { findByName, type NameBook } from './names.ts';
import type { NameMatch } from './reading.schema.ts';
import type { ResultRecord } from './records.ts';

/** Counts the players of a row by their entry. */
function entriesOf(
  record: ResultRecord,
  find: (player: ResultRecord['players'][number]) => Iterable<string>,
): Map<string, number> {
  return tallyOf(record.players.flatMap((player) => [...find(player)]));
}

function byPlayers(record: ResultRecord, book: NameBook): { entryIds: string[]; match: NameMatch } | null {
  const ids = entriesOf(record, ({ freeFireId }) => {
    const entryId = freeFireId === null ? undefined : book.playerIds.get(freeFireId);
    return entryId === undefined ? [] : [entryId];
  });
  if (ids.size > 0) return { entryIds: [...ids.keys()], match: 'id' };
  const nicknames = entriesOf(record, ({ nickname }) => book.players.get(foldName(nickname)) ?? []);
  const [first, second] = [...nicknames].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < Math.min(2, record.players.length) || second?.[1] === first[1]) return null;
  return { entryIds: [first[0]], match: 'players' };
}

/** Finds a row's entry by an answer, a player's ID, its players, or its name. */
export function withEntry(
  record: ResultRecord,
  book: NameBook,
  answers: Readonly<Record<string, string>>,
): ResultRecord {
  const [player] = record.players;
  const name = record.name.trim() === '' && record.players.length === 1 ? (player?.nickname ?? '') : record.name;
  const named =
    record.entryIds.length > 0 ? { entryIds: record.entryIds, match: record.match ?? 'name' } : findByName(name, book);
  const found = byPlayers(record, book);
  // A name that belongs to another entry contradicts the players.
  const isContradicted =
    found !== null && named?.match === 'name' && named.entryIds.every((id) => !found.entryIds.includes(id));
  const both = isContradicted
    ? { entryIds: [...found.entryIds, ...named.entryIds], match: found.match }
    : (found ?? named);
  const answer = answers[`name:${name}`];
  const isKnown = answer !== undefined && book.entries.some(({ id }) => id === answer);
  if (isKnown) return { ...record, name, entryIds: [answer], match: 'alias' };
  return { ...record, name, entryIds: both?.entryIds ?? [], match: both?.match ?? null };
}
