import * as limits from '../../limits/limits.ts';
import { type Assignment, assignment, type ColumnDecision, columnQuestion, decidedColumns } from './column-decision.ts';
import { fieldOf, type ResultRecord } from './records.ts';
import {
  BY_PLAYERS,
  byKey,
  byOrder,
  byRole,
  canBePlaces,
  canBeTotals,
  definedNumbers,
  explains,
  explainsBySum,
  hasRole,
  isComplete,
  isDescending,
  isDistinct,
  NOTHING,
  openKeys,
  type PointsTable,
  placesByPoints,
  type Rows,
  type Source,
  SUMMED,
  sourcesAgree,
} from './sources.ts';

/** Finds marked places: by a word, a heading, '#', or a rank that isn't by totals. */
function markedPlaces({ records }: Rows): Source | null {
  const role = (['placement', 'rank', 'index'] as const).find((each) => hasRole(records, each));
  if (role === undefined) return null;
  const source = byRole(role, records);
  const isBoth = records.some((record) => fieldOf(record, role) !== undefined && byKey('pre0').read(record) !== null);
  if (isBoth) return source;
  return { ...source, read: (record) => source.read(record) ?? byKey('pre0').read(record) };
}

function markedKills({ records }: Rows): Source | null {
  if (hasRole(records, 'kills')) return byRole('kills', records);
  const sums = records.filter(({ fields }) => fields.some(({ addends }) => addends !== undefined));
  if (sums.length > 0) {
    const read = (record: ResultRecord) => record.fields.find(({ addends }) => addends !== undefined)?.value ?? null;
    return { id: 'sum', why: 'suma de los jugadores', read };
  }
  return null;
}

/** Takes places from points for places if a tool's rank follows the total. */
function rankedPlaces(rows: Rows, rank: Source, kills: Source): { place: Source; isSure: boolean } {
  const byPoints = placesByPoints(rows, kills);
  if (byPoints !== null) {
    const isPlace =
      sourcesAgree(rows.records, byPoints, rank) && isDistinct(definedNumbers(rows.records.map(rank.read)));
    return { place: isPlace ? rank : byPoints, isSure: true };
  }
  return { place: rank, isSure: isDistinct(definedNumbers(rows.records.map(rank.read))) };
}

function withPlaces(rows: Rows, place: Source, open: readonly string[]): ColumnDecision {
  const marked = markedKills(rows);
  if (marked !== null) return checked(rows, place, marked);
  const keys = open.filter(
    (key) => !(key === 'pre0' && rows.records.every((each) => place.read(each) === byKey(key).read(each))),
  );
  return withoutKills(rows, [place], keys);
}

/** Asks if a list is numbered in another order than its points imply. */
function checked(rows: Rows, place: Source, kills: Source): ColumnDecision {
  if (kills.id === 'sum' && rows.records.every((record) => kills.read(record) === null)) {
    return columnQuestion('¿La suma es de bajas?', [assignment(place, NOTHING), assignment(place, SUMMED)]);
  }
  const byPoints = placesByPoints(rows, kills);
  if (byPoints !== null && sourcesAgree(rows.records, byPoints, place)) return decidedColumns(place, kills);
  if (byPoints === null && isByTotal(rows, place, kills, byRole('points', rows.records)))
    return columnQuestion(BY_TOTAL, [assignment(NOTHING, kills), assignment(place, kills)]);
  if (byPoints === null) return decidedColumns(place, kills);
  return columnQuestion('Los puestos y los puntos no cuadran. ¿Cuáles cuentan?', [
    assignment(place, kills),
    assignment(byPoints, kills),
  ]);
}

/** True if the difference of two columns falls from line to line, as points for places do. */
function isRestDescending(records: readonly ResultRecord[], { place, kills }: Assignment): boolean {
  const rest = records.map((record) => (kills.read(record) ?? 0) - (place.read(record) ?? 0));
  return rest.every((each) => each >= 0) && isDescending(rest);
}

const inOrder = (records: readonly ResultRecord[], { read }: Source) =>
  records.toSorted((a, b) => (read(a) ?? 0) - (read(b) ?? 0));

