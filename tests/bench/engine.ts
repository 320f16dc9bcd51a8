import {
  buildResults,
  type Competition,
  type Entry,
  type Match,
  Results,
  recompute,
  scoringTemplates,
  standings,
} from '@arena/domain';
import { compared, type Row } from './row.ts';
import { median, timed } from './timing.ts';

const ENTRIES = 12;
const MATCHES = 120;
const ROUNDS = 200;
const WARM_UP_ROUNDS = 50;
const MOST_TIMES_PARSING = 5;
const AT = '2026-03-01T00:00:00.000Z';

/** A stage whose squads take turns at every place, so that there are ties for the whole chain to decide. */
function played(): { competition: Competition; entries: Entry[]; matches: Match[] } {
  const [{ scoring }] = scoringTemplates;
  const entryIds = Array.from({ length: ENTRIES }, (_, index) => `escuadra-${index}`);
  const entries = entryIds.map(
    (id, index): Entry => ({
      id,
      name: `Escuadra ${index}`,
      players: [],
      status: 'active',
      keepsPoints: false,
      aliases: [],
      registrationId: null,
      seed: index + 1,
      withdrawnBy: null,
      revision: 1,
    }),
  );
  const matches = Array.from(
    { length: MATCHES },
    (_, match): Match => ({
      id: `partida-${match}`,
      stageId: 'final',
      groupId: 'a',
      number: match + 1,
      map: 'Bermuda',
      startsAt: AT,
      scoring: null,
      state: 'official',
      replayOf: null,
      rows: entryIds.map((entryId, entry) => ({
        entryId,
        played: true,
        placement: ((entry + match) % ENTRIES) + 1,
        kills: (entry + match) % 7,
      })),
      revision: 1,
      enteredBy: 'uid',
      officialAt: AT,
      corrections: [],
      picture: null,
    }),
  );
  const group = { id: 'a', name: 'Sala única', entryIds };
  const tieBreaks: typeof scoring.tieBreaks = ['wins', 'kills', 'averagePlacement', 'bestMatches', 'lastSharedMatch'];
  const stage: Competition['stages'][number] = {
    id: 'final',
    name: 'Final',
    scoring: { ...scoring, tieBreaks },
    matchCount: MATCHES,
    groups: [group],
    advance: null,
    draw: null,
    state: 'open',
  };
  const competition: Competition = {
    tournamentId: 'medida',
    teamSize: 4,
    stages: [stage],
    adjustments: [],
    state: 'playing',
    secondPerson: false,
    revision: 1,
  };
  return { competition, entries, matches };
}

/** Recomputing a large stage, as a visitor's phone and every saved result do it, beside reading its JSON. */
export async function measure(): Promise<Row[]> {
  const { competition, entries, matches } = played();
  const results = buildResults(competition, entries, matches, AT);
  const text = JSON.stringify(results);
  const [stage] = competition.stages;
  if (stage === undefined || !recompute(Results.parse(JSON.parse(text))).agrees) throw new Error('It does not agree');
  const works = [
    () => JSON.parse(text),
    () => standings(stage, entries, matches, []),
    () => recompute(results),
    () => buildResults(competition, entries, matches, AT),
  ].map((work) => ({ work, times: [] as number[] }));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const { work, times } of works) {
      const time = await timed(async () => work());
      if (round >= WARM_UP_ROUNDS) times.push(time);
    }
  }
  const [control = Number.NaN, table = Number.NaN, again = Number.NaN, whole = Number.NaN] = works.map(({ times }) =>
    median(times),
  );
  const stageText = `a stage of ${MATCHES} matches × ${ENTRIES} entries, against parsing its JSON`;
  return [
    compared({ what: `Engine: the standings of ${stageText}`, unit: 'ms', figure: table }, control, MOST_TIMES_PARSING),
    compared(
      {
        what: `Engine: recomputing and comparing, hash included, ${stageText}`,
        unit: 'ms',
        figure: again,
      },
      control,
      MOST_TIMES_PARSING,
    ),
    compared({ what: `Engine: building the public results of ${stageText}`, unit: 'ms', figure: whole }, control),
  ];
}
