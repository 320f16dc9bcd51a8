import {
  countedMatches,
  currentStage,
  killPoints,
  type PublicMatch,
  type PublicStage,
  placementPoints,
  type ResultRow,
  type Results,
  type ResultsTable,
  type StandingsFile,
} from '@arena/domain';

/** Parts of the screen by anchor, with their titles. */
export const parts = {
  matches: { id: 'partidas', title: 'Partidas' },
  players: { id: 'jugadores', title: 'Jugadores con más bajas' },
  corrections: { id: 'correcciones', title: 'Correcciones y ajustes' },
  scoring: { id: 'calculo', title: 'Cómo se calcula' },
  data: { id: 'datos', title: 'Datos' },
} as const;

/** Returns the drawn stages in reading order: the current one first, then back in time. */
export function stagesToRead(results: Results): PublicStage[] {
  const current = currentStage(results);
  const others = results.stages.filter(
    (stage) => stage !== current && stage.groups.some(({ entryIds }) => entryIds.length > 0),
  );
  return [...(current === undefined ? [] : [current]), ...others.toReversed()];
}

/** Places gained (positive) or lost by each entry in its group's last match; 0 if unchanged. */
export function movesOf({ before }: StandingsFile, { stageId, groupId, rows }: ResultsTable): Map<string, number> {
  const ranks = before.find((each) => each.stageId === stageId && each.groupId === groupId)?.ranks;
  return new Map(rows.map(({ entryId, rank }) => [entryId, (ranks?.[entryId] ?? rank) - rank]));
}

/** The anchor of a match's result on the page, for its own address. */
export const anchorOf = ({ id }: Pick<PublicMatch, 'id'>) => `partida-${id}`;

/** The anchor of an entry's row in a stage's table. */
export const rowAnchor = (stageId: string, entryId: string) => `puesto-${stageId}-${entryId}`;

export interface Leg {
  match: PublicMatch;
  row: ResultRow | null;
  byPlacement: number;
  byKills: number;
}

function legOf(match: PublicMatch, row: ResultRow | null, { scoring }: PublicStage): Leg {
  const plays = row?.played ?? false;
  return {
    match,
    row,
    byPlacement: plays ? placementPoints(scoring, row?.placement ?? null) : 0,
    byKills: plays ? killPoints(scoring, match, row?.kills ?? null) : 0,
  };
}

/** Returns an entry's results in its group's matches that count, in order. */
export function wayOf(entryId: string, { groupId, matches }: ResultsTable, stage: PublicStage): Leg[] {
  return countedMatches(stage.id, groupId, matches).map((match) =>
    legOf(match, match.rows.find((row) => row.entryId === entryId) ?? null, stage),
  );
}

/** A match's rows from the winner down; absent entries and unknown places come last. */
export function rowsOfMatch(match: PublicMatch, stage: PublicStage): (Leg & { row: ResultRow })[] {
  const order = ({ played, placement }: ResultRow) => placement ?? (played ? 1_000 : 2_000);
  return match.rows.toSorted((a, b) => order(a) - order(b)).map((row) => ({ ...legOf(match, row, stage), row }));
}

/** Lists disqualifications, including revoked ones, the latest first. */
export function disqualificationsIn({ entries }: Results) {
  return entries
    .flatMap(({ id: entryId, status, reason = '', keepsPoints, disqualifiedAt, reinstatedAt, exchanges = [] }) => {
      const isOut = status === 'disqualified';
      const of = (isLast: boolean) => ({ entryId, keepsPoints, exchanges: isLast ? exchanges : [] });
      return [
        ...(isOut && disqualifiedAt ? [{ ...of(true), at: disqualifiedAt, isBack: false, reason }] : []),
        ...(reinstatedAt ? [{ ...of(!isOut), at: reinstatedAt, isBack: true, reason: '' }] : []),
      ];
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

export function correctionsIn(results: Results) {
  return results.tables
    .flatMap(({ matches }) =>
      matches.flatMap((match) => match.corrections.map((correction) => ({ match, ...correction }))),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Says which shared places organisers decided, while the decisions apply. */
export function decidedTexts({ decided = [], places, state }: Results, nameOf: (entryId: string) => string): string[] {
  if (state !== 'finished') return [];
  const hasPlace = (place: number, entryId: string) =>
    places.filter((one) => one.place === place).every((one) => one.entryId === entryId) &&
    places.some((one) => one.place === place && one.entryId === entryId);
  return decided
    .filter(({ place, entryId }) => hasPlace(place, entryId))
    .toSorted((a, b) => a.place - b.place)
    .map(
      ({ place, entryId }) =>
        `El ${place}.º puesto estaba empatado: la organización lo decidió para ${nameOf(entryId)}.`,
    );
}
