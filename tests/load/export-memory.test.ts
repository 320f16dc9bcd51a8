import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Deployed, deploy } from '../fixtures/deployed.ts';
import { people, signInOn } from '../fixtures/people/people.ts';
import { openDatabase } from '../fixtures/records/database.ts';
import { hoursFromNow, registrationRecord, tournamentRecord, write } from '../fixtures/records/records.ts';
import { peakMegabytes, WATCHED } from '../fixtures/watched.ts';

const REGISTRATIONS = 10_000;
const BATCH = 500;
const MOST_MEGABYTES = 150;
const MOST_GROWTH = 30;
/** A heap too small for all registrations: reading them at once ends the process. */
const SMALL_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=2'];

const texts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, `Respuesta ${id} `.repeat(10)]));
const answers = { ...texts, f: 'y ya está' };
const opened = openDatabase('demo-hostile-export');
let deployed: Deployed;

beforeAll(async () => {
  await opened.empty();
  await write(opened.database, { 'tournaments/copa': tournamentRecord() });
  for (let from = 0; from < REGISTRATIONS; from += BATCH) {
    const ids = Array.from({ length: BATCH }, (_, index) => String(20_000_000 + from + index));
    const records = ids.map((freeFireId, index) => [
      `registrations/copa_${freeFireId}`,
      registrationRecord({ freeFireId, answers, createdAt: hoursFromNow(index) }),
    ]);
    await write(opened.database, Object.fromEntries(records));
  }
  deployed = await deploy(opened.projectId, { node: [...SMALL_HEAP, ...WATCHED] });
}, 240_000);
afterAll(async () => {
  await deployed.stop();
  await opened.empty();
  await opened.close();
});

it('exports 10,000 registrations as csv and json in less than 150 MB of memory', async () => {
  const token = await signInOn(opened.firebase).in(people.admin);
  const idle = await peakMegabytes(deployed.process);
  for (const format of ['csv', 'json']) {
    const { body } = await deployed.call(`GET /registrations/export/copa?format=${format}`, { token });
    expect(JSON.stringify(body).match(/y ya está/g)).toHaveLength(REGISTRATIONS);
  }
  const peak = await peakMegabytes(deployed.process);
  expect(peak).toBeLessThan(MOST_MEGABYTES);
  expect(peak - idle).toBeLessThan(MOST_GROWTH);
});
