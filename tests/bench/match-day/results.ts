import { deploy } from '../../fixtures/deployed.ts';
import { deployRules } from '../../fixtures/direct.ts';
import { people, signInOn } from '../../fixtures/people/people.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { tournamentRecord, write } from '../../fixtures/records/records.ts';
import { stack } from '../../fixtures/stack.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, timed } from '../timing.ts';

const PROJECT = 'demo-bench-results';
const GROUP = 'final.sala';
const ROUNDS = 20;
const MOST_TO_BE_PUBLIC = 2_000;
const MOST_TIMES_PLAIN = 3;
const sizes = [
  { entries: 48, count: 6 },
  { entries: 12, count: 60 },
] as const;

type Size = (typeof sizes)[number];

/** A match day whose results are all entered, and none of them official. */
function matchDay({ entries, count }: Size) {
  const entryIds = Array.from({ length: entries }, (_, index) => `jugador-${index}`);
  const groups = [{ id: 'sala', name: 'Sala', entryIds }];
  const stages = [stageRecord({ matchCount: count, groups })];
  const rows = entryIds.map((entryId, index) => row(entryId, index + 1, index % 5));
  const entered = { state: 'provisional', rows, revision: 1, enteredBy: 'admin' } as const;
  const matches = Array.from({ length: count }, (_, index) => matchRecord(`m${index + 1}`, index + 1, entered));
  return {
    'tournaments/copa': tournamentRecord(),
    'competitions/copa': { ...competitionRecord({ stages }), writes: 1 },
    ...Object.fromEntries(entryIds.map((id) => [`competitions/copa/entries/${id}`, { ...entryRecord(id) }])),
    ...Object.fromEntries(matches.map((match) => [`competitions/copa/matches/${match.id}`, { ...match }])),
  };
}

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
async function measureSize(size: Size): Promise<Row[]> {
  const { database, firebase, empty } = openDatabase(PROJECT);
  await empty();
  await deployRules(PROJECT);
  await write(database, matchDay(size));
  const token = await signInOn(firebase).in(people.admin);
  const product = await deploy(PROJECT);
  const turn = async (state: 'official' | 'provisional', from: string) => {
    const body = { state, from, expectedRevision: 1 };
    const reply = await product.call('PATCH /competitions/copa/matches/m1/state', { token, body });
    if (reply.status !== 200) throw new Error(`The state was answered with ${reply.status}`);
  };
  const group = `results/copa/groups/${GROUP}`;
  const plain = `results/copa/groups/plain`;
  const times: number[] = [];
  const plainTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const tap = async () => {
      await turn('official', 'provisional');
      await untilPublic(group, '"official"');
    };
    times.push(await timed(tap));
    const copy = (await database.doc(group).get()).data() ?? {};
    const writePlain = async () => {
      await database.doc(plain).set({ ...copy, round: `round ${round}.` });
      await untilPublic(plain, `"round ${round}."`);
    };
    plainTimes.push(await timed(writePlain));
    await turn('provisional', 'official');
  }
  await product.stop();
  await empty();
  const of = `Results: an official one of ${size.entries} entries and ${size.count} matches, from the tap to the public document`;
  const slowest = { what: `${of}, the slowest of ${ROUNDS}`, unit: 'ms', figure: Math.max(...times) } as const;
  return [
    compared({ what: of, unit: 'ms', figure: median(times) }, median(plainTimes), MOST_TIMES_PLAIN),
    alone(slowest, MOST_TO_BE_PUBLIC),
  ];
}

export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measureSize(size)));
  return rows;
}
