import {
  buildResults,
  type Competition,
  type Match,
  type Stage,
  type StandingsFile,
  standingsFile,
} from '@arena/domain';
import { sampleCompetition, sampleEntry, sampleStage } from '@arena/domain/samples';

const AT = '2026-03-01T00:00:00.000Z';

/** A stage of one group, for tests. */
export function testStage(change: Partial<Stage> = {}): Stage {
  return sampleStage('', { groups: [{ id: 'g1', name: 'A', entryIds: ['loud', 'zona', 'furia'] }], ...change });
}

/** Names by id; one of them looks like a formula. */
const names = { loud: 'LOUD', zona: 'Zona Roja', furia: '=FURIA()' };

/** Returns a competition's standings file, for tests. @param out the disqualified entry, which keeps its points */
export function testStandings(
  matches: readonly Match[] = [],
  change: Partial<Competition> = {},
  out?: keyof typeof names,
): StandingsFile {
  const competition = sampleCompetition([testStage()], change);
  const entries = Object.entries(names).map(([id, name]) =>
    sampleEntry(id, id === out ? { name, status: 'disqualified', keepsPoints: true } : { name }),
  );
  return standingsFile({ id: 'copa', name: 'Copa', date: AT }, buildResults(competition, entries, matches, AT));
}
