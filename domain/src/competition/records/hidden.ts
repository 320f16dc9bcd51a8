import type { Prize } from '../../prize/prize.schema.ts';
import type { Competition, Stage } from './competition.schema.ts';
import type { Entry } from './entry.schema.ts';
import type { Exchange } from './exchange.schema.ts';
import type { CompetitionRecords, Match } from './match.schema.ts';

/**
 * Removes hidden players' nicknames and IDs, a name derived from them, and the emblem. `entryName` then returns
 * 'Jugador' with the seed. @param ids public ids of its players; null if unknown.
 */
export function withoutHidden<E extends Pick<Entry, 'name' | 'players' | 'emblem'>>(
  entry: E,
  ids: readonly (string | null)[],
  hidden: ReadonlySet<string>,
): E {
  const isHidden = (index: number) => hidden.has(ids[index] ?? '');
  if (!entry.players.some((_, index) => isHidden(index))) return entry;
  const nicknames = entry.players.flatMap(({ nickname }, index) => (isHidden(index) ? [nickname.trim()] : []));
  const isOfPlayer = entry.players.length === 1 || nicknames.includes(entry.name.trim());
  const players = entry.players.map((player, index) =>
    isHidden(index) ? { ...player, nickname: '', freeFireId: null } : player,
  );
  return { ...entry, name: isOfPlayer ? '' : entry.name, players, reason: '', emblem: undefined };
}

interface PublishedRecords extends CompetitionRecords {
  competition: Competition;
  prizes: readonly Prize[];
}

function stageWith(stage: Stage, idOf: (id: string) => string): Stage {
  const { draw } = stage;
  const lists = draw && {
    late: draw.late.map(idOf),
    ...('gone' in draw && draw.gone ? { gone: draw.gone.map(idOf) } : {}),
    ...(draw.replaced
      ? { replaced: draw.replaced.map(({ out, came }) => ({ out: idOf(out), came: came && idOf(came) })) }
      : {}),
  };
  return {
    ...stage,
    groups: stage.groups.map((group) => ({ ...group, entryIds: group.entryIds.map(idOf) })),
    draw: draw && { ...draw, ...lists },
  };
}

function exchangeWith({ would, instead, ...exchange }: Exchange, idOf: (id: string) => string): Exchange {
  return { ...exchange, would: would.map(idOf), instead: instead.map(idOf) };
}

/** Replaces the ids of entries in the exchanges of a change. */
function exchangesWith<C extends { exchanges?: Exchange[] | undefined }>(change: C, idOf: (id: string) => string): C {
  return change.exchanges ? { ...change, exchanges: change.exchanges.map((one) => exchangeWith(one, idOf)) } : change;
}

function matchWith(match: Match, idOf: (id: string) => string): Match {
  const renamed = <T extends { entryId: string }>(one: T): T => ({ ...one, entryId: idOf(one.entryId) });
  return {
    ...match,
    rows: match.rows.map(renamed),
    ...(match.playerKills ? { playerKills: match.playerKills.map(renamed) } : {}),
    corrections: match.corrections.map((one) => ({
      ...exchangesWith(one, idOf),
      changes: one.changes.map(renamed),
    })),
  };
}

/** Replaces the ids of entries, so that an older copy of the table doesn't reveal a hidden player's nickname. */
export function withOtherIds<R extends PublishedRecords>(records: R, others: ReadonlyMap<string, string>): R {
  if (others.size === 0) return records;
  const idOf = (id: string) => others.get(id) ?? id;
  const renamed = <T extends { entryId: string }>(one: T): T => ({ ...one, entryId: idOf(one.entryId) });
  const { competition } = records;
  const { takenBack, decided } = competition;
  return {
    ...records,
    competition: {
      ...competition,
      stages: competition.stages.map((stage) => stageWith(stage, idOf)),
      adjustments: competition.adjustments.map((one) => exchangesWith(renamed(one), idOf)),
      ...(takenBack ? { takenBack: takenBack.map((one) => exchangesWith(renamed(one), idOf)) } : {}),
      ...(decided ? { decided: decided.map((one) => ({ ...renamed(one), among: one.among.map(idOf) })) } : {}),
    },
    entries: records.entries.map((entry) =>
      others.has(entry.id) || entry.exchanges ? exchangesWith({ ...entry, id: idOf(entry.id) }, idOf) : entry,
    ),
    matches: records.matches.map((match) => matchWith(match, idOf)),
    prizes: records.prizes.map((prize) => ({ ...prize, entryId: prize.entryId && idOf(prize.entryId) })),
  };
}
