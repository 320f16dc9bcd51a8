import { deploy } from '../../fixtures/deployed.ts';
import { deployRules } from '../../fixtures/direct.ts';
import { people, signInOn } from '../../fixtures/people/people.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { tournamentDocuments, write } from '../../fixtures/records/records.ts';
import { stack } from '../../fixtures/stack.ts';
import { documentsOf, matchDayOf } from '../match-day.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, takeTurns, timed } from '../timing.ts';

const PROJECT = 'demo-bench-results';
const GROUP = 'results/copa/groups/final.g1';
const PLAIN = 'results/copa/groups/plain';
const ROUNDS = 20;
const MOST_TO_BE_PUBLIC = 2_000;
const MOST_TIMES_PLAIN = 3;
const sizes = [
  { players: 48, matches: 6 },
  { players: 12, matches: 60 },
] as const;

/** A public document as a visitor reads it, without an account. */
async function publicText(path: string): Promise<string> {
  const documents = `http://${stack.firestoreHost}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${documents}/${path}`);
  return response.ok ? response.text() : '';
}

async function untilPublic(path: string, text: string): Promise<void> {
  while (!(await publicText(path)).includes(text));
}

/** Measures the delay from the tap that makes a result official to the public document, against a plain write of it. */
async function measureSize(size: (typeof sizes)[number]): Promise<Row[]> {
  const { database, firebase, empty } = openDatabase(PROJECT);
  await empty();
  await deployRules(PROJECT);
  const matchDay = matchDayOf({ ...size, state: 'provisional' });
  await write(database, { ...tournamentDocuments('copa'), ...documentsOf(matchDay) });
  const token = await signInOn(firebase).in(people.admin);
  const product = await deploy(PROJECT);
  const turn = async (state: 'official' | 'provisional', from: string) => {
    const body = { state, from, expectedRevision: 1 };
    const reply = await product.call('PATCH /competitions/copa/matches/g1-m1/state', { token, body });
    if (reply.status !== 200) throw new Error(`The state was answered with ${reply.status}`);
  };
  const times = await takeTurns(
    {
      official: () =>
        timed(async () => {
          await turn('official', 'provisional');
          await untilPublic(GROUP, '"official"');
        }),
      async plain(round) {
        const copy = (await database.doc(GROUP).get()).data() ?? {};
        const time = await timed(async () => {
          await database.doc(PLAIN).set({ ...copy, round: `round ${round}.` });
          await untilPublic(PLAIN, `"round ${round}."`);
        });
        await turn('provisional', 'official');
        return time;
      },
    },
    { rounds: ROUNDS },
  );
  await product.stop();
  await empty();
  const of = `Results: an official one of ${size.players} entries and ${size.matches} matches, from the tap to the public document`;
  const slowest = {
    what: `${of}, the slowest of ${ROUNDS}`,
    unit: 'ms',
    figure: Math.max(...times('official')),
  } as const;
  return [
    compared({ what: of, unit: 'ms', figure: median(times('official')) }, median(times('plain')), MOST_TIMES_PLAIN),
    alone(slowest, MOST_TO_BE_PUBLIC),
  ];
}

export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measureSize(size)));
  return rows;
}