/** True if rows are sorted by a column, as by points. */
function isSorted(records: readonly ResultRecord[], { read }: Source): boolean {
  const values = definedNumbers(records.map(read));
  return values.length >= 4 && isDescending(values) && new Set(values).size >= 3;
}

/** True if a column has more kills than a lobby has players. */
function isMoreThanPlayers(records: readonly ResultRecord[], { read }: Source): boolean {
  const { lobbyPlayers, killsPerRow } = limits.competition;
  const kills = definedNumbers(records.map(read)).filter((each) => each <= killsPerRow);
  return kills.reduce((sum, each) => sum + each, 0) > Math.max(lobbyPlayers, 4 * records.length);
}

/** True if a column has an unknown heading. */
function isForeign({ records }: Rows, { id }: Source): boolean {
  return records.some(({ fields }) => fields.some(({ key, role, mark }) => key === id && role === null && mark !== ''));
}

/** More columns without a heading than a result has. */
const MOST_OPEN = 10;

const WHICH = '¿Qué es cada número?';
const BY_TOTAL = 'La lista parece ordenada por puntos. ¿Sus números son los puestos?';

/** True if a column ranks by totals: the totals fall with it, and the points for places don't. */
function isByTotal({ records, table }: Rows, place: Source, kills: Source, total: Source): boolean {
  const rows = inOrder(records, place).filter((record) => total.read(record) !== null && kills.read(record) !== null);
  const rest = rows.map((record) => (total.read(record) ?? 0) - (kills.read(record) ?? 0) * table.perKill);
  return isSorted(rows, total) && !isDescending(rest);
}

/** True if the last column is the sum of three or more others, as in a general table. */
function isSumOfMany({ records }: Rows): boolean {
  return (
    records.length > 1 &&
    records.every(({ fields }) => {
      const values = fields.filter(({ role, key }) => role === 'points' || (role === null && !key.startsWith('pre')));
      const numbers = definedNumbers(values.map(({ value }) => value));
      const total = numbers.pop() ?? 0;
      const isSum = (parts: readonly number[]) =>
        parts.length >= 3 && total > 0 && parts.reduce((sum, each) => sum + each, 0) === total;
      // The first column may hold the places.
      return isSum(numbers) || isSum(numbers.slice(1));
    })
  );
}

/** Adds readings without places if the numbers may follow another column. */
function withoutRank(rows: Rows, ways: readonly (Assignment & { rest: readonly string[] })[]): readonly Assignment[] {
  const isRank =
    isSumOfMany(rows) ||
    ways.some(({ place, kills, rest }) =>
      rest.some((key) => place.id !== 'order' && isByTotal(rows, place, kills, byKey(key))),
    );
  return isRank ? [...ways.map(({ kills }) => assignment(NOTHING, kills)), ...ways] : ways;
}

