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
import { alone, type Row } from '../row.ts';
import { median, timed } from '../timing.ts';

const PROJECT = 'demo-bench-results';
const ENTRIES = 48;
const GROUP = 'final.sala';
const MATCHES = 6;
const ROUNDS = 20;
const MOST_TO_BE_PUBLIC = 2_000;

/** A match day of 48 players whose six results are all entered, and none of them official. */
function matchDay() {
  const entryIds = Array.from({ length: ENTRIES }, (_, index) => `jugador-${index}`);
  const groups = [{ id: 'sala', name: 'Sala', entryIds }];
  const stages = [stageRecord({ matchCount: MATCHES, groups })];
  const rows = entryIds.map((entryId, index) => row(entryId, index + 1, index % 5));
  const entered = { state: 'provisional', rows, revision: 1, enteredBy: 'admin' } as const;
  const matches = Array.from({ length: MATCHES }, (_, index) => matchRecord(`m${index + 1}`, index + 1, entered));
  return {
    'tournaments/copa': tournamentRecord(),
    'competitions/copa': { ...competitionRecord({ stages }), writes: 1 },
    ...Object.fromEntries(entryIds.map((id) => [`competitions/copa/entries/${id}`, { ...entryRecord(id) }])),
    ...Object.fromEntries(matches.map((match) => [`competitions/copa/matches/${match.id}`, { ...match }])),
  };
}

/** The group's public document as a visitor reads it, without an account. */
async function publicText(): Promise<string> {
  const documents = `http://${stack.firestoreHost}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${documents}/results/copa/groups/${GROUP}`);
  return response.ok ? response.text() : '';
}

/** Measures the delay from the tap that makes a result official to the public document. */
export async function measure(): Promise<Row[]> {
  const { database, firebase, empty } = openDatabase(PROJECT);
  await empty();
  await deployRules(PROJECT);
  await write(database, matchDay());
  const token = await signInOn(firebase).in(people.admin);
  const product = await deploy(PROJECT);
  const turn = async (state: 'official' | 'provisional', from: string) => {
    const body = { state, from, expectedRevision: 1 };
    const reply = await product.call('PATCH /competitions/copa/matches/m1/state', { token, body });
    if (reply.status !== 200) throw new Error(`The state was answered with ${reply.status}`);
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const time = await timed(async () => {
      await turn('official', 'provisional');
      while (!(await publicText()).includes('"official"'));
    });
    times.push(time);
    await turn('provisional', 'official');
  }
  await product.stop();
  await empty();
  const of = `of ${ENTRIES} players from the tap to the public document`;
  return [
    alone({ what: `Results: an official one ${of}, half of them within`, unit: 'ms', figure: median(times) }),
    alone(
      { what: `Results: an official one ${of}, the slowest of ${ROUNDS}`, unit: 'ms', figure: Math.max(...times) },
      MOST_TO_BE_PUBLIC,
    ),
  ];
}
