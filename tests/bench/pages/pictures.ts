import { pathToFileURL } from 'node:url';
import { buildResults, type PublicTournament, readTournament, toPublicTournament } from '@arena/domain';
import { pictures } from '../../../functions/src/pages/page-pictures.ts';
import { loadRenderer } from '../../../functions/src/pages/site.ts';
import { inRoot } from '../../../scripts/lib/local.ts';
import { matchDayOf } from '../match-day.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, takeTurns, timed } from '../timing.ts';

const ENTRIES = 48;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 3;
const MOST_TIMES_THE_SHARE_PICTURE = 1.5;
const MOST_KIB = 300;
const AT = '2026-03-01T00:00:00.000Z';
const CONTROL = 'share';
const NAMES = ['standings', 'standings-post', 'standings-story', 'standings-post-4', 'champion', 'story', 'enrolled'];

function tournamentOf(): PublicTournament {
  const stored = { name: 'Copa Relámpago', status: 'published', date: AT, maxPlayers: 48, currentPlayers: 48 };
  const tournament = toPublicTournament(readTournament('copa', stored));
  if (tournament === null) throw new Error('It has to be published');
  return tournament;
}

/** Measures the time and size of each picture that isn't cached, beside a tournament's share picture. */
export async function measure(): Promise<Row[]> {
  const folder = inRoot('functions', 'dist', 'site/');
  const renderer = await loadRenderer(pathToFileURL(folder));
  const tournament = tournamentOf();
  const { competition, entries, matches } = matchDayOf({ players: ENTRIES, matches: 1 }, { state: 'closed' });
  const results = buildResults(competition, entries, matches, AT);
  const bytes = new Map<string, number>();
  const making = (name: string) => () =>
    timed(async () => {
      const drawing = await renderer.drawing(name, tournament, async () => results, new Date(AT));
      if (drawing === null) throw new Error(`There is no picture '${name}'`);
      bytes.set(name, (await pictures(async () => null)(name, drawing)).length);
    });
  const variants = Object.fromEntries([CONTROL, ...NAMES].map((name) => [name, making(name)]));
  const times = await takeTurns(variants, { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS });
  return NAMES.flatMap((name) => {
    const made = [median(times(name)), median(times(CONTROL))] as const;
    return [
      compared(`Pictures: ${name}.jpg made, against ${CONTROL}.jpg`, 'ms', made, MOST_TIMES_THE_SHARE_PICTURE),
      alone(`Pictures: ${name}.jpg`, 'KiB', (bytes.get(name) ?? Number.NaN) / 1_024, MOST_KIB),
    ];
  });
}