/** Reads rows without a mark for the kills. */
function withoutKills(rows: Rows, places: readonly Source[], open: readonly string[]): ColumnDecision {
  const all = places.flatMap((place) => {
    const keys = open.filter((key) => key !== place.id);
    const kills = keys.filter((key) => !key.startsWith('pre') || keys.length === 1 || place.id === 'order').map(byKey);
    return (kills.length === 0 ? [NOTHING] : kills).map((each) => ({
      ...assignment(place, each),
      rest: keys.filter((key) => key !== each.id),
    }));
  });
  const isPossible = ({ place, kills, rest }: (typeof all)[number]) =>
    rest.length > 0 && (explains(rows, place, kills, rest) || explainsBySum(rows, place, kills, rest));
  const explained = all.filter(isPossible);
  if (explained.length === 1 && explained[0] !== undefined)
    return decidedColumns(explained[0].place, explained[0].kills);
  const plain = explained.length > 1 ? explained : all.filter(({ rest }) => rest.length === 0);
  const [first, ...others] = plain;
  if (first === undefined) return columnQuestion(WHICH, withoutRank(rows, all.slice(0, 8)));
  if (others.length > 0) return columnQuestion(WHICH, withoutRank(rows, plain));
  if (isForeign(rows, first.kills))
    return columnQuestion(WHICH, [assignment(first.place, NOTHING), assignment(first.place, first.kills)]);
  if (first.kills.id === 'none' && definedNumbers(rows.records.map(BY_PLAYERS.read)).length > rows.records.length / 2)
    return columnQuestion('¿Sumamos las bajas de los jugadores?', [first, assignment(first.place, BY_PLAYERS)]);
  if (first.kills.id === 'none') return decidedColumns(first.place, first.kills);
  const order = places.find(({ id }) => id === 'order');
  if (order !== undefined && first.place !== order && isRestDescending(rows.records, first)) {
    return columnQuestion(WHICH, [
      assignment(NOTHING, NOTHING),
      assignment(first.place, first.kills),
      assignment(order, first.place),
    ]);
  }
  if (
    isSorted(rows.records, first.kills) &&
    open.length > 1 &&
    !isSorted(inOrder(rows.records, first.place), first.kills)
  ) {
    // Sorted lines: their order may be the places, and the other column the kills.
    const other = assignment(byOrder(rows.records), first.place);
    return columnQuestion(WHICH, [assignment(NOTHING, NOTHING), assignment(first.place, first.kills), other]);
  }
  const isTooMuch = isMoreThanPlayers(rows.records, first.kills);
  if (
    isTooMuch ||
    canBeTotals(rows, first.place, first.kills) ||
    isSorted(inOrder(rows.records, first.place), first.kills)
  ) {
    return columnQuestion('¿Ese número son bajas o puntos?', [
      assignment(first.place, NOTHING),
      assignment(first.place, first.kills),
    ]);
  }
  return decidedColumns(first.place, first.kills);
}

/** Lists columns that can be places, the one before the name first. */
function openPlaces({ records }: Rows, open: readonly string[], size: number): Source[] {
  const played = records.filter(({ absence }) => absence === null);
  const valuesOf = (key: string) => definedNumbers(played.map((record) => byKey(key).read(record)));
  const isLeading = (key: string) => key === 'pre0' || key === open[0];
  const possible = open.filter((key) => {
    const values = valuesOf(key);
    const isAfter = !key.startsWith('pre') && key !== 'c0';
    if (isAfter && (Math.max(...values) > size || (open.length === 1 && !isComplete(values)))) return false;
    return values.length >= played.length / 2 && canBePlaces(values, isLeading(key));
  });
  const leading = possible.find((key) => key.startsWith('pre') || (key === 'c0' && open.includes('c0')));
  const rivals = possible.filter((key) => key !== leading && isComplete(valuesOf(key)));
  const isListed = leading !== undefined && isDescending(valuesOf(leading).toReversed());
  if (leading !== undefined && ((isComplete(valuesOf(leading)) && isListed) || rivals.length === 0)) {
    // If a slot number stands before the name, the places are in a later column.
    const isSlot = open.length > 2 && rivals.length > 0;
    return isSlot ? [byKey(leading), ...rivals.map(byKey)] : [byKey(leading)];
  }
  const first = open.find((key) => key.startsWith('pre') || key === 'c0');
  if (first !== undefined && leading === undefined) {
    // Numbers before the names can't be places: probably a slip, unless those after the names are places without a gap.
    const others = possible.filter((key) => isComplete(valuesOf(key)));
    const isRising = isDescending(valuesOf(first).toReversed()) && Math.min(...valuesOf(first)) >= 1;
    return others.length > 0 && !isRising
      ? others.map(byKey)
      : [byKey(first), ...(isRising ? [] : possible.map(byKey))];
  }
  // The order of lines is an alternative if the sums agree with it.
  return leading === undefined && open.length > 1 && possible.length > 0
    ? [...possible.map(byKey), byOrder(records)]
    : possible.map(byKey);
}

