import { deploy } from '../../support/deployed.ts';
import { deployRules } from '../../support/direct.ts';
import { people, signInOn } from '../../support/people/people.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../support/records/competition-records.ts';
import { openDatabase } from '../../support/records/database.ts';
import { tournamentRecord, write } from '../../support/records/records.ts';
import { stack } from '../../support/stack.ts';
import { alone, type Row } from '../row.ts';
import { median, timed } from '../timing.ts';

const PROJECT = 'demo-bench-results';
const ENTRIES = 48;
const MATCHES = 6;
const ROUNDS = 20;
const MOST_TO_BE_PUBLIC = 2_000;

/** An evening of 48 players whose six results are all entered, and none of them official. */
function evening() {
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

/** The public document as a visitor's browser reads it, without an account. */
async function publicText(): Promise<string> {
  const documents = `http://${stack.firestoreHost}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${documents}/results/copa`);
  return response.ok ? response.text() : '';
}

/** How long everybody waits for a result, from the tap that makes it official to the document that they read. */
export async function measure(): Promise<Row[]> {
  const { database, firebase, empty } = openDatabase(PROJECT);
  await empty();
  await deployRules(PROJECT);
  await write(database, evening());
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
