import {
  buildArchive,
  buildResults,
  createResultsCache,
  Results,
  recompute,
  scoringTemplates,
  splitResults,
  standings,
} from '@arena/domain';
import { matchDayOf } from '../match-day.ts';
import { compared, type Row } from '../row.ts';
import { median, takeTurns, timed } from '../timing.ts';

const ENTRIES = 12;
const MATCHES = 120;
const ROUNDS = 200;
const WARM_UP_ROUNDS = 50;
const MOST_TIMES_PARSING = 5;
const LOBBIES = 100;
const PLAYERS = 50;
const MATCHES_A_DAY = 6;
const LOBBY_ROUNDS = 15;
const MOST_TIMES_ALONE = 2;
const MOST_TIMES_ALL = 0.5;
const AT = '2026-03-01T00:00:00.000Z';

/** A stage with the whole chain of tie-breaks. */
function played() {
  const [{ scoring }] = scoringTemplates;
  const tieBreaks: typeof scoring.tieBreaks = ['wins', 'kills', 'averagePlacement', 'bestMatches', 'lastSharedMatch'];
  return matchDayOf({ players: ENTRIES, matches: MATCHES }, { scoring: { ...scoring, tieBreaks } });
}

function lobbiesOf(lobbies: number) {
  const matchDay = matchDayOf({ lobbies, players: PLAYERS, matches: MATCHES_A_DAY }, { state: 'closed' });
  return { ...matchDay, known: matchDay.entries.map((entry) => ({ entry, ids: [entry.id] })) };
}

type Lobbies = ReturnType<typeof lobbiesOf>;

/** Makes everything that the public sees of a competition, and what is remembered of it. */
function publish({ competition, entries, matches, known }: Lobbies, kept = createResultsCache()): void {
  const results = buildResults(competition, entries, matches, AT, kept);
  splitResults(results, kept);
  buildArchive(results, known, new Set());
}

/** The same with another result of the first lobby. */
function corrected({ matches, ...rest }: Lobbies, round: number): Lobbies {
  const [first, ...others] = matches;
  if (first === undefined) throw new Error('There is no match');
  const rows = first.rows.map((one, index) => ({ ...one, kills: (index + round) % 7 }));
  return { ...rest, matches: [{ ...first, rows, revision: round }, ...others] };
}

/** Checks that each of a hundred lobbies costs no more than it does alone. */
async function manyLobbies(): Promise<Row[]> {
  const [many, one] = [lobbiesOf(LOBBIES), lobbiesOf(1)];
  const kept = createResultsCache();
  publish(many, kept);
  const times = await takeTurns(
    {
      many: () => timed(async () => publish(many)),
      one: () => timed(async () => publish(one)),
      result(round) {
        const next = corrected(many, round);
        return timed(async () => publish(next, kept));
      },
    },
    { rounds: LOBBY_ROUNDS },
  );
  const of = `${LOBBIES} lobbies of ${PLAYERS}`;
  const [all, apart, result] = [median(times('many')), LOBBIES * median(times('one')), median(times('result'))];
  return [
    compared(`Engine: publishing ${of}, by ${LOBBIES} times one`, 'ms', [all, apart], MOST_TIMES_ALONE),
    compared(`Engine: a result of one of ${of}, by publishing all`, 'ms', [result, all], MOST_TIMES_ALL),
  ];
}

/** Recomputing a large stage, as a visitor's phone and every saved result do it, beside reading its JSON. */
export async function measure(): Promise<Row[]> {
  const { competition, entries, matches } = played();
  const results = buildResults(competition, entries, matches, AT);
  const text = JSON.stringify(results);
  const [stage] = competition.stages;
  if (stage === undefined || !recompute(Results.parse(JSON.parse(text))).agrees) throw new Error('It does not agree');
  const times = await takeTurns(
    {
      parse: () => timed(async () => JSON.parse(text)),
      table: () => timed(async () => standings(stage, entries, matches, [])),
      recompute: () => timed(async () => recompute(results)),
      build: () => timed(async () => buildResults(competition, entries, matches, AT)),
    },
    { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS },
  );
  const stageText = `a stage of ${MATCHES} matches × ${ENTRIES} entries, against parsing its JSON`;
  const against = (what: string, name: Parameters<typeof times>[0], limit: number | null) =>
    compared(`Engine: ${what} ${stageText}`, 'ms', [median(times(name)), median(times('parse'))], limit);
  return [
    ...(await manyLobbies()),
    against('the standings of', 'table', MOST_TIMES_PARSING),
    against('recomputing and comparing, hash included,', 'recompute', MOST_TIMES_PARSING),
    against('building the public results of', 'build', null),
  ];
}
