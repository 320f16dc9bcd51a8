import {
  isReadByTable,
  lobbyFile,
  type PublicTournament,
  type Results,
  type StandingsFile,
  standingsFile,
} from '@arena/domain';

const MOST_KEPT = 50;

/** Cached files: they are requested every few seconds and change with a result. */
const kept = new Map<string, StandingsFile>();

/** Builds the data of a tournament's standings page, cached while unchanged. */
export function standingsOf(tournament: PublicTournament, results: Results | null): StandingsFile {
  if (results === null) return standingsFile(tournament, null);
  const { id, name, date, sponsor } = tournament;
  const version = JSON.stringify([id, name, date, sponsor, results.hash, results.updatedAt]);
  const file = kept.get(version) ?? standingsFile(tournament, results);
  kept.delete(version);
  kept.set(version, file);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return file;
}

/** Returns the first view of a standings page: everything, or the first table of very many. */
export function shownFirst(file: StandingsFile): StandingsFile {
  return (isReadByTable(file) ? lobbyFile(file) : null) ?? file;
}

function fileOf(which: string, whole: StandingsFile): StandingsFile | null {
  if (which === 'standings') return shownFirst(whole);
  if (which === 'standings-all') return whole;
  return isReadByTable(whole) ? lobbyFile(whole, Number(which.slice('standings-'.length))) : null;
}

/** @see SiteRenderer.standingsJson */
export function standingsJson(which: string, tournament: PublicTournament, results: Results | null): string | null {
  const file = fileOf(which, standingsOf(tournament, results));
  return file && JSON.stringify(file);
}
