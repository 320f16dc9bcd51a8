import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildResults, type PublicTournament, readTournament, toPublicTournament } from '@arena/domain';
import { pictures } from '../../../functions/src/pages/pictures.ts';
import { loadRenderer } from '../../../functions/src/pages/site.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { stackFor } from '../../../scripts/lib/stack.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, timed } from '../timing.ts';

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

/** A match day of 48 players that is over. */
function resultsOf() {
  const entryIds = Array.from({ length: ENTRIES }, (_, index) => `jugador-${index}`);
  const stages = [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds }], matchCount: 1, state: 'closed' })];
  const rows = entryIds.map((entryId, index) => row(entryId, index + 1, index % 5));
  const matches = [matchRecord('m1', 1, { state: 'official', rows, revision: 1 })];
  const entries = entryIds.map((id, index) => entryRecord(id, { name: `Jugador Número ${index}` }));
  return buildResults(competitionRecord({ stages, state: 'finished' }), entries, matches, AT);
}

/** Measures the time and size of each picture that isn't cached, beside a tournament's share picture. */
export async function measure(): Promise<Row[]> {
  const folder = join(inRoot(stackFor('test').functions), 'site/');
  const renderer = await loadRenderer(pathToFileURL(folder));
  const [tournament, results] = [tournamentOf(), resultsOf()];
  const made = [CONTROL, ...NAMES].map((name) => ({ name, times: [] as number[], bytes: 0 }));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const each of made) {
      const time = await timed(async () => {
        const drawing = await renderer.drawing(each.name, tournament, async () => results, new Date(AT));
        if (drawing === null) throw new Error(`There is no picture '${each.name}'`);
        each.bytes = (await pictures(async () => null)(each.name, drawing)).length;
      });
      if (round >= WARM_UP_ROUNDS) each.times.push(time);
    }
  }
  const [control, ...others] = made;
  return others.flatMap(({ name, times, bytes }) => [
    compared(
      { what: `Pictures: ${name}.jpg made, against ${CONTROL}.jpg`, unit: 'ms', figure: median(times) },
      median(control?.times ?? []),
      MOST_TIMES_THE_SHARE_PICTURE,
    ),
    alone({ what: `Pictures: ${name}.jpg`, unit: 'KiB', figure: bytes / 1_024 }, MOST_KIB),
  ]);
}