/** True if lines aren't in the order of the lobby. */
function isOtherOrder(rows: Rows, kills: Source, lobby: readonly string[]): boolean {
  const ids = rows.records.flatMap(({ entryIds }) => entryIds.slice(0, 1));
  const positions = ids.map((id) => lobby.indexOf(id));
  const isLobby = ids.length >= 3 && positions.every((position, at) => position > (positions[at - 1] ?? -1));
  const names = rows.records.map(({ name }) => name.toLowerCase());
  const isAlphabet = names.length >= 4 && names.every((name, at) => name.localeCompare(names[at - 1] ?? '', 'es') >= 0);
  const byRolePoints = byRole('points', rows.records);
  const isSorted = [kills, byRolePoints].some((source) => {
    const values = definedNumbers(rows.records.map(source.read));
    return values.length >= 4 && isDescending(values) && new Set(values).size > 1;
  });
  return isLobby || isAlphabet || isSorted;
}

/** Reads rows without places: the order of the lines counts, unless it may be another order. */
function withOrder(rows: Rows, open: readonly string[], lobby: readonly string[]): ColumnDecision {
  const order = byOrder(rows.records);
  const marked = markedKills(rows);
  const decision = marked === null ? withoutKills(rows, [order], open) : checked(rows, order, marked);
  const { kills } = decision.assignment;
  const isDecided = (open.length > 1 && decision.message === null) || placesByPoints(rows, kills) !== null;
  if (isDecided || !isOtherOrder(rows, decision.options.at(-1)?.kills ?? kills, lobby)) return decision;
  const message = decision.message ?? 'No hay puestos. ¿Tomamos el orden de las líneas?';
  const ways = decision.options.length === 0 ? [decision.assignment] : decision.options;
  return columnQuestion(message, [...ways.map((way) => assignment(NOTHING, way.kills)), ...ways]);
}

/** Reads a table that has points and no kills or places. */
function fromPoints(rows: Rows): ColumnDecision | null {
  if (hasRole(rows.records, 'kills') || !hasRole(rows.records, 'killPoints')) return null;
  const points = byRole('killPoints', rows.records);
  const { perKill } = rows.table;
  const kills: Source = {
    id: 'killPoints',
    why: 'puntos por bajas',
    read: (record) => {
      const value = points.read(record);
      return value === null || perKill === 0 || value % perKill !== 0 ? null : value / perKill;
    },
  };
  const place = markedPlaces(rows) ?? placesByPoints(rows, kills);
  const places =
    place === null
      ? [NOTHING, ...openPlaces(rows, openKeys(rows.records), rows.records.length), byOrder(rows.records)]
      : [place];
  const options = places.flatMap((each) => [assignment(each, NOTHING), assignment(each, kills)]);
  const decision = columnQuestion('Hay puntos por bajas, no bajas. ¿Las calculamos?', options);
  return place?.id === 'points' ? { ...decision, asks: ['placement', 'kills'] } : decision;
}

/** Reads the n-th column of a role. */
function nth(role: 'placement' | 'kills', at: number, records: readonly ResultRecord[]): Source {
  const fieldIn = ({ fields }: ResultRecord) => fields.filter((field) => field.role === role)[at];
  const mark = records.map((record) => fieldIn(record)?.mark).find((each) => each !== undefined);
  return { id: `${role}${at}`, why: `«${mark ?? role}»`, read: (record) => fieldIn(record)?.value ?? null };
}

/** Returns the columns that are labelled as places, or as kills; none if they don't differ. */
function doubledColumns({ records }: Rows, role: 'placement' | 'kills'): Source[] {
  const fieldsIn = ({ fields }: ResultRecord) => fields.filter((field) => field.role === role);
  const isDoubled = records.some(
    (record) => new Set(definedNumbers(fieldsIn(record).map(({ value }) => value))).size > 1,
  );
  const count = Math.max(0, ...records.map((record) => fieldsIn(record).length));
  return isDoubled ? Array.from({ length: count }, (_, at) => nth(role, at, records)) : [];
}

/** Asks if there are two columns of places and two of kills: each place belongs to its kills. */
function doubledPairs(rows: Rows): ColumnDecision | null {
  const [places, kills] = [doubledColumns(rows, 'placement'), doubledColumns(rows, 'kills')];
  if (places.length === 0 || kills.length === 0) return null;
  const pairs = places.map((place, at) => assignment(place, kills[at] ?? NOTHING));
  return columnQuestion('Hay varias columnas de puestos y de bajas. ¿Cuáles cuentan?', [
    assignment(NOTHING, NOTHING),
    ...pairs,
  ]);
}

/** Asks if several columns are all labelled as places, or as kills, and differ. */
function doubled(rows: Rows, role: 'placement' | 'kills'): ColumnDecision | null {
  const ways = doubledColumns(rows, role);
  if (ways.length === 0) return null;
  const isPlace = role === 'placement';
  const other = isPlace
    ? (markedKills(rows) ?? NOTHING)
    : (markedPlaces(rows) ?? openPlaces(rows, openKeys(rows.records), rows.records.length)[0] ?? NOTHING);
  return columnQuestion(
    isPlace ? 'Hay dos columnas de puestos. ¿Cuál cuenta?' : 'Hay dos columnas de bajas. ¿Cuál cuenta?',
    [NOTHING, ...ways].map((each) => (isPlace ? assignment(each, other) : assignment(other, each))),
  );
}

/**
 * Decides which numbers are places and kills: by headings and marks, then by duplicates, gaps and sums. Asks if it
 * stays unclear.
 */
export function decideColumns(
  records: readonly ResultRecord[],
  table: PointsTable,
  lobby: readonly string[],
  isByPlayer: boolean,
): ColumnDecision {
  const rows = { records: records.filter(({ absence }) => absence === null), table };
  const open = openKeys(rows.records);
  if (open.length > MOST_OPEN) {
    return { ...columnQuestion(WHICH, [assignment(NOTHING, NOTHING)]), asks: ['placement', 'kills'] };
  }
  const early =
    fromPoints(rows) ??
    (isByPlayer ? null : (doubledPairs(rows) ?? doubled(rows, 'placement') ?? doubled(rows, 'kills')));
  if (early !== null) return early;
  const place = markedPlaces(rows);
  if (isByPlayer) return byPlayers(rows, place);
  if (place?.id === 'rank') {
    const kills = markedKills(rows) ?? BY_PLAYERS;
    const ranked = rankedPlaces(rows, place, kills);
    if (!ranked.isSure)
      return columnQuestion('Hay puestos repetidos: ¿son los del total?', [
        assignment(NOTHING, kills),
        assignment(place, kills),
      ]);
    if (ranked.place !== place) return decidedColumns(ranked.place, kills);
  }
  if (place !== null) return withPlaces(rows, place, open);
  const places = openPlaces(rows, open, Math.max(lobby.length, records.length));
  const marked = markedKills(rows);
  if (places.length > 0) {
    const [first] = places;
    const isAlone =
      marked === null && open.length === 1 && first !== undefined && !first.id.startsWith('pre') && first.id !== 'c0';
    if (isAlone)
      return columnQuestion('¿Ese número es el puesto o las bajas?', [
        assignment(first, NOTHING),
        assignment(byOrder(rows.records), first),
      ]);
    if (marked === null) return withoutKills(rows, places, open);
    if (places.length === 1 && first !== undefined && !isForeign(rows, first)) return checked(rows, first, marked);
    return columnQuestion(
      '¿Qué número es el puesto?',
      [NOTHING, ...places].map((each) => assignment(each, marked)),
    );
  }
  return withOrder(rows, open, lobby);
}

/** Reads a file with a row for each player and ranks by total. */
function byPlayers(rows: Rows, place: Source | null): ColumnDecision {
  const byPoints = placesByPoints(rows, BY_PLAYERS);
  if (byPoints !== null) return decidedColumns(byPoints, BY_PLAYERS);
  if (place === null) return decidedColumns(NOTHING, BY_PLAYERS);
  if (place.id === 'placement') return decidedColumns(place, BY_PLAYERS);
  const options = [assignment(NOTHING, BY_PLAYERS), assignment(place, BY_PLAYERS)];
  return columnQuestion(`${place.why} puede ser el lugar en el total. ¿Es el puesto de esta partida?`, options);
}
